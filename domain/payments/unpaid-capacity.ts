// How much of each clock hour orders without a card may reserve, if cards are accepted (trust rule 23). Uses Temporal, so for
// the server only.
import type { PromisedWork } from '../kitchen/capacity.ts'
import type { TimedOrder } from '../kitchen/order-times.ts'
import type { KitchenNow } from '../kitchen/promise.ts'
import type { TimesReply } from '../restaurant/wait-times.ts'
import { hour, minute } from '../basics/time-units.ts'

export interface UnpaidCapacity {
  /** Whether an order without a card, of this weight, may be promised for this instant. */
  fits(weight: number, readyBy: number): boolean
}

/** When the clock hour of an instant began, by the wall clock, because some zones are not a whole number of hours from UTC. */
export function clockHourOf(at: number, timeZone: string): number {
  const {
    minute: past,
    second,
    millisecond,
  } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone)
  return at - past * minute - second * 1000 - millisecond
}

/**
 * The share is of what the kitchen can make in the open part of the hour, so that the rest is always free for orders with a
 * card. `reserved` are the orders without a card from the current hour on, including those that are already made.
 */
export function unpaidCapacity(
  { now, spans, speed }: Pick<KitchenNow, 'now' | 'spans' | 'speed'>,
  { share, timeZone }: { readonly share: number; readonly timeZone: string },
  reserved: readonly PromisedWork[],
): UnpaidCapacity {
  if (!speed) return { fits: () => true }
  // An hour that the clocks repeat in autumn counts as two hours, because the kitchen works in both.
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

/** Adds the list of the times that need a card, if there are any. */
export function markCardTimes(times: TimesReply, needsCard: (at: string) => boolean): TimesReply {
  const all = new Set([...(times.soonest === null ? [] : [times.soonest]), ...times.slots])
  const marked = [...all].filter(needsCard).toSorted()
  return marked.length > 0 ? { ...times, needsCard: marked } : times
}

/** The times for an order that cannot have a card. */
export function timesWithoutCard({ needsCard = [], ...times }: TimesReply): TimesReply {
  const isLeft = (at: string) => !needsCard.includes(at)
  return {
    ...times,
    soonest: times.soonest !== null && isLeft(times.soonest) ? times.soonest : null,
    slots: times.slots.filter(isLeft),
  }
}

/** When the kitchen has the order ready whose customer sees the time `at`. */
export function readyByOf(at: string, { travelMinutes }: Pick<TimedOrder, 'travelMinutes'>): number {
  return Date.parse(at) - travelMinutes * minute
}

/** Weights have one decimal. Adding them up as whole tenths is exact. */
function inTenths(weight: number): number {
  return Math.round(weight * 10)
}
