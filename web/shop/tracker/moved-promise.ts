// Staff may move the promise of an order to later (R47): whether they have, and what its customer reads.
import type { TrackedOrder } from '#domain/orders/order.ts'
import { timeOf } from '../time-of.ts'
import { trackerMessages } from '#words/orders/shop/tracker.ts'

export function isMoved({ promise, firstPromise }: TrackedOrder): boolean {
  return promise.at > firstPromise.at
}

/** Undefined where nothing was moved, or nobody waits any more. */
export function movedMessage(order: TrackedOrder, timeZone: string): string | undefined {
  const { promise, status, fulfillment } = order
  const isAwaited = status === 'placed' || status === 'cooking'
  return isAwaited && isMoved(order)
    ? trackerMessages.moved[fulfillment](timeOf(promise.at, timeZone))
    : undefined
}
