// The opening hours as the owner sets them: the week, and the special days that override it. For browser and server; only
// the server turns them into instants (open-spans.ts).
import type { hours, opening, period, specialDay, week } from './opening-hours-schema.ts'
import { weekdayOf } from '../basics/days.ts'
import type { Wire } from '../basics/values.ts'

export type Hours = Wire<typeof hours>
export type Week = Wire<typeof week>
export type Period = Wire<typeof period>
export type SpecialDay = Wire<typeof specialDay>
export type Opening = Wire<typeof opening>

const midnight = '00:00'

/** The periods of a calendar day, YYYY-MM-DD. */
export function periodsOf(set: Hours, day: string): readonly Period[] {
  const special = specialDayOf(set, day)
  if (special) return special.periods
  return set.week ? set.week[weekdayOf(day)] : [{ from: midnight, to: midnight }]
}

export function specialDayOf(
  { specialDays }: Pick<Hours, 'specialDays'>,
  day: string,
): SpecialDay | undefined {
  return specialDays.find(({ from, to }) => from <= day && day <= to)
}
