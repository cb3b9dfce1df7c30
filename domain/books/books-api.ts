// The wire contract of the books: the path, body and reply of each call.
import type { bookDay } from './books-schema.ts'
import type { Wire } from '../basics/values.ts'

export const booksPaths = {
  /** GET, query: from, to → BooksReply */
  books: '/api/office/books',
  /** GET, query: from, to → text/csv: one row for each posting */
  csv: '/api/office/books.csv',
  /** POST {} → BooksState: a long check goes on after the answer */
  check: '/api/office/books/check',
  /** GET → CloseReply */
  day: (day: string) => `/api/office/books/days/${day}`,
  /** POST CloseBody → CloseReply */
  close: '/api/office/books/close',
} as const

export type CloseBody = Wire<typeof bookDay>
