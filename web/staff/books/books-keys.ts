// The names of the answers that the Books screen keeps, as query-keys.ts has those of the other screens.
import type { DayRange } from '#domain/books/sales-days.ts'

export const booksKeys = {
  books: ['books'],
  of: (range: DayRange) => ['books', range],
  close: (day: string) => ['books', 'day', day],
} as const
