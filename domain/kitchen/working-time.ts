// Counts the time that the kitchen works between now and an instant: during open hours, and for a while before they begin.
import type { OpenSpan } from '../restaurant/open-spans.ts'

export interface WorkingTime {
  /** How many milliseconds the kitchen will have worked by an instant. */
  workedBy(at: number): number
  /** The first instant by which the kitchen will have worked this long; Infinity if the known hours do not suffice. */
  instantAfter(worked: number): number
}

interface Stretch extends OpenSpan {
  /** The time worked before this stretch. */
  readonly before: number
}

/** Expects spans sorted by their start, as open-spans.ts returns them. The kitchen starts work `ahead` before each span. */
export function workingTime(spans: readonly OpenSpan[], now: number, ahead: number): WorkingTime {
  const stretches = joinStretches(spans, now, ahead)
  const last = stretches.at(-1)
  const all = last ? last.before + (last.end - last.start) : 0
  return {
    workedBy(at) {
      const stretch = stretches[partitionPoint(stretches, ({ start }) => start <= at) - 1]
      return stretch ? stretch.before + Math.min(at, stretch.end) - stretch.start : 0
    },
    instantAfter(worked) {
      if (worked <= 0) return now
      if (worked > all) return Infinity
      const stretch = stretches[partitionPoint(stretches, ({ before }) => before < worked) - 1]
      return stretch ? stretch.start + (worked - stretch.before) : Infinity
    },
  }
}

function joinStretches(spans: readonly OpenSpan[], now: number, ahead: number): Stretch[] {
  const joined: Stretch[] = []
  for (const { start, end } of spans) {
    const from = Math.max(start - ahead, now)
    if (end <= from) continue
    const last = joined.at(-1)
    if (last && from <= last.end) joined.splice(-1, 1, { ...last, end: Math.max(last.end, end) })
    else joined.push({ start: from, end, before: last ? last.before + (last.end - last.start) : 0 })
  }
  return joined
}

/** Binary search: the number of leading elements that satisfy a condition that no later element satisfies. */
export function partitionPoint<Thing>(things: readonly Thing[], holds: (thing: Thing) => boolean): number {
  let [low, high] = [0, things.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    const thing = things[middle]
    if (thing !== undefined && holds(thing)) low = middle + 1
    else high = middle
  }
  return low
}
