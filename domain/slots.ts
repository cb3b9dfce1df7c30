// The open hours from now on, as far as one can order ahead, and the slots in them: with Temporal, for the server alone.
import { addDays } from './days.ts'
import { dayOf, spansFrom, type OpenSpan } from './hours.ts'
import type { Hours } from './opening-hours.ts'
import { markEvery } from './promise.ts'

const minute = 60_000

/** Spans that touch or overlap are one. */
export function openSpans(set: Hours, timeZone: string, now: Date, daysAhead: number): OpenSpan[] {
  const today = dayOf(now, timeZone)
  const joined: OpenSpan[] = []
  // Yesterday's evening may not be over.
  for (const span of spansFrom(set, timeZone, { from: addDays(today, -1), days: daysAhead + 1 })) {
    const last = joined.at(-1)
    if (last && span.start <= last.end)
      joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) })
    else joined.push(span)
  }
  return joined.filter(({ end }) => end >= now.getTime())
}

/**
 * The instants at which the wall clock shows whole slots. What the clocks show twice in autumn is a slot once: nobody could
 * tell the two apart.
 */
export function slotsIn(spans: readonly OpenSpan[], timeZone: string, every: number): number[] {
  const shown = new Set<string>()
  const slots: number[] = []
  for (const { start, end } of spans) {
    const first = Math.ceil(start / markEvery) * markEvery
    for (let at = first; at <= end; at += markEvery) {
      const wall = wallTimeOf(at, timeZone)
      const text = wall.toString()
      if ((wall.hour * 60 + wall.minute) % every !== 0 || shown.has(text)) continue
      shown.add(text)
      slots.push(at)
    }
  }
  return slots
}

/** For a delivery, customers choose when it arrives. */
export function onTheRoad(spans: readonly OpenSpan[], minutes: number): OpenSpan[] {
  return spans.map(({ start, end }) => ({ start: start + minutes * minute, end: end + minutes * minute }))
}

function wallTimeOf(at: number, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone).toPlainDateTime()
}
