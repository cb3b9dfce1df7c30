// What the kitchen can still promise (R42). The kitchen works at constant speed, earliest promise first. A new order never
// breaks an earlier promise, nor makes a late order later.
import { partitionPoint, type WorkingTime } from './working-time.ts'
import { minute } from '../basics/time-units.ts'

export interface KitchenSpeed {
  /** Minutes to roll one burrito, in steps of 0.1. */
  readonly minutesPerBurrito: number
  readonly hands: number
}

/** The part of an open order that capacity depends on. */
export interface PromisedWork {
  /** In milliseconds, like every instant here. */
  readonly readyBy: number
  /** The weight of all burritos that are not ticked off yet. */
  readonly weight: number
}

/** An open order in the queue of the kitchen. */
export interface Queued<Order extends PromisedWork = PromisedWork> {
  readonly order: Order
  /** The work on this order and on all orders before it, in milliseconds of one pair of hands. */
  readonly work: number
  /** When the order is ready if nothing comes between; Infinity if the known opening hours do not suffice. */
  readonly doneBy: number
}

export interface Capacity {
  /** How many burritos of a new order can be ready by this instant. */
  mostBy(readyBy: number): number
  fits(weight: number, readyBy: number): boolean
}

/** Until the owner sets a speed. */
export const unlimitedCapacity: Capacity = { mostBy: () => Infinity, fits: () => true }

/** After this long, an order past its promise counts as abandoned, and its work no longer delays others. */
const abandonAfter = 60 * minute

/** Sorted by promise. Orders promised for the same instant keep their order. */
export function makeQueue<Order extends PromisedWork>(
  { minutesPerBurrito, hands }: KitchenSpeed,
  time: WorkingTime,
  orders: readonly Order[],
  now: number,
): Queued<Order>[] {
  let work = 0
  return orders
    .filter(({ weight, readyBy }) => weight > 0 && readyBy + abandonAfter > now)
    .toSorted((one, other) => one.readyBy - other.readyBy)
    .map((order) => {
      work += workOf(order.weight, minutesPerBurrito)
      return { order, work, doneBy: time.instantAfter(Math.ceil(work / hands)) }
    })
}

/** True if the promise can no longer be kept, whatever the kitchen does. */
export function willBeLate({ order, doneBy }: Queued): boolean {
  return doneBy > order.readyBy
}

export function capacityOf(
  { minutesPerBurrito, hands }: KitchenSpeed,
  time: WorkingTime,
  queue: readonly Queued[],
): Capacity {
  // Burritos are whole, and hands may be busy with another order: only with this margin is an order surely done in time.
  const margin = 2 * workOf(1, minutesPerBurrito)
  const roomFrom = leastRooms(queue.map(roomBefore))

  /** How much work of a new order can be done by this instant without breaking any other promise. */
  const workBy = (readyBy: number): number => {
    const place = partitionPoint(queue, ({ order }) => order.readyBy <= readyBy)
    const before = queue[place - 1]?.work ?? 0
    return Math.min(hands * time.workedBy(readyBy - margin) - before, roomFrom[place] ?? Infinity)
  }
  return {
    mostBy: (readyBy) => Math.max(0, Math.floor(workBy(readyBy) / workOf(1, minutesPerBurrito))),
    fits: (weight, readyBy) => weight === 0 || workOf(weight, minutesPerBurrito) <= workBy(readyBy),
  }

  /** How much work may still come before an order: up to its promise or, for a late order, up to when it will be done. */
  function roomBefore({ order, work, doneBy }: Queued): number {
    // An order that is never done cannot become later.
    if (doneBy === Infinity) return Infinity
    return hands * time.workedBy(Math.max(order.readyBy - margin, doneBy)) - work
  }
}

/** For each place in the queue, the least room of all orders from that place on. */
function leastRooms(rooms: readonly number[]): number[] {
  const least = [Infinity]
  for (const room of rooms.toReversed()) least.push(Math.min(room, least.at(-1) ?? Infinity))
  return least.toReversed()
}

/** In whole milliseconds, so that sums are exact. */
function workOf(weight: number, minutesPerBurrito: number): number {
  return Math.round(weight * minutesPerBurrito * minute)
}
