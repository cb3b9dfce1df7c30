// When the restaurant is open, by its hours and its time zone. Answers hold for minutes or hours, so they are cached.
import { openingAt, type OpeningNow, type OpenSpan } from '#domain/restaurant/open-spans.ts'
import type { Hours, Opening } from '#domain/restaurant/opening-hours.ts'
import { openSpans } from '#domain/kitchen/slots.ts'
import { minute } from '#domain/basics/time-units.ts'

export interface OpenCalendar {
  opening(now: Date): Opening
  /** The spans from the current minute on. */
  spans(now: Date, daysAhead: number): readonly OpenSpan[]
}

export function createOpenCalendar(hours: Hours, timeZone: string): OpenCalendar {
  let last: (OpeningNow & { readonly from: number }) | undefined
  let spansMinute = NaN
  const spansByDays = new Map<number, readonly OpenSpan[]>()
  return {
    opening(now) {
      const at = now.getTime()
      if (!last || at < last.from || at >= last.changesAt)
        last = { from: at, ...openingAt(hours, timeZone, now) }
      return last.opening
    },
    spans(now, daysAhead) {
      const thisMinute = Math.floor(now.getTime() / minute)
      if (thisMinute !== spansMinute) spansByDays.clear()
      spansMinute = thisMinute
      const spans =
        spansByDays.get(daysAhead) ?? openSpans(hours, timeZone, new Date(thisMinute * minute), daysAhead)
      spansByDays.set(daysAhead, spans)
      return spans
    },
  }
}
