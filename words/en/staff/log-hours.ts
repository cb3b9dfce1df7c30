// What the Log screen says of changed opening hours.
import type { HoursChanges, SpecialDayChange, WeekdayChange } from '#domain/hours-changes.ts'
import type { Period, SpecialDay } from '#domain/opening-hours.ts'
import { periodsName, specialDayInFull, weekdayName } from '../hours.ts'
import { listOf } from '../lists.ts'

export function hoursSentence({ week, specialDays }: HoursChanges): string {
  return listOf([...sameChanges(week).map(weekSentence), ...specialDays.map(specialSentence)])
}

/** Days that were changed from the same hours to the same hours are told together. */
function sameChanges(changes: readonly WeekdayChange[]): WeekdayChange[][] {
  const change = ({ from, to }: WeekdayChange) => JSON.stringify([from, to])
  return [...Map.groupBy(changes, change).values()]
}

function weekSentence(changes: readonly WeekdayChange[]): string {
  const [first] = changes
  const days = listOf(changes.map(({ day }) => weekdayName(day)))
  return `set ${days} to ${hoursOf(first?.to)} (before: ${hoursOf(first?.from)})`
}

function hoursOf(periods: readonly Period[] | null | undefined): string {
  return periods ? periodsName(periods) : 'all hours'
}

function specialSentence({ from, to }: SpecialDayChange): string {
  if (from && to) return `changed ${specialDayInFull(to)} to ${dayOf(to)} (before: ${untilThen(from, to)})`
  if (to) return `added ${specialDayInFull(to)} (${dayOf(to)})`
  return from ? `removed ${specialDayInFull(from)} (${dayOf(from)})` : ''
}

function untilThen(from: SpecialDay, to: SpecialDay): string {
  return from.to === to.to ? dayOf(from) : `${specialDayInFull(from)}, ${dayOf(from)}`
}

function dayOf({ periods, words }: SpecialDay): string {
  if (!words) return periodsName(periods)
  const said = words.es === undefined ? `“${words.en}”` : `“${words.en}” (“${words.es}”)`
  return `${periodsName(periods)}, ${said}`
}
