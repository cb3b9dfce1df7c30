// From the clock on the restaurant's wall to an instant.
import { wallOffset } from '#domain/business-day.ts'

/** The instant at which the wall shows this day and this time; the time is written 18:30. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}Z`)
  // The offset is that of the instant itself, which is known only after a first guess.
  const guess = new Date(wall - wallOffset(new Date(wall), timeZone))
  return new Date(wall - wallOffset(guess, timeZone))
}
