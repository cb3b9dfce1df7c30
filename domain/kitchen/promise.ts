// The promise (R42 to R44): the soonest instant at which a new order can be ready, the slots that are free for it, and
// whether the kitchen can still keep a time that was shown.
import {
  capacityOf,
  willBeLate,
  makeQueue,
  unlimitedCapacity,
  type Capacity,
  type KitchenSpeed,
  type PromisedWork,
} from './capacity.ts'
import type { OpenSpan } from '../restaurant/open-spans.ts'
import { workingTime } from './working-time.ts'
import { day, minute } from '../basics/time-units.ts'

/** Promises fall on round times, such as 12:05, called marks. */
export const markInterval = 5 * minute

/** Everything that promises depend on, at this instant. */
export interface KitchenNow {
  readonly now: number
  /** The open hours from now on. They reach beyond the last instant that can be promised. */
  readonly spans: readonly OpenSpan[]
  /** The open hours that customers can order ahead for; all of them if absent. */
  readonly ahead?: readonly OpenSpan[]
  /** Null until the owner sets a speed: until then everything fits. */
  readonly speed: KitchenSpeed | null
  readonly shortestWait: number
  /** The time that staff add while they are busy (R47). */
  readonly busy: number
  readonly promised: readonly PromisedWork[]
}

export interface Promises {
  /** The soonest possible instant; undefined if there is none in the current hours. */
  soonest(weight: number): number | undefined
  /** The slots by which an order of this weight can be ready. */
  free(weight: number, slots: readonly number[]): number[]
  /** Whether the kitchen can still keep a time that was shown a while ago (R44). */
  isKept(weight: number, readyBy: number): boolean
  /** Whether an instant could have been shown as the soonest: it is on a mark, in the current hours. */
  isSoon(readyBy: number): boolean
  /** The most burritos that can be ready as soon as possible, or in any of these slots. */
  most(slots: readonly number[]): number
}

export function promisesOf(kitchen: KitchenNow): Promises {
  const { now, spans, shortestWait, busy } = kitchen
  const capacity = capacityNow(kitchen)
  const isIn = (some: readonly OpenSpan[], at: number) =>
    some.some(({ start, end }) => start <= at && at <= end)
  const firstMark = roundUpToMark(now + shortestWait)
  /** The current hours: they have begun, or begin within the shortest wait. */
  const current = spans.filter(({ start, end }) => start <= now + shortestWait && now <= end)
  /** "As soon as possible" ends where ordering ahead ends, but not before a day from now. */
  const lastMark = Math.max((kitchen.ahead ?? spans).at(-1)?.end ?? now, now + day)

  const isLaterSlot = (slot: number) => slot > now + shortestWait + busy

  /** The marks in the current hours. */
  function* marksFrom(from: number): Generator<number> {
    for (const { start, end } of current)
      for (
        let mark = roundUpToMark(Math.max(from, start));
        mark <= Math.min(end, lastMark);
        mark += markInterval
      )
        yield mark
  }
  const nextFitting = (weight: number, from: number): number | undefined => {
    for (const mark of marksFrom(from)) if (capacity.fits(weight, mark)) return mark
    return undefined
  }
  return {
    soonest(weight) {
      const soonest = nextFitting(weight, firstMark)
      return soonest === undefined || busy === 0 ? soonest : nextFitting(weight, soonest + busy)
    },
    free: (weight, slots) => slots.filter((slot) => isLaterSlot(slot) && capacity.fits(weight, slot)),
    isKept: (weight, readyBy) =>
      readyBy >= now + shortestWait / 2 && isIn(spans, readyBy) && capacity.fits(weight, readyBy),
    isSoon: (readyBy) => readyBy === roundUpToMark(readyBy) && readyBy <= lastMark && isIn(current, readyBy),
    most: (slots) =>
      [...marksFrom(firstMark), ...slots.filter(isLaterSlot)].reduce(
        (most, at) => Math.max(most, capacity.mostBy(at)),
        0,
      ),
  }
}

/** The orders whose promise can no longer be kept. */
export function ordersBehind<Order extends PromisedWork>(
  kitchen: KitchenNow & { readonly promised: readonly Order[] },
): Order[] {
  const { speed, spans, now, shortestWait, promised } = kitchen
  if (!speed) return []
  const time = workingTime(spans, now, shortestWait)
  return makeQueue<Order>(speed, time, promised, now)
    .filter(willBeLate)
    .map(({ order }) => order)
}

function capacityNow({ speed, spans, now, shortestWait, promised }: KitchenNow): Capacity {
  if (!speed) return unlimitedCapacity
  const time = workingTime(spans, now, shortestWait)
  return capacityOf(speed, time, makeQueue(speed, time, promised, now))
}

/** The first mark that is not before an instant. Marks in UTC are marks on any wall clock: zone offsets are whole quarter hours. */
export function roundUpToMark(at: number): number {
  return Math.ceil(at / markInterval) * markInterval
}
