// Keeps the id of the order that this browser placed last, so that the customer finds the way back to it (R8, R27).
import type { OrderId } from '#domain/order.ts'
import { keptValue } from '../browser/kept-value.ts'
import { readOrderId } from './order-id.ts'

const latestOrder = keptValue<OrderId | null>('burritoful.order', {
  read: readOrderId,
  write: (id) => id ?? '',
})

export function setLatestOrder(id: OrderId): void {
  latestOrder.change(() => id)
}

export function readLatestOrder(): OrderId | null {
  return latestOrder.now()
}

export function useLatestOrder(): OrderId | null {
  return latestOrder.use()
}
