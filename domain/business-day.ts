// The restaurant's day: it starts at 04:00 where the restaurant is, so that a late order belongs to the evening.

const firstHour = 4

export function isTimeZone(name: string): boolean {
  try {
    wallClock(new Date(0), name)
    return true
  } catch {
    return false
  }
}

/** The day an instant belongs to, as YYYY-MM-DD. */
export function businessDayOf(instant: Date, timeZone: string): string {
  const { day, hour } = wallClock(instant, timeZone)
  return hour < firstHour ? dayBefore(day) : day
}

/** The next moment at which a business day starts. */
export function nextBusinessDay(now: Date, timeZone: string): Date {
  const today = businessDayOf(now, timeZone)
  // Clocks change by minutes at most before 04:00 is reached again: walk there in quarter hours.
  const quarter = 15 * 60 * 1000
  let moment = Math.floor(now.getTime() / quarter) * quarter
  do moment += quarter
  while (businessDayOf(new Date(moment), timeZone) === today)
  return new Date(moment)
}

function wallClock(instant: Date, timeZone: string): { day: string; hour: number } {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
  return { day: `${parts['year']}-${parts['month']}-${parts['day']}`, hour: Number(parts['hour']) }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
