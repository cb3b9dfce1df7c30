// The sales of the days asked for; while today is among them they follow what happens in the shop.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { SalesQuery } from '#domain/books/sales-days.ts'
import type { SalesReply } from '#domain/books/books-api.ts'
import type { Link } from '../../browser/live.ts'
import { fetchSales } from '../../office-api.ts'
import { following, useLiveQueries } from '../live-queries.ts'
import { keys } from '../query-keys.ts'

export function useSales(query: SalesQuery): [UseQueryResult<SalesReply>, Link | undefined] {
  const result = useQuery({ queryKey: keys.salesOf(query), queryFn: () => fetchSales(query) })
  return [result, useLiveQueries(result.data && followingOf(result.data))]
}

function followingOf({ from, to, today }: SalesReply) {
  if (today < from || to < today) return undefined
  return from === to ? following.salesOfOneDay : following.salesOfManyDays
}
