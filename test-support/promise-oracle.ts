// The oracle of the promise: a clerk with a stopwatch, who counts the kitchen's work step by step as R42 describes it. Shares
// no code with domain/kitchen/promise.ts.
import type { KitchenNow } from '../domain/kitchen/promise.ts'

const minute = 60_000
/** The clerk gives up after this time. */
const patience = 3 * 24 * 60 * minute

/** Whether a new order may be promised for an instant, by the words of R42. */
export function expectedPromise(kitchen: KitchenNow, weight: number, readyBy: number): boolean {
  const { speed, now, promised } = kitchen
  if (!speed || weight === 0) return true
  const open = promised.filter((order) => order.readyBy + 60 * minute > now)
  // Among orders promised for the same instant, earlier orders come first and the new order last.
  const burritosBy = (own: number, place: number) =>
    open
      .filter((other, nth) => other.readyBy < own || (other.readyBy === own && nth <= place))
      .reduce((sum, other) => sum + other.weight, 0)
  if (surelyDone(kitchen, burritosBy(readyBy, open.length) + weight) > readyBy) return false
  return open.every((order, place) => {
    if (order.weight === 0 || order.readyBy <= readyBy) return true
    const burritos = burritosBy(order.readyBy, place)
    const bound = Math.max(order.readyBy, surelyDone(kitchen, burritos))
    return surelyDone(kitchen, burritos + weight) <= bound
  })
}

function surelyDone({ speed, now, spans, shortestWait }: KitchenNow, burritos: number): number {
  if (!speed) return now
  const each = speed.minutesPerBurrito * minute
  const isAtWork = (at: number) => spans.some(({ start, end }) => start - shortestWait <= at && at < end)
  // In each step the kitchen makes at most a sixtieth of a burrito; steps begin and end with every span.
  const step = 6_000 / speed.hands
  let left = Math.round(burritos * each)
  let at = now
  for (; left > 0; at += step) {
    if (at > now + patience) return Infinity
    if (isAtWork(at)) left -= step * speed.hands
  }
  return at + 2 * each
}
