// The opening hours: the setting of the week and the special days, with its checks, and whether the restaurant is open. A
// schema gives the type.
import * as z from 'zod/mini'
import { countDays, isPastMidnight, weekdays } from '../basics/days.ts'
import type { ValidationError } from '../basics/validation-errors.ts'
import { addIssue, validationError, pickedDay, version } from '../basics/form-schema.ts'
import { instant, localText, named, localizedText, type Wire } from '../basics/values.ts'

export const maxPeriods = 3
export const maxSpecialDays = 60
/** Of one entry, which may be a range of days. */
export const maxSpecialDaySpan = 366
export const maxNoteLength = 120

const wallTime = z
  .string(validationError('invalid-time'))
  .check(z.regex(/^([01]\d|2[0-3]):[0-5][05]$/, { error: validationError('invalid-time'), abort: true }))
  .register(named, {
    id: 'WallTime',
    description: 'A time on the restaurant’s wall clock, on five minutes: 21:30.',
  })

export const period = z.strictObject({ from: wallTime, to: wallTime }).register(named, {
  id: 'Period',
  description: 'Open from then to then. What ends no later than it starts ends on the next day.',
})
const periods = z
  .array(period)
  .check(z.maxLength(maxPeriods, validationError({ code: 'too-many', of: 'periods', most: maxPeriods })))

export const week = z
  .strictObject(
    Object.fromEntries(weekdays.map((day) => [day, periods])) as Record<
      (typeof weekdays)[number],
      typeof periods
    >,
  )
  .register(named, { id: 'Week', description: 'The periods of each weekday; a day without any is closed.' })

export const specialDay = z
  .strictObject({
    from: pickedDay,
    /** The last of its days. */
    to: pickedDay,
    /** Closed without any. */
    periods,
    words: z.nullable(localizedText(maxNoteLength)),
  })
  .register(named, {
    id: 'SpecialDay',
    description: 'Days with hours of their own, which win over the week.',
  })

export const hours = z
  .strictObject({
    /** Null until the owner has set it: open at all hours. */
    week: z.nullable(week),
    /** By their days; none overlaps another. */
    specialDays: z
      .array(specialDay)
      .check(
        z.maxLength(
          maxSpecialDays,
          validationError({ code: 'too-many', of: 'special-days', most: maxSpecialDays }),
        ),
      ),
  })
  .register(named, { id: 'Hours' })

export const savedHours = z
  .extend(hours, { version })
  .check(({ value, issues }) => {
    for (const found of findHoursErrors(value)) addIssue(issues, found.path, found.validationError)
  })
  .register(named, { id: 'SavedHours' })

export const opening = z
  .discriminatedUnion('open', [
    z.strictObject({
      open: z.literal(true),
      /** The closing instant still counts as open; null when no end is in sight. */
      until: z.nullable(instant),
    }),
    z.strictObject({
      open: z.literal(false),
      /** Null when nobody knows. */
      opensAt: z.nullable(instant),
      /** What the owner says to customers about this day. */
      words: z.nullable(localText),
    }),
  ])
  .register(named, { id: 'Opening', description: 'Open or closed, by the server’s clock.' })

interface HoursError {
  readonly path: (string | number)[]
  readonly validationError: ValidationError
}

function findHoursErrors({ week: ofWeek, specialDays }: Wire<typeof hours>): HoursError[] {
  return [
    ...(ofWeek ? findWeekErrors(ofWeek) : []),
    ...specialDays.flatMap((special, at) => {
      const before = specialDays[at - 1]
      return findSpecialDayErrors(special, before).map((found) => ({
        ...found,
        path: ['specialDays', at, ...found.path],
      }))
    }),
  ]
}

function findWeekErrors(ofWeek: Wire<typeof week>): HoursError[] {
  return weekdays.flatMap((weekday, at) => {
    const dayBefore = weekdays.at(at - 1) ?? 'sunday'
    return findDayErrors(ofWeek[weekday], ofWeek[dayBefore]).map((found) => ({
      ...found,
      path: ['week', weekday, ...found.path],
    }))
  })
}

type SpecialDay = Wire<typeof specialDay>

/**
 * A special day may start while the evening before it, which is of the week or of another special day, is still on: the
 * week changes later without anybody thinking of it, and the restaurant is then simply open (hours.ts).
 */
function findSpecialDayErrors(special: SpecialDay, before: SpecialDay | undefined): HoursError[] {
  const { from, to } = special
  if (to < from) return [{ path: ['to'], validationError: { code: 'reversed' } }]
  if (countDays(from, to) > maxSpecialDaySpan)
    return [{ path: ['to'], validationError: { code: 'too-many', most: maxSpecialDaySpan } }]
  if (before && from <= before.to)
    return [{ path: ['from'], validationError: { code: 'overlaps', with: 'special-day' } }]
  const dayBefore = from < to ? special.periods : []
  return findDayErrors(special.periods, dayBefore).map((found) => ({
    ...found,
    path: ['periods', ...found.path],
  }))
}

/** The periods of a day stand one after the other; two that touch are one. */
function findDayErrors(periodsOfDay: SpecialDay['periods'], dayBefore: SpecialDay['periods']): HoursError[] {
  const evening = dayBefore.at(-1)
  return periodsOfDay.flatMap(({ from }, at): HoursError[] => {
    const above = periodsOfDay[at - 1]
    if (above && (isPastMidnight(above) || from < above.to))
      return [{ path: [at, 'from'], validationError: { code: 'overlaps', with: 'hours-above' } }]
    if (!above && evening && isPastMidnight(evening) && from < evening.to)
      return [{ path: [at, 'from'], validationError: { code: 'overlaps', with: 'evening-before' } }]
    return []
  })
}
