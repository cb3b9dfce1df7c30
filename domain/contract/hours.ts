// The opening hours on the wire: the week, the special days, and whether the restaurant is open. A schema gives the type.
import * as z from 'zod/mini'
import { weekdays } from '../opening-hours.ts'
import { count, instant, localText, named } from './values.ts'

export const wallTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5][05]$/))
  .register(named, {
    id: 'WallTime',
    description: 'A time on the restaurant’s wall clock, on five minutes: 21:30.',
  })

export const period = z.strictObject({ from: wallTime, to: wallTime }).register(named, {
  id: 'Period',
  description: 'Open from then to then. What ends no later than it starts ends on the next day.',
})
const periods = z.array(period)

export const week = z
  .strictObject(
    Object.fromEntries(weekdays.map((day) => [day, periods])) as Record<
      (typeof weekdays)[number],
      typeof periods
    >,
  )
  .register(named, { id: 'Week', description: 'The periods of each weekday; a day without any is closed.' })

export const calendarDay = z.iso
  .date()
  .register(named, { id: 'CalendarDay', description: 'A day of the calendar, from midnight.' })

export const specialDay = z
  .strictObject({
    from: calendarDay,
    /** The last of its days. */
    to: calendarDay,
    /** Closed without any. */
    periods,
    words: z.nullable(localText),
  })
  .register(named, {
    id: 'SpecialDay',
    description: 'Days with hours of their own, which win over the week.',
  })

export const hoursFields = {
  /** Null until the owner has set it: open at all hours. */
  week: z.nullable(week),
  /** By their days; none overlaps another. */
  specialDays: z.array(specialDay),
}
export const hours = z.strictObject(hoursFields).register(named, { id: 'Hours' })

export const officeHoursReply = z
  .strictObject({
    ...hoursFields,
    /** Sent back with a change, so that nobody overwrites what they have not seen. */
    version: count,
  })
  .register(named, { id: 'OfficeHoursReply' })

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
