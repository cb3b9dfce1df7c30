// The restaurant's wall clock and its business days. For the server only, because not every browser has Temporal
// (docs/decisions/0001).
import { addDays, businessDayStartHour, type WallTime } from '../basics/days.ts'

/** The business day of an instant, as YYYY-MM-DD, and the hour on the restaurant's wall clock. */
export function restaurantClock(instant: Date, timeZone: string): { day: string; hour: number } {
  const wall = wallClock(instant, timeZone)
  const day = wall.toPlainDate().toString()
  return { day: wall.hour < businessDayStartHour ? addDays(day, -1) : day, hour: wall.hour }
}

export function businessDayOf(instant: Date, timeZone: string): string {
  return restaurantClock(instant, timeZone).day
}

/** The calendar day and the time of day on the restaurant's wall clock. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const wall = wallClock(instant, timeZone)
  return { day: wall.toPlainDate().toString(), time: wall.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** The next moment at which a business day starts. */
export function nextBusinessDay(now: Date, timeZone: string): Date {
  return instantAt(addDays(businessDayOf(now, timeZone), 1), { hour: businessDayStartHour }, timeZone)
}

/**
 * The same wall-clock time, this many days ago. If daylight saving time skipped that time, the answer is as long after the
 * gap; if the clocks showed that time twice, the answer uses today's offset from UTC.
 */
export function daysEarlier(now: Date, days: number, timeZone: string): Date {
  const wall = wallClock(now, timeZone)
  const { year, month, day } = wall.toPlainDate().subtract({ days })
  return instantOf(wall.with({ year, month, day }, { offset: 'prefer', disambiguation: 'compatible' }))
}

/**
 * The instant of a wall-clock time. If the clocks skip that time, the answer is as long after the gap; if they show that time
 * twice, the answer is the first of the two.
 */
export function instantAt(day: string, time: Temporal.PlainTimeLike, timeZone: string): Date {
  const wall = Temporal.PlainDate.from(day).toPlainDateTime(time)
  return instantOf(wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' }))
}

function wallClock(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
}

function instantOf(wall: Temporal.ZonedDateTime): Date {
  return new Date(wall.epochMilliseconds)
}
