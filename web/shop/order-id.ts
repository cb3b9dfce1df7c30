// Reads an order's secret id from the address or from local storage; any other text gives null.
import type { OrderId } from '#domain/orders/order.ts'

export function readOrderId(text: string | null | undefined): OrderId | null {
  return text && /^[\w-]{22}$/.test(text) ? (text as OrderId) : null
}
