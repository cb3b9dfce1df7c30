// Converts a wall-clock time in a time zone to an instant.
import { wallOffset } from '#domain/business-day.ts'

/** `time` is written like 18:30. */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}Z`)
  // The offset belongs to the instant itself, which takes a first guess to find.
  const guess = new Date(wall - wallOffset(new Date(wall), timeZone))
  return new Date(wall - wallOffset(guess, timeZone))
}
