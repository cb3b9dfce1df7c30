// When an order will be ready: checked before money is held, and again in the transaction that stores the order (R44).
import {
  keepTime,
  timesFor,
  type OrderOfTime,
  type OrderTime,
  type ShownTime,
} from '#domain/kitchen/order-times.ts'
import type { KitchenNow } from '#domain/kitchen/promise.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Opening } from '#domain/restaurant/opening-hours.ts'
import { nearestSlots } from '#domain/restaurant/wait-times.ts'
import type { KitchenSettings } from '../../db/kitchen/kitchen-now.ts'

export interface WantedTime {
  readonly order: OrderOfTime
  readonly shown: ShownTime | undefined
  readonly settings: KitchenSettings
  readonly opening: Opening
}

/** Nothing is ever moved to another time by itself: the customer is asked. */
export function agreeOnTime({ order, shown, settings, opening }: WantedTime, kitchen: KitchenNow): OrderTime {
  const kept = keepTime(order, shown, kitchen, settings)
  if (kept) return kept
  const times = timesFor(order, kitchen, settings)
  const isNever = times.soonest === null && times.slots.length === 0
  if (isNever && times.most !== null && times.most < order.weight && times.most > 0)
    throw new Problem('order-too-large', { most: Math.floor(times.most) })
  if (!opening.open && !shown?.isScheduled) throw new Problem('closed', { until: opening.opensAt, times })
  const slots = shown?.isScheduled ? nearestSlots(times.slots, shown.at) : times.slots
  throw new Problem('time-changed', { times: { ...times, slots } })
}
