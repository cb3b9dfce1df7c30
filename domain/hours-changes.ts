// What is different between two versions of the opening hours, for the audit log.
import type { hoursChanges } from './contract/hours.ts'
import type { Wire } from './contract/values.ts'
import { weekdays, type Hours, type Period } from './opening-hours.ts'

export type HoursChanges = Wire<typeof hoursChanges>
export type WeekdayChange = HoursChanges['week'][number]
export type SpecialDayChange = HoursChanges['specialDays'][number]

/** Undefined when nothing is different. A special day is known by its first day. */
export function findHoursChanges(before: Hours, after: Hours): HoursChanges | undefined {
  const week = weekdays
    .map((day) => ({ day, from: periodsIn(before, day), to: periodsIn(after, day) }))
    .filter(({ from, to }) => isDifferent(from, to))
  const starts = [...before.specialDays, ...after.specialDays].map(({ from }) => from)
  const specialDays = [...new Set(starts)]
    .toSorted()
    .map((start) => ({ from: startingOn(before, start), to: startingOn(after, start) }))
    .filter(({ from, to }) => isDifferent(from, to))
  return week.length + specialDays.length > 0 ? { week, specialDays } : undefined
}

/** Null while the week is not set. */
function periodsIn({ week }: Hours, day: (typeof weekdays)[number]): readonly Period[] | null {
  return week && week[day]
}

function startingOn({ specialDays }: Hours, start: string) {
  return specialDays.find(({ from }) => from === start) ?? null
}

function isDifferent(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other)
}
