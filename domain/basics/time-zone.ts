// Which names are those of a time zone, and which zones have the same clock.

/** By its name: an offset such as +05:30 knows no summer time, and not every browser knows it. */
export function isTimeZone(name: string): boolean {
  if (/^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat(undefined, { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const halfAYear = 182 * 24 * 60 * 60_000

/** Whether clocks in both zones show the same time, now and half a year from now: Detroit has New York's. */
export function haveSameClock(one: string, other: string, now: Date): boolean {
  return [now.getTime(), now.getTime() + halfAYear].every(
    (moment) => wallTime(moment, one) === wallTime(moment, other),
  )
}

function wallTime(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment)
}
