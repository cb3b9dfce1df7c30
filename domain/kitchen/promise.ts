// The promise (R42 to R44): the soonest instant by which a new order is ready, the slots that it may choose from, and
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

/** Promises stand on marks that a person says. */
export const markInterval = 5 * minute

/** All that decides what is promised, as it stands at this instant. */
export interface KitchenNow {
  readonly now: number
  /** Open hours from now on, as far as anything is promised, and beyond. */
  readonly spans: readonly OpenSpan[]
  /** Those that one can order ahead for; all of them where nobody says. */
  readonly ahead?: readonly OpenSpan[]
  /** Null until the owner has set it: everything fits. */
  readonly speed: KitchenSpeed | null
  readonly shortestWait: number
  /** What staff add while they are busy (R47). */
  readonly busy: number
  readonly promised: readonly PromisedWork[]
}

export interface Promises {
  /** As soon as possible; undefined where that is not in the hours of now. */
  soonest(weight: number): number | undefined
  /** Of these instants those at which an order of this weight is ready. */
  free(weight: number, slots: readonly number[]): number[]
  /** Whether a time that was shown a while ago is still good (R44). */
  isKept(weight: number, readyBy: number): boolean
  /** Whether an instant could have been the soonest: on a mark, in the hours of now. */
  isSoon(readyBy: number): boolean
  /** The most burritos that fit as soon as possible, or into any of these slots. */
  most(slots: readonly number[]): number
}

export function promisesOf(kitchen: KitchenNow): Promises {
  const { now, spans, shortestWait, busy } = kitchen
  const capacity = capacityNow(kitchen)
  const isIn = (some: readonly OpenSpan[], at: number) =>
    some.some(({ start, end }) => start <= at && at <= end)
  const firstMark = roundUpToMark(now + shortestWait)
  /** They have begun, or begin so soon that the wait reaches into them. */
  const current = spans.filter(({ start, end }) => start <= now + shortestWait && now <= end)
  /** As soon as possible is at the latest when one could order for anyway; who takes no orders for later, within a day. */
  const lastMark = Math.max((kitchen.ahead ?? spans).at(-1)?.end ?? now, now + day)

  const isLaterSlot = (slot: number) => slot > now + shortestWait + busy

  /** The marks of the hours of now. */
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

/** The first mark that is not before an instant. Every time zone is whole quarters of an hour from UTC. */
export function roundUpToMark(at: number): number {
  return Math.ceil(at / markInterval) * markInterval
}
