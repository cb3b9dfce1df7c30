// The wire contract of the books: the path, body and reply of each call about books and sales. Types and paths only.
import type { Wire } from '../basics/values.ts'
import type {
  bookDay,
  discrepancy,
  booksReply,
  booksState,
  closeReply,
  testModeMoney,
} from './books-schema.ts'
import type {
  salesItem,
  salesChoice,
  salesPromoCode,
  salesDay,
  salesFigures,
  salesHour,
  salesReply,
  salesFulfillment,
} from './sales-schema.ts'

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
  /** GET, query: SalesQuery → SalesReply */
  sales: '/api/office/sales',
  /** GET, query: SalesQuery → text/csv */
  salesCsv: '/api/office/sales.csv',
  /** GET, query: SalesQuery → text/csv */
  salesChoicesCsv: '/api/office/sales-choices.csv',
} as const

export type Discrepancy = Wire<typeof discrepancy>
export type BooksState = Wire<typeof booksState>
export type BooksReply = Wire<typeof booksReply>
export type BooksDay = BooksReply['days'][number]
export type BooksSums = BooksReply['total']
export type Balance = BooksSums['balance']
export type TestModeMoney = Wire<typeof testModeMoney>
export type CloseBody = Wire<typeof bookDay>
export type CloseReply = Wire<typeof closeReply>

export type SalesFigures = Wire<typeof salesFigures>
export type SalesReply = Wire<typeof salesReply>
export type SalesDay = Wire<typeof salesDay>
export type SalesHour = Wire<typeof salesHour>
export type SalesFulfillment = Wire<typeof salesFulfillment>
export type SalesItem = Wire<typeof salesItem>
export type SalesChoice = Wire<typeof salesChoice>
export type SalesPromoCode = Wire<typeof salesPromoCode>
