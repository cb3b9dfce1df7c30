// The times of one order (R43, R44): what its customer may choose, and whether the time that was shown still holds. The
// customer of a delivery sees when it arrives; the kitchen sees when it must be ready.
import type { KitchenSpeed } from './capacity.ts'
import { promisesOf, type KitchenNow } from './promise.ts'
import { shiftByTravel, slotsIn } from './slots.ts'
import type { OrderPromise, TimesReply } from '../restaurant/wait-times.ts'
import { minute } from '../basics/time-units.ts'

export interface TimedOrder {
  readonly weight: number
  /** Minutes on the road; 0 for a pickup. */
  readonly travelMinutes: number
}

/** The settings that the slots depend on. */
export interface Calendar {
  readonly timeZone: string
  readonly slotInterval: number
  /** 0: only as soon as possible. */
  readonly daysAhead: number
}

/** The time that a customer was shown. */
export interface ShownTime {
  readonly at: string
  readonly isScheduled: boolean
}

export interface OrderTime {
  readonly promise: OrderPromise
  /** When a scheduled order moves to the board's New column; null: at once. */
  readonly startsAt: string | null
}

/**
 * `chosen` is the slot that the customer chose earlier. It stays in the list while the kitchen can keep it, even when it is no
 * longer offered to other customers (R44).
 */
export function availableTimes(
  order: TimedOrder,
  kitchen: KitchenNow,
  calendar: Calendar,
  chosen?: string,
): TimesReply {
  const promises = promisesOf(kitchen)
  const soonest = promises.soonest(order.weight)
  const arrivals = slotsOf(order, kitchen, calendar)
  const free = promises.free(
    order.weight,
    arrivals.map((at) => at - travelTime(order)),
  )
  const most = promises.most(arrivals.map((at) => at - travelTime(order)))
  const slots = free.map((readyBy) => instantOf(readyBy + travelTime(order)))
  const keptSlot =
    chosen && findOrderTime(order, { at: chosen, isScheduled: true }, kitchen, calendar)?.promise.at
  return {
    soonest: soonest === undefined ? null : instantOf(soonest + travelTime(order)),
    slots: keptSlot && !slots.includes(keptSlot) ? [keptSlot, ...slots].toSorted() : slots,
    most: most === Infinity ? null : most,
    now: instantOf(kitchen.now),
  }
}

/** Undefined if the kitchen can no longer keep the time that was shown. An order without a time gets the soonest. */
export function findOrderTime(
  order: TimedOrder,
  shown: ShownTime | undefined,
  kitchen: KitchenNow,
  calendar: Calendar,
): OrderTime | undefined {
  const promises = promisesOf(kitchen)
  const isScheduled = shown?.isScheduled ?? false
  const readyBy = shown && isOffered(shown.at) ? Date.parse(shown.at) - travelTime(order) : soonest()
  if (readyBy === undefined) return undefined
  return orderTimeOf(readyBy, isScheduled, order, kitchen)

  function isOffered(at: string): boolean {
    const requested = Date.parse(at) - travelTime(order)
    const isPossible = isScheduled
      ? slotsOf(order, kitchen, calendar).includes(Date.parse(at))
      : promises.isSoon(requested)
    return isPossible && promises.isKept(order.weight, requested)
  }

  /** Without a speed, "as soon as possible" is never refused for its time, however long the customer took (R44). */
  function soonest(): number | undefined {
    const canMove = !shown || (!isScheduled && !kitchen.speed)
    return canMove ? promises.soonest(order.weight) : undefined
  }
}

export function orderTimeOf(
  readyBy: number,
  isScheduled: boolean,
  order: TimedOrder,
  kitchen: Pick<KitchenNow, 'speed' | 'shortestWait'>,
): OrderTime {
  return {
    promise: { at: instantOf(readyBy + travelTime(order)), readyBy: instantOf(readyBy), isScheduled },
    startsAt: isScheduled ? startOf(readyBy, order, kitchen) : null,
  }
}

/** Early enough for the shortest wait and for all hands to roll the order. */
function startOf(
  readyBy: number,
  { weight }: TimedOrder,
  { speed, shortestWait }: Pick<KitchenNow, 'speed' | 'shortestWait'>,
): string {
  return instantOf(readyBy - shortestWait - rollingTime(weight, speed))
}

function rollingTime(weight: number, speed: KitchenSpeed | null): number {
  return speed ? Math.ceil((weight * speed.minutesPerBurrito * minute) / speed.hands) : 0
}

/** The slots as the customer sees them: for a delivery, arrival times. */
function slotsOf(
  order: TimedOrder,
  { spans, ahead = spans }: KitchenNow,
  { timeZone, slotInterval, daysAhead }: Calendar,
): number[] {
  return daysAhead === 0 ? [] : slotsIn(shiftByTravel(ahead, order.travelMinutes), timeZone, slotInterval)
}

const travelTime = (order: TimedOrder): number => order.travelMinutes * minute
const instantOf = (at: number): string => new Date(at).toISOString()
