// The fields of the Hours screen, on top of what is saved: the seven days, whether the week is set at all, and the special
// days. A time that cannot be read stands in a period as it was typed.
import { maxPeriods, savedHours } from '#domain/restaurant/opening-hours-schema.ts'
import type { Saved } from '#domain/restaurant/restaurant-api.ts'
import type { Hours, Period, SpecialDay, Week } from '#domain/restaurant/opening-hours.ts'
import { isPastMidnight, weekdays, type Weekday } from '#domain/basics/days.ts'
import { checkedBy } from '../checked-by.ts'
import type { FormOfSetting } from '../office/use-setting-form.ts'
import type { Checked } from '../use-submit.ts'
import { isReadable, minutesOf, timeOf } from '../parts/read-time.ts'
import { weekdayName } from '#words/restaurant/hours.ts'
import { hoursOfficeMessages as words } from '#words/restaurant/staff/hours.ts'

export interface DayFields {
  readonly isOpen: boolean
  /** Kept while the day is closed, for who opens it again. */
  readonly periods: readonly Period[]
}

export type HoursFields = Readonly<Record<Weekday, DayFields>> & {
  /** False while the restaurant is open at all hours. */
  readonly isSet: boolean
  readonly specialDays: readonly SpecialDay[]
}

/** What most restaurants mean; the owner goes on from here. */
export const usualPeriod: Period = { from: '11:00', to: '21:00' }

/** What a day says, whatever else it remembers. */
const dayField = (day: Weekday) => ({ label: weekdayName(day), meaning: openPeriods, settles: ['week'] })

export const hoursFields = {
  fields: {
    isSet: { label: words.week, settles: ['week'] },
    monday: dayField('monday'),
    tuesday: dayField('tuesday'),
    wednesday: dayField('wednesday'),
    thursday: dayField('thursday'),
    friday: dayField('friday'),
    saturday: dayField('saturday'),
    sunday: dayField('sunday'),
    specialDays: { label: words.special },
  },
  formOf: fieldsOf,
  check: checkHours,
} satisfies FormOfSetting<'hours', HoursFields>

export function fieldsOf({ week, specialDays }: Hours): HoursFields {
  const days = weekdays.map((day): [Weekday, DayFields] => {
    const periods = week ? week[day] : [usualPeriod]
    return [day, { isOpen: periods.length > 0, periods: periods.length > 0 ? periods : [usualPeriod] }]
  })
  return { ...(Object.fromEntries(days) as Record<Weekday, DayFields>), isSet: week !== null, specialDays }
}

export function openPeriods({ isOpen, periods }: DayFields): readonly Period[] {
  return isOpen ? periods : []
}

export function checkHours(fields: HoursFields, version: number): Checked<Saved<'hours'>> {
  return checkedBy(savedHours, { version, ...hoursOf(fields) })
}

function hoursOf(fields: HoursFields): Hours {
  const { isSet, specialDays } = fields
  const week = Object.fromEntries(weekdays.map((day) => [day, openPeriods(fields[day])])) as unknown as Week
  return { week: isSet ? week : null, specialDays }
}

/** The next period of a day, where there is room for one: an hour after the last, or before the first. */
export function oneMore(periods: readonly Period[]): readonly Period[] | undefined {
  const [first, last] = [periods[0], periods.at(-1)]
  if (!first || !last) return [usualPeriod]
  if (periods.length >= maxPeriods || !periods.every(isReadable)) return undefined
  const end = minutesOf(last.to)
  if (!isPastMidnight(last) && end <= 22 * 60)
    return [...periods, { from: timeOf(end + 60), to: timeOf(Math.min(end + 4 * 60, 24 * 60)) }]
  const start = minutesOf(first.from)
  if (start < 4 * 60) return undefined
  return [{ from: timeOf(start - 3 * 60), to: timeOf(start - 60) }, ...periods]
}

/** All but the one that began on that day. */
export function specialDaysBut(
  specialDays: readonly SpecialDay[],
  gone: SpecialDay | undefined,
): readonly SpecialDay[] {
  return specialDays.filter(({ from }) => from !== gone?.from)
}

/** In the order of their days. */
export function sortSpecialDays(specialDays: readonly SpecialDay[]): readonly SpecialDay[] {
  return specialDays.toSorted((one, other) => one.from.localeCompare(other.from))
}
