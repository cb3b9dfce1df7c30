// The tables of the books: the ledger, the days that the owner has closed, and what the last check found.
import { sql, type RawBuilder } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const bookTables = (types: ColumnTypes): RawBuilder<unknown>[] => [
  ...ledger(types),
  ...closingsAndChecks(types),
]

const ledger = ({ counter, instant, sortedText, appendOnly }: ColumnTypes) => [
  sql`create table ledger (
    seq ${counter},
    at ${instant} not null,
    day ${sortedText} not null,
    kind text not null,
    order_seq bigint not null references orders (seq),
    refund_seq bigint references refunds (seq),
    gateway text not null,
    card bigint not null,
    counter bigint not null,
    sales bigint not null,
    discounts bigint not null,
    refunds bigint not null,
    tax bigint not null,
    delivery bigint not null,
    tips bigint not null,
    check (card + counter + sales + discounts + refunds + tax + delivery + tips = 0)
  )`,
  ...appendOnly('ledger', [
    'seq = new.seq',
    `order_seq = new.order_seq and kind = 'capture' and new.kind = 'capture'`,
    `refund_seq = new.refund_seq and kind = new.kind`,
    `order_seq = new.order_seq and at = new.at and kind = 'dispute' and new.kind = 'dispute'`,
  ]),
  sql`create unique index ledger_captures on ledger (order_seq) where kind = 'capture'`,
  // A refund whose money came back has two entries: one when it was sent, one when it failed.
  sql`create unique index ledger_refunds on ledger (refund_seq, kind) where refund_seq is not null`,
  sql`create unique index ledger_disputes on ledger (order_seq, at) where kind = 'dispute'`,
  sql`create index ledger_by_order on ledger (order_seq)`,
  sql`create index ledger_by_day on ledger
    (day, kind, card, counter, sales, discounts, refunds, tax, delivery, tips, seq)`,
  // The sales read failed refunds and disputes from the ledger; few entries are of these kinds.
  sql`create index ledger_adjustments on ledger (day, order_seq) where kind in ('refund-failed', 'dispute')`,
  sql`create index ledger_demo on ledger (day, kind, card) where gateway = 'demo'`,
]

const closingsAndChecks = ({ instant, sortedText }: ColumnTypes) => [
  sql`create table closings (
    day ${sortedText} primary key,
    closed_at ${instant} not null,
    by_username text not null,
    entries bigint not null
  )`,

  sql`create table books_state (
    id integer primary key,
    checked_at ${instant},
    has_more integer not null default 0,
    discrepancies text not null default '[]'
  )`,
  sql`insert into books_state (id) values (1)`,
]
