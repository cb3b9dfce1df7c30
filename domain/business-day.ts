// The business day and the time zone: a day starts at 04:00 at the restaurant, so that a late order belongs to the evening.

export const firstHour = 4

const oneDay = 24 * 60 * 60 * 1000

export function isTimeZone(name: string): boolean {
  try {
    wallClock(new Date(0), name)
    return true
  } catch {
    return false
  }
}

/** The business day of an instant, as YYYY-MM-DD, and the hour on the restaurant's wall clock. */
export function restaurantClock(instant: Date, timeZone: string): { day: string; hour: number } {
  const { day, hour } = wallClock(instant, timeZone)
  return { day: hour < firstHour ? addDays(day, -1) : day, hour }
}

export function businessDayOf(instant: Date, timeZone: string): string {
  return restaurantClock(instant, timeZone).day
}

/** The next moment at which a business day starts. */
export function nextBusinessDay(now: Date, timeZone: string): Date {
  const today = businessDayOf(now, timeZone)
  // The search goes in quarter hours, since some time zones are a half or a quarter of an hour off the others.
  const quarter = 15 * 60 * 1000
  let moment = Math.floor(now.getTime() / quarter) * quarter
  do moment += quarter
  while (businessDayOf(new Date(moment), timeZone) === today)
  return new Date(moment)
}

/**
 * The same wall-clock time, this many days ago. Where the clocks skipped that time, the answer is as long after the gap;
 * where they showed that time twice, the answer uses today's offset from UTC.
 */
export function daysEarlier(now: Date, days: number, timeZone: string): Date {
  const earlier = new Date(now.getTime() - days * oneDay)
  return new Date(earlier.getTime() + wallOffset(now, timeZone) - wallOffset(earlier, timeZone))
}

/** A day is YYYY-MM-DD; a negative count goes back. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * oneDay).toISOString().slice(0, 10)
}

/** Both days are counted. */
export function countDays(from: string, to: string): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / oneDay + 1
}

/** True for a day of the calendar, as 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment) && addDays(text, 0) === text
}

/** A cache: making a format takes far longer than using one, and every order needs one. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}

interface WallTime {
  readonly day: string
  readonly hour: number
  readonly minute: number
}

function wallClock(instant: Date, timeZone: string): WallTime {
  const format = formatFor(timeZone)
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    hour: Number(parts['hour']),
    minute: Number(parts['minute']),
  }
}

/** How far the restaurant's wall clock is ahead of UTC, in milliseconds. */
export function wallOffset(instant: Date, timeZone: string): number {
  const { day, hour, minute } = wallClock(instant, timeZone)
  const wall = Date.parse(`${day}T00:00:00Z`) + (hour * 60 + minute) * 60_000
  return wall - Math.floor(instant.getTime() / 60_000) * 60_000
}
