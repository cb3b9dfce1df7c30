// Turns the opening hours into spans of instants, by the restaurant's wall clock. For the server only, because not every
// browser has Temporal (docs/decisions/0001).
import { addDays, isPastMidnight } from '../basics/days.ts'
import { periodsOf, specialDayOf, type Hours, type Opening, type Period } from './opening-hours.ts'

/** From one instant to another, in milliseconds; the restaurant is open at both. */
export interface OpenSpan {
  readonly start: number
  readonly end: number
}

export interface OpeningNow {
  readonly opening: Opening
  /** When this answer stops being true, in milliseconds: just after the closing instant, or at the opening instant. */
  readonly changesAt: number
}

/** A closing time that is further away is not shown. */
const daysInSight = 14
/** The search for the next opening stops here. A restaurant that is closed for longer tells its customers so itself. */
const daysUntilOpening = 400
const midnight = '00:00'

export function openingAt(set: Hours, timeZone: string, now: Date): OpeningNow {
  const at = now.getTime()
  const today = dayOf(now, timeZone)
  const tomorrow = startOf(addDays(today, 1), midnight, timeZone)
  const horizon = startOf(addDays(today, daysInSight), midnight, timeZone)
  // The search starts yesterday, because yesterday's evening may not be over yet.
  const current = findSpan(set, timeZone, { from: addDays(today, -1), days: daysInSight }, at)
  if (current && current.start <= at) {
    const isInSight = current.end < horizon
    const until = isInSight ? new Date(current.end).toISOString() : null
    // Without an end in sight the answer is good until tomorrow, when one more day comes into sight.
    return { opening: { open: true, until }, changesAt: isInSight ? current.end + 1 : tomorrow }
  }
  const next = current ?? findSpan(set, timeZone, { from: today, days: daysUntilOpening }, at)
  const words = specialDayOf(set, today)?.words ?? null
  return {
    opening: { open: false, opensAt: next ? new Date(next.start).toISOString() : null, words },
    // The owner's message is for one day, so the answer changes at midnight at the latest.
    changesAt: Math.min(next?.start ?? tomorrow, tomorrow),
  }
}

/** The first span that is not over at an instant. Spans that touch are joined. */
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
 * The spans of these days, day by day. A span belongs to the day on which it starts and follows the hours of that day. So a
 * special day does not cut off the end of the evening before, and a special night lasts into the ordinary day after it. If
 * such spans overlap, the restaurant is open during each of them.
 */
export function* spansFrom(
  set: Hours,
  timeZone: string,
  { from, days }: { from: string; days: number },
): Generator<OpenSpan> {
  for (let day = from, left = days + 1; left > 0; day = addDays(day, 1), left -= 1) {
    const spans = periodsOf(set, day).map((period) => spanOf(period, day, timeZone))
    // A period that daylight saving time skips completely is dropped.
    yield* spans.filter(({ start, end }) => start < end).toSorted((one, other) => one.start - other.start)
  }
}

function spanOf(period: Period, day: string, timeZone: string): OpenSpan {
  const lastDay = isPastMidnight(period) ? addDays(day, 1) : day
  return { start: startOf(day, period.from, timeZone), end: startOf(lastDay, period.to, timeZone) }
}

/**
 * The first instant at which the wall clock shows this time or has passed it. A time that the clocks skip in spring becomes
 * the instant of the jump, and of a time that they show twice in autumn the first one counts.
 */
function startOf(day: string, time: string, timeZone: string): number {
  const wall = Temporal.PlainDateTime.from(`${day}T${time}`)
  const zoned = wall.toZonedDateTime(timeZone, { disambiguation: 'compatible' })
  if (zoned.toPlainDateTime().equals(wall)) return zoned.epochMilliseconds
  // getTimeZoneTransition looks strictly before an instant. One millisecond more makes it find a jump at the instant itself.
  const jump = zoned.add({ milliseconds: 1 }).getTimeZoneTransition('previous')
  return (jump ?? zoned).epochMilliseconds
}

export function dayOf(instant: Date, timeZone: string): string {
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
  return zoned.toPlainDate().toString()
}
