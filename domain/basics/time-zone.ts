// Checks the name of a time zone, and compares the clocks of two zones.

/** Accepts names only: an offset such as +05:30 has no daylight saving time, and not every browser supports offsets. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const halfAYear = 182 * 24 * 60 * 60_000

/** Whether clocks in both zones show the same time now and half a year from now, as in Detroit and New York. */
export function haveSameClock(one: string, other: string, now: Date): boolean {
  return [now.getTime(), now.getTime() + halfAYear].every(
    (moment) => wallTime(moment, one) === wallTime(moment, other),
  )
}

function wallTime(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
}
