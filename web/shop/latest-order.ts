// Which order this browser placed last: the way back to it (R8, R27).
import type { OrderId } from '#domain/order.ts'
import { keptValue } from '../ui/kept-value.ts'

const latestOrder = keptValue<OrderId | null>('burritoful.order', {
  read: (text) => (text !== null && /^[\w-]{1,64}$/.test(text) ? (text as OrderId) : null),
  write: (id) => id ?? '',
})

export function setLatestOrder(id: OrderId): void {
  latestOrder.change(() => id)
}

export function useLatestOrder(): OrderId | null {
  return latestOrder.use()
}
