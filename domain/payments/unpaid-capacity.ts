// How much of each clock hour may be taken by orders that no card stands for, where cards are taken (trust rule 23): with
// Temporal, for the server alone.
import type { PromisedWork } from '../kitchen/capacity.ts'
import type { TimedOrder } from '../kitchen/order-times.ts'
import type { KitchenNow } from '../kitchen/promise.ts'
import type { TimesReply } from '../restaurant/wait-times.ts'
import { hour, minute } from '../basics/time-units.ts'

export interface UnpaidCapacity {
  /** Whether an order of this weight may be promised for that instant although no card stands for it. */
  fits(weight: number, readyBy: number): boolean
}

/**
 * When the clock hour of an instant began. By the offset of the wall clock at that instant: zones are whole quarters of an
 * hour from UTC.
 */
export function clockHourOf(at: number, timeZone: string): number {
  const {
    minute: past,
    second,
    millisecond,
  } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  return at - past * minute - second * 1000 - millisecond
}

/**
 * The share is of what the kitchen can make in the open part of the hour: so cards always have the rest of it. `taken` are
 * the orders without a card from the hour of now on, also those that are made by now.
 */
export function unpaidCapacity(
  { now, spans, speed }: Pick<KitchenNow, 'now' | 'spans' | 'speed'>,
  { share, timeZone }: { readonly share: number; readonly timeZone: string },
  reserved: readonly PromisedWork[],
): UnpaidCapacity {
  if (!speed) return { fits: () => true }
  // Two hours that the clocks show alike in autumn stay two: the kitchen works in both.
  const first = clockHourOf(now, timeZone)
  const hourOf = (at: number) => Math.floor((at - first) / hour)
  const tenths = new Map<number, number>()
  for (const { readyBy, weight } of reserved)
    tenths.set(hourOf(readyBy), (tenths.get(hourOf(readyBy)) ?? 0) + inTenths(weight))

  const openIn = (nth: number): number => {
    const [from, to] = [first + nth * hour, first + (nth + 1) * hour]
    return spans.reduce(
      (sum, { start, end }) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)),
      0,
    )
  }
  const { minutesPerBurrito, hands } = speed
  const mostIn = (nth: number) =>
    Math.floor((openIn(nth) * hands * share) / 100 / ((minutesPerBurrito * minute) / 10))
  return {
    fits: (weight, readyBy) =>
      weight === 0 || (tenths.get(hourOf(readyBy)) ?? 0) + inTenths(weight) <= mostIn(hourOf(readyBy)),
  }
}

/** Says which of the times need a card; nothing where none does. */
export function markCardTimes(times: TimesReply, needsCard: (at: string) => boolean): TimesReply {
  const all = new Set([...(times.soonest === null ? [] : [times.soonest]), ...times.slots])
  const marked = [...all].filter(needsCard).toSorted()
  return marked.length > 0 ? { ...times, needsCard: marked } : times
}

/** For an order that no card can stand for: the times that are left. */
export function timesWithoutCard({ needsCard = [], ...times }: TimesReply): TimesReply {
  const isLeft = (at: string) => !needsCard.includes(at)
  return {
    ...times,
    soonest: times.soonest !== null && isLeft(times.soonest) ? times.soonest : null,
    slots: times.slots.filter(isLeft),
  }
}

/** When the kitchen has it ready that a customer reads as `at`. */
export function readyByOf(at: string, { road }: Pick<TimedOrder, 'road'>): number {
  return Date.parse(at) - road * minute
}

/** Weights are to a tenth: added up in whole numbers, nothing is lost. */
function inTenths(weight: number): number {
  return Math.round(weight * 10)
}
