// What the kitchen can still promise (R42). It works by earliest promise at constant speed; a new order never makes a kept
// promise late, nor a late one later.
import { partitionPoint, type WorkingTime } from './working-time.ts'
import { minute } from '../basics/time-units.ts'

export interface KitchenSpeed {
  /** Minutes to roll one burrito, in steps of 0.1. */
  readonly minutesPerBurrito: number
  readonly hands: number
}

/** An open order. */
export interface PromisedWork {
  /** In milliseconds, like every instant here. */
  readonly readyBy: number
  /** The burritos that are not ticked off, each by its weight. */
  readonly weight: number
}

/** An open order in the queue of the kitchen. */
export interface Queued<Order extends PromisedWork = PromisedWork> {
  readonly order: Order
  /** What is to be done until it is ready, in milliseconds of one pair of hands. */
  readonly work: number
  /** When it is ready if nothing comes between; Infinity where no hours in sight are left. */
  readonly doneBy: number
}

export interface Capacity {
  /** How many burritos of a new order can be ready by then. */
  mostBy(readyBy: number): number
  fits(weight: number, readyBy: number): boolean
}

/** Until the owner sets a speed. */
export const unlimitedCapacity: Capacity = { mostBy: () => Infinity, fits: () => true }

/** A promise so long past is given up: its work holds up nobody. */
const abandonAfter = 60 * minute

/** By earliest promise; who was promised the same instant first comes first. */
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

/** A promise that cannot be kept any more, whatever the kitchen does. */
export function willBeLate({ order, doneBy }: Queued): boolean {
  return doneBy > order.readyBy
}

export function capacityOf(
  { minutesPerBurrito, hands }: KitchenSpeed,
  time: WorkingTime,
  queue: readonly Queued[],
): Capacity {
  // Burritos are whole, and hands may be busy with another one: only so much later is an order surely done.
  const margin = 2 * workOf(1, minutesPerBurrito)
  const roomFrom = leastRooms(queue.map(roomBefore))

  /** How much work of a new order can be done by then, if nobody else's promise suffers. */
  const workBy = (readyBy: number): number => {
    const place = partitionPoint(queue, ({ order }) => order.readyBy <= readyBy)
    const before = queue[place - 1]?.work ?? 0
    return Math.min(hands * time.workedBy(readyBy - margin) - before, roomFrom[place] ?? Infinity)
  }
  return {
    mostBy: (readyBy) => Math.max(0, Math.floor(workBy(readyBy) / workOf(1, minutesPerBurrito))),
    fits: (weight, readyBy) => weight === 0 || workOf(weight, minutesPerBurrito) <= workBy(readyBy),
  }

  /** How much work may still come before an order: until its promise, or until it is surely done where that is later. */
  function roomBefore({ order, work, doneBy }: Queued): number {
    // Nothing makes later what is never done.
    if (doneBy === Infinity) return Infinity
    return hands * time.workedBy(Math.max(order.readyBy - margin, doneBy)) - work
  }
}

/** For each place in the queue, the least room of all from there on. */
function leastRooms(rooms: readonly number[]): number[] {
  const least = [Infinity]
  for (const room of rooms.toReversed()) least.push(Math.min(room, least.at(-1) ?? Infinity))
  return least.toReversed()
}

/** Whole milliseconds, so that nothing is lost between additions. */
function workOf(weight: number, minutesPerBurrito: number): number {
  return Math.round(weight * minutesPerBurrito * minute)
}
