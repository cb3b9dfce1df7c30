// The open hours from now on, as far as customers can order ahead, and the slots in them. Uses Temporal, so for the server
// only.
import { addDays } from '../basics/days.ts'
import { dayOf, spansFrom, type OpenSpan } from '../restaurant/open-spans.ts'
import type { Hours } from '../restaurant/opening-hours.ts'
import { markInterval } from './promise.ts'
import { day, minute } from '../basics/time-units.ts'

/** Spans that touch or overlap are joined. */
export function openSpans(set: Hours, timeZone: string, now: Date, daysAhead: number): OpenSpan[] {
  const today = dayOf(now, timeZone)
  const joined: OpenSpan[] = []
  // The search starts yesterday, because yesterday's evening may not be over yet.
  for (const span of spansFrom(set, timeZone, { from: addDays(today, -1), days: daysAhead + 1 })) {
    const last = joined.at(-1)
    if (last && span.start <= last.end)
      joined.splice(-1, 1, { start: last.start, end: Math.max(last.end, span.end) })
    else joined.push(span)
  }
  return joined.filter(({ end }) => end >= now.getTime())
}

/**
 * The instants at which the wall clock shows a slot's time. A time that the clocks show twice in autumn is one slot, because
 * a customer could not tell the two apart.
 */
export function slotsIn(spans: readonly OpenSpan[], timeZone: string, every: number): number[] {
  const shown = new Set<number>()
  const slots: number[] = []
  for (const { start, end } of spans) {
    for (const { from, to, offset } of stretches(start, end, timeZone)) {
      for (let at = Math.ceil(from / markInterval) * markInterval; at <= to; at += markInterval) {
        const wall = at + offset
        if (((wall % day) / minute) % every !== 0 || shown.has(wall)) continue
        shown.add(wall)
        slots.push(at)
      }
    }
  }
  return slots
}

/** Splits at clock changes. In between, wall time is instant plus offset, which is far quicker to compute than with Temporal. */
function* stretches(start: number, end: number, timeZone: string) {
  for (let from = start; from <= end;) {
    const zoned = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(timeZone)
    const next = zoned.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity
    yield { from, to: Math.min(end, next - 1), offset: zoned.offsetNanoseconds / 1_000_000 }
    from = next
  }
}

/** For a delivery, customers choose the arrival time, which is later than the open hours by the travel time. */
export function shiftByTravel(spans: readonly OpenSpan[], minutes: number): OpenSpan[] {
  return spans.map(({ start, end }) => ({ start: start + minutes * minute, end: end + minutes * minute }))
}
