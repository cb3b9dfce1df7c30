// The times of one order (R43, R44): what its customer may choose, and whether the time that was shown is kept. A customer
// who gets a delivery reads when it arrives; the kitchen reads when it is ready.
import type { KitchenSpeed } from './capacity.ts'
import { promisesOf, type KitchenNow } from './promise.ts'
import { shiftByTravel, slotsIn } from './slots.ts'
import type { OrderPromise, TimesReply } from '../restaurant/wait-times.ts'
import { minute } from '../basics/time-units.ts'

export interface TimedOrder {
  readonly weight: number
  /** Minutes on the road; 0 for a pickup. */
  readonly road: number
}

/** Where and when the slots are. */
export interface Calendar {
  readonly timeZone: string
  readonly slotInterval: number
  /** 0: only as soon as possible. */
  readonly daysAhead: number
}

/** What a customer was shown. */
export interface ShownTime {
  readonly at: string
  readonly isScheduled: boolean
}

export interface OrderTime {
  readonly promise: OrderPromise
  /** When a scheduled order comes to New; null: at once. */
  readonly startsAt: string | null
}

/**
 * With `chosen`, a slot that the customer has chosen a while ago stays among the slots as long as it is kept: an order may
 * come later than the slot would be offered anew (R44).
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
    arrivals.map((at) => at - road(order)),
  )
  const most = promises.most(arrivals.map((at) => at - road(order)))
  const slots = free.map((readyBy) => instantOf(readyBy + road(order)))
  const kept =
    chosen && findOrderTime(order, { at: chosen, isScheduled: true }, kitchen, calendar)?.promise.at
  return {
    soonest: soonest === undefined ? null : instantOf(soonest + road(order)),
    slots: kept && !slots.includes(kept) ? [kept, ...slots].toSorted() : slots,
    most: most === Infinity ? null : most,
    now: instantOf(kitchen.now),
  }
}

/** Undefined when the time that was shown cannot be kept; an order that names none takes the soonest. */
export function findOrderTime(
  order: TimedOrder,
  shown: ShownTime | undefined,
  kitchen: KitchenNow,
  calendar: Calendar,
): OrderTime | undefined {
  const promises = promisesOf(kitchen)
  const isScheduled = shown?.isScheduled ?? false
  const readyBy = shown && isOffered(shown.at) ? Date.parse(shown.at) - road(order) : soonest()
  if (readyBy === undefined) return undefined
  return orderTimeOf(readyBy, isScheduled, order, kitchen)

  function isOffered(at: string): boolean {
    const wanted = Date.parse(at) - road(order)
    const isOne = isScheduled
      ? slotsOf(order, kitchen, calendar).includes(Date.parse(at))
      : promises.isSoon(wanted)
    return isOne && promises.isKept(order.weight, wanted)
  }

  /** Without a speed, as soon as possible is never refused for its time, however long the form took (R44). */
  function soonest(): number | undefined {
    const isTaken = !shown || (!isScheduled && !kitchen.speed)
    return isTaken ? promises.soonest(order.weight) : undefined
  }
}

export function orderTimeOf(
  readyBy: number,
  isScheduled: boolean,
  order: TimedOrder,
  kitchen: Pick<KitchenNow, 'speed' | 'shortestWait'>,
): OrderTime {
  return {
    promise: { at: instantOf(readyBy + road(order)), readyBy: instantOf(readyBy), isScheduled },
    startsAt: isScheduled ? startOf(readyBy, order, kitchen) : null,
  }
}

/** Rolled by all hands, after the shortest wait. */
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

/** As the customer reads them. */
function slotsOf(
  order: TimedOrder,
  { spans, ahead = spans }: KitchenNow,
  { timeZone, slotInterval, daysAhead }: Calendar,
): number[] {
  return daysAhead === 0 ? [] : slotsIn(shiftByTravel(ahead, order.road), timeZone, slotInterval)
}

const road = (order: TimedOrder): number => order.road * minute
const instantOf = (at: number): string => new Date(at).toISOString()
