// From the clock on the restaurant's wall to an instant.

const minute = 60_000

/** The instant at which the wall shows this day and this time; the time is written 18:30. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}Z`)
  // The offset is that of the instant itself, which is known only after a first guess.
  const guess = wall - offsetAt(wall, timeZone)
  return new Date(wall - offsetAt(guess, timeZone))
}

/** How far the wall is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  const { year, month, day, hour, minute: minutes } = parts
  const wall = Date.parse(`${year}-${month}-${day}T${hour}:${minutes}:00Z`)
  return wall - Math.floor(instant / minute) * minute
}

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
