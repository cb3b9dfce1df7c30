// A promise for orders of tests that are not about it: ten minutes after the order was placed.
import type { OrderTime } from '../domain/kitchen/order-times.ts'

export function tenMinutesAfter(timestamp: string): OrderTime {
  const readyBy = new Date(Date.parse(timestamp) + 10 * 60_000).toISOString()
  return { promise: { at: readyBy, readyBy, isScheduled: false }, startsAt: null }
}
