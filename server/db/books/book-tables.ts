// The tables of the books (R68).
import type { Generated } from 'kysely'
import type { Entry, Postings } from '#domain/books/ledger.ts'

/** Entries are only added: triggers refuse to change or delete one. An amount above zero is a debit. */
export interface LedgerTable extends Postings {
  seq: Generated<number>
  at: string
  day: string
  kind: Entry['kind']
  order_seq: number
  refund_seq: number | null
  gateway: Entry['gateway']
}

/** The days that the owner has closed; the last closing of a day counts. */
export interface ClosingsTable {
  day: string
  closed_at: string
  by_username: string
  /** How many entries the day had then. */
  entries: number
}

/** One row: what the last check of the books found. */
export interface BooksStateTable {
  id: 1
  checked_at: string | null
  /** JSON: Discrepancy[] */
  discrepancies: Generated<string>
  /** 1: the check stopped at its limit, and there may be more discrepancies. */
  has_more: Generated<number>
}
