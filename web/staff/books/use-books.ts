// The books of some days, and one day as it is closed; both follow what happens in the shop.
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { BooksReply, CloseReply } from '#domain/books/books-api.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import { fetchBooks, fetchClose } from '../../books-api.ts'
import { board, useLiveQueries, type Following } from '../live-queries.ts'
import { booksKeys } from './books-keys.ts'

const following: Following = { ...board, queryKey: booksKeys.books, pause: 10_000, gathering: 250 }

/** A long check goes on behind: until it is over, the screen asks again. */
const whileChecking = 2_000

export function useBooks(range: DayRange): UseQueryResult<BooksReply> {
  const result = useQuery({
    queryKey: booksKeys.of(range),
    queryFn: () => fetchBooks(range),
    refetchInterval: ({ state }) => (state.data?.state.isChecking ? whileChecking : false),
  })
  useLiveQueries(following)
  return result
}

export function useClose(day: string): UseQueryResult<CloseReply> {
  const result = useQuery({ queryKey: booksKeys.close(day), queryFn: () => fetchClose(day) })
  useLiveQueries(following)
  return result
}
