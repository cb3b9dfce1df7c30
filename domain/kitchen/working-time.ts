// How long the kitchen works between now and an instant: in open hours, and a while before them.
import type { OpenSpan } from '../restaurant/open-spans.ts'

export interface WorkingTime {
  /** How many milliseconds the kitchen will have worked by an instant. */
  workedBy(at: number): number
  /** The first instant by which the kitchen will have worked so long; Infinity where no hours in sight are left. */
  instantAfter(worked: number): number
}

interface Stretch extends OpenSpan {
  /** What was worked before it began. */
  readonly before: number
}

/** The spans are in order of their starts, as hours.ts tells them. The kitchen begins `ahead` before each. */
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

/** How many at the beginning of a list satisfy a condition that none satisfies after the first that does not. */
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
