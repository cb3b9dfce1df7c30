// Resolves when an order will be ready: before money is held, and again in the transaction that stores the order (R44).
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
  /** The time that the customer was shown and agreed to. */
  readonly shown: ShownTime | undefined
  readonly settings: KitchenSettings
  readonly opening: Opening
}

/** Never moves an order to another time silently: the customer is shown the available times and chooses. */
export function resolveTime(
  { order, shown, settings, opening }: RequestedTime,
  kitchen: KitchenNow,
): OrderTime {
  const time = findOrderTime(order, shown, kitchen, settings)
  if (time) return time
  const times = availableTimes(order, kitchen, settings)
  const hasNoTime = times.soonest === null && times.slots.length === 0
  if (hasNoTime && times.most !== null && times.most < order.weight && times.most > 0)
    throw new Problem('order-too-large', { most: Math.floor(times.most) })
  if (!opening.open && !shown?.isScheduled) throw new Problem('closed', { until: opening.opensAt, times })
  const slots = shown?.isScheduled ? nearestSlots(times.slots, shown.at) : times.slots
  throw new Problem('time-unavailable', { times: { ...times, slots } })
}
