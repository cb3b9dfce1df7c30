// The rules for the opening hours that the owner sets: the week, and the special days. The Hours screen checks with them
// while the owner types, and the server checks again.
import * as z from 'zod/mini'
import { countDays } from './days.ts'
import type { Fault } from './faults.ts'
import { pickedDay } from './day-rule.ts'
import { complain, fault, text } from './form-rules.ts'
import { version } from './saved-version.ts'
import { isPastMidnight, weekdays, type Period, type Week, type Weekday } from './opening-hours.ts'

export const mostPeriods = 3
export const mostSpecialDays = 60
/** Of one entry, which may be a range of days. */
export const longestSpecialDays = 366
export const longestWords = 120

const wallTime = z
  .string(fault('not-a-time'))
  .check(z.regex(/^([01]\d|2[0-3]):[0-5][05]$/, { error: fault('not-a-time'), abort: true }))
const periods = z
  .array(z.strictObject({ from: wallTime, to: wallTime }))
  .check(z.maxLength(mostPeriods, fault({ code: 'too-many', of: 'periods', most: mostPeriods })))
const words = text(longestWords)

const specialDay = z.strictObject({
  from: pickedDay,
  to: pickedDay,
  periods,
  words: z.nullable(z.strictObject({ en: words, es: z.exactOptional(words) })),
})

/** The body of POST /api/office/hours: all of the hours, with the version that the owner saw. */
export const hoursForm = z
  .strictObject({
    version,
    week: z.nullable(
      z.strictObject(
        Object.fromEntries(weekdays.map((one) => [one, periods])) as Record<Weekday, typeof periods>,
      ),
    ),
    specialDays: z
      .array(specialDay)
      .check(
        z.maxLength(mostSpecialDays, fault({ code: 'too-many', of: 'special-days', most: mostSpecialDays })),
      ),
  })
  .check(({ value, issues }) => {
    for (const found of faultsOfHours(value)) complain(issues, found.path, found.fault)
  })

interface HoursFault {
  readonly path: (string | number)[]
  readonly fault: Fault
}

type WrittenHours = { readonly week: Week | null; readonly specialDays: readonly WrittenDay[] }
type WrittenDay = { readonly from: string; readonly to: string; readonly periods: readonly Period[] }

function faultsOfHours({ week, specialDays }: WrittenHours): HoursFault[] {
  return [
    ...(week ? faultsOfWeek(week) : []),
    ...specialDays.flatMap((special, at) => {
      const before = specialDays[at - 1]
      return faultsOfSpecialDay(special, before).map((found) => ({
        ...found,
        path: ['specialDays', at, ...found.path],
      }))
    }),
  ]
}

function faultsOfWeek(week: Week): HoursFault[] {
  return weekdays.flatMap((weekday, at) => {
    const dayBefore = weekdays.at(at - 1) ?? 'sunday'
    return faultsOfDay(week[weekday], week[dayBefore]).map((found) => ({
      ...found,
      path: ['week', weekday, ...found.path],
    }))
  })
}

/**
 * A special day may start while the evening before it, which is of the week or of another special day, is still on: the
 * week changes later without anybody thinking of it, and the restaurant is then simply open (hours.ts).
 */
function faultsOfSpecialDay(special: WrittenDay, before: WrittenDay | undefined): HoursFault[] {
  const { from, to } = special
  if (to < from) return [{ path: ['to'], fault: { code: 'reversed' } }]
  if (countDays(from, to) > longestSpecialDays)
    return [{ path: ['to'], fault: { code: 'too-many', most: longestSpecialDays } }]
  if (before && from <= before.to)
    return [{ path: ['from'], fault: { code: 'overlaps', with: 'special-day' } }]
  const dayBefore = from < to ? special.periods : []
  return faultsOfDay(special.periods, dayBefore).map((found) => ({
    ...found,
    path: ['periods', ...found.path],
  }))
}

/** The periods of a day stand one after the other; two that touch are one. */
function faultsOfDay(periodsOfDay: readonly Period[], dayBefore: readonly Period[]): HoursFault[] {
  const evening = dayBefore.at(-1)
  return periodsOfDay.flatMap(({ from }, at): HoursFault[] => {
    const above = periodsOfDay[at - 1]
    if (above && (isPastMidnight(above) || from < above.to))
      return [{ path: [at, 'from'], fault: { code: 'overlaps', with: 'hours-above' } }]
    if (!above && evening && isPastMidnight(evening) && from < evening.to)
      return [{ path: [at, 'from'], fault: { code: 'overlaps', with: 'evening-before' } }]
    return []
  })
}
