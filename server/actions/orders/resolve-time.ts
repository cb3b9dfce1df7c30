// When an order will be ready: checked before money is held, and again in the transaction that stores the order (R44).
import {
  findOrderTime,
  availableTimes,
  type TimedOrder,
  type OrderTime,
  type ShownTime,
} from '#domain/kitchen/order-times.ts'
import type { KitchenNow } from '#domain/kitchen/promise.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Opening } from '#domain/restaurant/opening-hours.ts'
import { nearestSlots } from '#domain/restaurant/wait-times.ts'
import type { KitchenSettings } from '../../db/kitchen/kitchen-now.ts'

export interface RequestedTime {
  readonly order: TimedOrder
  readonly shown: ShownTime | undefined
  readonly settings: KitchenSettings
  readonly opening: Opening
}

/** Nothing is ever moved to another time by itself: the customer is asked. */
export function resolveTime(
  { order, shown, settings, opening }: RequestedTime,
  kitchen: KitchenNow,
): OrderTime {
  const found = findOrderTime(order, shown, kitchen, settings)
  if (found) return found
  const times = availableTimes(order, kitchen, settings)
  const isNever = times.soonest === null && times.slots.length === 0
  if (isNever && times.most !== null && times.most < order.weight && times.most > 0)
    throw new Problem('order-too-large', { most: Math.floor(times.most) })
  if (!opening.open && !shown?.isScheduled) throw new Problem('closed', { until: opening.opensAt, times })
  const slots = shown?.isScheduled ? nearestSlots(times.slots, shown.at) : times.slots
  throw new Problem('time-unavailable', { times: { ...times, slots } })
}
