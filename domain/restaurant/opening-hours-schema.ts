// The opening hours on the wire: the setting (the week and the special days) with its checks, and whether the restaurant is
// open. A schema gives the type.
import * as z from 'zod/mini'
import { countDays, isPastMidnight, weekdays } from '../basics/days.ts'
import type { ValidationError } from '../basics/validation-errors.ts'
import { addIssue, validationError, pickedDay, version } from '../basics/form-schema.ts'
import { instant, localText, named, localizedText, type Wire } from '../basics/values.ts'

export const maxPeriods = 3
export const maxSpecialDays = 60
/** The most days of one special entry, which may be a range. */
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
    /** The last day of the range. */
    to: pickedDay,
    /** Empty if the restaurant is closed. */
    periods,
    words: z.nullable(localizedText(maxNoteLength)),
  })
  .register(named, {
    id: 'SpecialDay',
    description: 'Days with hours of their own, which win over the week.',
  })

export const hours = z
  .strictObject({
    /** Null until the owner sets the week: until then the restaurant is always open. */
    week: z.nullable(week),
    /** Sorted by day, without overlaps. */
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
      /** The restaurant is still open at this very instant; null if it does not close in the next two weeks. */
      until: z.nullable(instant),
    }),
    z.strictObject({
      open: z.literal(false),
      /** Null if no opening is planned. */
      opensAt: z.nullable(instant),
      /** The owner's message to customers about this day. */
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
 * A special day may start before the previous evening has ended. This overlap is allowed, because a later change of the week
 * could always cause it, and the restaurant is then simply open (open-spans.ts).
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

/** The periods of a day are in order and do not overlap; they may touch. */
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
