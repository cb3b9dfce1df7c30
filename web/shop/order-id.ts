// The secret that opens an order, as an address or this browser's memory holds it: anything else is none.
import type { OrderId } from '#domain/order.ts'

export function readOrderId(text: string | null | undefined): OrderId | null {
  return text && /^[\w-]{22}$/.test(text) ? (text as OrderId) : null
}
