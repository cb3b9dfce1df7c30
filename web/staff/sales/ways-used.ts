// Which ways and codes there is something to say about.
import type { SalesReply, SalesFulfillment } from '#domain/books/books-api.ts'

export function waysUsed({ fulfillments }: Pick<SalesReply, 'fulfillments'>): SalesFulfillment[] {
  return fulfillments.filter(({ orders }) => orders > 0)
}

export function hasWaysOrCodes(sales: SalesReply): boolean {
  return waysUsed(sales).length > 1 || sales.codes.length > 0
}
