// The free slots by the days of the restaurant's calendar.
import { calendarDay, clockTime } from '#words/basics/dates.ts'

/** The days that have a free slot, in their order. */
export function daysOf(slots: readonly string[], timeZone: string): string[] {
  return [...new Set(slots.map((slot) => calendarDay(slot, timeZone)))]
}

export function slotsOn(day: string | undefined, slots: readonly string[], timeZone: string): string[] {
  return slots.filter((slot) => calendarDay(slot, timeZone) === day)
}

/** The slot of another day: at the same time if that is free, else the first one. */
export function slotOn(
  day: string,
  slots: readonly string[],
  chosen: string | undefined,
  timeZone: string,
): string | undefined {
  const ofDay = slotsOn(day, slots, timeZone)
  const time = chosen && clockTime(chosen, timeZone)
  return ofDay.find((slot) => clockTime(slot, timeZone) === time) ?? ofDay[0]
}
