// When the restaurant is open, as instants, by its wall clock: with Temporal, for the server alone (docs/decisions/0001).
import { addDays, isPastMidnight } from '../basics/days.ts'
import { periodsOf, specialDayOf, type Hours, type Opening, type Period } from './opening-hours.ts'

/** From one instant to another, in milliseconds; both count as open. */
export interface OpenSpan {
  readonly start: number
  readonly end: number
}

export interface OpeningNow {
  readonly opening: Opening
  /** When this answer is no longer true, in milliseconds: just after a closing instant, or at an opening one. */
  readonly changesAt: number
}

/** An end that is further away is not in sight. */
const daysInSight = 14
/** Whoever is closed for longer says so in words of their own. */
const daysUntilOpening = 400
const midnight = '00:00'

export function openingAt(set: Hours, timeZone: string, now: Date): OpeningNow {
  const at = now.getTime()
  const today = dayOf(now, timeZone)
  const tomorrow = startOf(addDays(today, 1), midnight, timeZone)
  const horizon = startOf(addDays(today, daysInSight), midnight, timeZone)
  // Yesterday's evening may not be over.
  const current = findSpan(set, timeZone, { from: addDays(today, -1), days: daysInSight }, at)
  if (current && current.start <= at) {
    const isInSight = current.end < horizon
    const until = isInSight ? new Date(current.end).toISOString() : null
    // Tomorrow one sees a day further.
    return { opening: { open: true, until }, changesAt: isInSight ? current.end + 1 : tomorrow }
  }
  const next = current ?? findSpan(set, timeZone, { from: today, days: daysUntilOpening }, at)
  const words = specialDayOf(set, today)?.words ?? null
  return {
    opening: { open: false, opensAt: next ? new Date(next.start).toISOString() : null, words },
    // The words are of the day.
    changesAt: Math.min(next?.start ?? tomorrow, tomorrow),
  }
}

/** The first span that is not over at an instant. Spans that touch are one. */
function findSpan(
  set: Hours,
  timeZone: string,
  range: { from: string; days: number },
  at: number,
): OpenSpan | undefined {
  let found: OpenSpan | undefined
  for (const span of spansFrom(set, timeZone, range)) {
    if (found && span.start > found.end) return found
    if (found) found = { start: found.start, end: Math.max(found.end, span.end) }
    else if (span.end >= at) found = span
  }
  return found
}

/**
 * The spans of these days, day by day. A span belongs to the day on which it starts, by the hours of that day: a special day
 * neither cuts off the tail of the evening before it nor has one where the evening before is closed, and a special night
 * lasts into the plain day after it. Where such spans overlap, the restaurant is open while one of them lasts.
 */
export function* spansFrom(
  set: Hours,
  timeZone: string,
  { from, days }: { from: string; days: number },
): Generator<OpenSpan> {
  for (let day = from, left = days + 1; left > 0; day = addDays(day, 1), left -= 1) {
    const spans = periodsOf(set, day).map((period) => spanOf(period, day, timeZone))
    // A period that the clocks have skipped is none.
    yield* spans.filter(({ start, end }) => start < end).toSorted((one, other) => one.start - other.start)
  }
}

function spanOf(period: Period, day: string, timeZone: string): OpenSpan {
  const lastDay = isPastMidnight(period) ? addDays(day, 1) : day
  return { start: startOf(day, period.from, timeZone), end: startOf(lastDay, period.to, timeZone) }
}

/**
 * The first instant at which the wall clock shows this time or has passed it: what the clocks skip in spring is over when
 * they have jumped, and what they show twice in autumn is the first of the two.
 */
function startOf(day: string, time: string, timeZone: string): number {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  if (zoned.toPlainDateTime().equals(wall)) return zoned.epochMilliseconds
  // "Previous" is strictly before: the first time that the clocks skip is at the jump itself.
  const jump = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous')
  return (jump ?? zoned).epochMilliseconds
}

export function dayOf(instant: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
  return zoned.toPlainDate().toString()
}
