// The tables of codes and books (R64, R68).
import type { Generated } from 'kysely'
import type { Entry, Postings } from '#domain/books/ledger.ts'

export interface CodesTable {
  seq: Generated<number>
  code: string
  /** JSON: the rest of a CodeSet. */
  terms: string
  is_on: Generated<number>
  /** So many orders; null: as many as come. */
  first_uses: number | null
  used: Generated<number>
  /** What the code took off the orders of its uses whose money has come in. */
  given: Generated<number>
  version: Generated<number>
}

/** Which order used which code. */
export interface CodeUsesTable {
  order_seq: number
  code_seq: number
  /** As the order limits count it; empty once the customer is forgotten. */
  mailbox: string
  discount: number
}

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
  /** JSON: BooksFault[] */
  faults: Generated<string>
  /** 1: the check found as many faults as it names, and stopped. */
  has_more: Generated<number>
}
