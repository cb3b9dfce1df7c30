// A page of the order book as the server gives it.
import { queryOptions } from '@tanstack/react-query'
import type { OrdersQuery } from '#domain/orders/order-api.ts'
import { fetchOrders } from '../../office-api.ts'
import { keys } from '../query-keys.ts'

/** A list that was shown stays, so that the way back leads to one that is there at once, at its full height. */
const keptFor = 30 * 60_000

export function orderList(query: OrdersQuery) {
  return queryOptions({
    queryKey: keys.orderList(query),
    queryFn: () => fetchOrders(query),
    gcTime: keptFor,
  })
}
