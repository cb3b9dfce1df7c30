// The rules for the opening hours that the owner sets: the week, and the special days. The Hours screen checks with them
// while the owner types, and the server checks again.
import * as z from 'zod/mini'
import { countDays } from './days.ts'
import type { PlainFault } from './faults.ts'
import { pickedDay } from './day-rule.ts'
import { fault, text } from './form-rules.ts'
import { version } from './saved-version.ts'
import { isPastMidnight, weekdays, type Period, type Week, type Weekday } from './opening-hours.ts'

export const mostPeriods = 3
export const mostSpecialDays = 60
/** Of one entry, which may be a range of days. */
export const longestSpecialDays = 366
export const longestWords = 120

const wallTime = z
  .string(fault('time-shape'))
  .check(z.regex(/^([01]\d|2[0-3]):[0-5][05]$/, { error: fault('time-shape'), abort: true }))
const periods = z
  .array(z.strictObject({ from: wallTime, to: wallTime }, fault('time-shape')), fault('not-a-list'))
  .check(z.maxLength(mostPeriods, fault('too-many-periods')))
const words = text('words-missing', longestWords)

const specialDay = z.strictObject(
  {
    from: pickedDay,
    to: pickedDay,
    periods,
    words: z.nullable(z.strictObject({ en: words, es: z.exactOptional(words) }, fault('words-missing'))),
  },
  fault('day-missing'),
)

/** The body of POST /api/office/hours: all of the hours, with the version that the owner saw. */
export const hoursForm = z
  .strictObject({
    version,
    week: z.nullable(
      z.strictObject(
        Object.fromEntries(weekdays.map((one) => [one, periods])) as Record<Weekday, typeof periods>,
        fault('week-missing'),
      ),
    ),
    specialDays: z
      .array(specialDay, fault('not-a-list'))
      .check(z.maxLength(mostSpecialDays, fault('too-many-special-days'))),
  })
  .check(({ value, issues }) => {
    for (const { path, code } of faultsOfHours(value))
      issues.push({ code: 'custom', input: value, path, message: code })
  })

interface HoursFault {
  readonly path: (string | number)[]
  readonly code: PlainFault
}

type WrittenHours = { readonly week: Week | null; readonly specialDays: readonly WrittenDay[] }
type WrittenDay = { readonly from: string; readonly to: string; readonly periods: readonly Period[] }

function faultsOfHours({ week, specialDays }: WrittenHours): HoursFault[] {
  return [
    ...(week ? faultsOfWeek(week) : []),
    ...specialDays.flatMap((special, at) => {
      const before = specialDays[at - 1]
      return faultsOfSpecialDay(special, before).map(({ path, code }) => ({
        path: ['specialDays', at, ...path],
        code,
      }))
    }),
  ]
}

function faultsOfWeek(week: Week): HoursFault[] {
  return weekdays.flatMap((weekday, at) => {
    const dayBefore = weekdays.at(at - 1) ?? 'sunday'
    return faultsOfDay(week[weekday], week[dayBefore]).map(({ path, code }) => ({
      path: ['week', weekday, ...path],
      code,
    }))
  })
}

/**
 * A special day may start while the evening before it, which is of the week or of another special day, is still on: the
 * week changes later without anybody thinking of it, and the restaurant is then simply open (hours.ts).
 */
function faultsOfSpecialDay(special: WrittenDay, before: WrittenDay | undefined): HoursFault[] {
  const { from, to } = special
  if (to < from) return [{ path: ['to'], code: 'days-reversed' }]
  if (countDays(from, to) > longestSpecialDays) return [{ path: ['to'], code: 'too-long-special-days' }]
  if (before && from <= before.to) return [{ path: ['from'], code: 'special-days-overlap' }]
  const dayBefore = from < to ? special.periods : []
  return faultsOfDay(special.periods, dayBefore).map(({ path, code }) => ({
    path: ['periods', ...path],
    code,
  }))
}

/** The periods of a day stand one after the other; two that touch are one. */
function faultsOfDay(periodsOfDay: readonly Period[], dayBefore: readonly Period[]): HoursFault[] {
  const evening = dayBefore.at(-1)
  return periodsOfDay.flatMap(({ from }, at): HoursFault[] => {
    const above = periodsOfDay[at - 1]
    if (above && (isPastMidnight(above) || from < above.to))
      return [{ path: [at, 'from'], code: 'starts-before-end' }]
    if (!above && evening && isPastMidnight(evening) && from < evening.to)
      return [{ path: [at, 'from'], code: 'day-before-still-open' }]
    return []
  })
}
