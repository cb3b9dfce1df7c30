// Which ways and codes there is something to say about.
import type { SalesReply, SalesFulfillment } from '#domain/books/books-api.ts'

export function usedFulfillments({ fulfillments }: Pick<SalesReply, 'fulfillments'>): SalesFulfillment[] {
  return fulfillments.filter(({ orders }) => orders > 0)
}

export function hasFulfillmentsOrCodes(sales: SalesReply): boolean {
  return usedFulfillments(sales).length > 1 || sales.codes.length > 0
}
