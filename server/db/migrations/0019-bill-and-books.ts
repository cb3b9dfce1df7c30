// The bill and the books: discounts and tips, captures that are due later, refunds in part, codes, and a ledger. What was
// charged and sent back before is written into the ledger, in the order in which it happened.
import { sql, type Kysely } from 'kysely'
import type { Migration } from '../migrate.ts'
import { chainEntries } from './0019-ledger-then.ts'
import type { ColumnTypes } from './column-types.ts'

export const billAndBooks: Migration = {
  name: '0019-bill-and-books',
  async up(db, types) {
    await changeOrders(db, types)
    await changePayments(db, types)
    await createCodes(db, types)
    await createBooks(db, types)
    await chainEntries(db, types)
    await indexLedger(db)
  },
}

/**
 * An order counts from the day on which its money came in. Until now the money came at once: the day of the order is that
 * day. What is more than anybody can order today stays out of the sales, as before.
 */
async function changeOrders(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const day = sql.raw(types.sortedText)
  for (const column of ['discount', 'tip'])
    await sql`alter table orders add column ${sql.ref(column)} bigint not null default 0`.execute(db)
  await sql`alter table orders add column earned_day ${day}`.execute(db)
  await sql`update orders set earned_day = business_day where seq in (
    select order_seq from payments
    where state in ('captured', 'refunded', 'refund-failed') and asked <= 1100000000)`.execute(db)
  await sql`drop index orders_by_day`.execute(db)
  await sql`create index orders_by_day on orders (business_day, seq, status)`.execute(db)
  await sql`create index orders_by_earned_day on orders
    (earned_day, local_hour, burritos, subtotal, discount, tax, delivery, tip, total, way)
    where earned_day is not null`.execute(db)
  await sql`create index orders_with_discount on orders (earned_day, seq, discount) where discount > 0`.execute(
    db,
  )
  await sql`create index orders_never_paid on orders (business_day, total)
    where status = 'cancelled' and earned_day is null`.execute(db)

  for (const [table, by] of [
    ['order_lines', 'item'],
    ['order_choices', 'choice'],
  ] as const) {
    const index = sql.ref(`${table}_by_day`)
    await sql`drop index ${index}`.execute(db)
    await sql`alter table ${sql.table(table)} drop column business_day`.execute(db)
    await sql`alter table ${sql.table(table)} add column earned_day ${day}`.execute(db)
    await sql`update ${sql.table(table)} set earned_day =
      (select earned_day from orders where orders.seq = ${sql.table(table)}.order_seq)`.execute(db)
    const discount = table === 'order_lines' ? sql`, discount` : sql``
    if (table === 'order_lines')
      await sql`alter table order_lines add column discount bigint not null default 0`.execute(db)
    await sql`create index ${index} on ${sql.table(table)}
      (earned_day, ${sql.ref(by)}, order_seq, quantity, price${discount}) where earned_day is not null`.execute(
      db,
    )
  }

  await sql`alter table order_charges add column code text`.execute(db)
  await sql`alter table order_charges add column percent integer`.execute(db)
  await sql`alter table order_charges add column base bigint`.execute(db)
  // Whether a fee was taxed is known by the tax.
  await sql`update order_charges set base = (
      select subtotal + case when tax = (subtotal * order_charges.rate + 5000) / 10000 then 0 else delivery end
      from orders where orders.seq = order_charges.order_seq)
    where kind = 'tax'`.execute(db)
}

/** A whole refund becomes the only one of its order; the gateway knows it by the key of the payment. */
async function changePayments(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const instant = sql.raw(types.instant)
  await sql`alter table payments add column capture_at ${instant}`.execute(db)
  // Until now the money was taken at once: what is still held is due.
  await sql`update payments set capture_at = asked_at where order_seq is not null and state = 'authorised'`.execute(
    db,
  )
  await sql`create table refunds (
    seq ${sql.raw(types.counter)},
    order_seq bigint not null references orders (seq),
    key text not null unique,
    at ${instant} not null,
    by_username text,
    reason text not null,
    note text not null,
    units ${sql.raw(types.json)} not null,
    goods bigint not null,
    tax bigint not null,
    delivery bigint not null,
    tip bigint not null,
    amount bigint not null,
    state text not null,
    fault text,
    failed_at ${instant},
    sent_at ${instant},
    day ${sql.raw(types.sortedText)}
  )`.execute(db)
  await sql`insert into refunds (order_seq, key, at, reason, note, units, goods, tax, delivery, tip, amount, state, fault,
      failed_at, sent_at, day)
    select orders.seq, payments.key, coalesce(return_asked_at, returned_at, failed_at, captured_at, asked_at),
      'cancelled', '', '[]', subtotal, tax, delivery, 0, captured,
      case when state = 'refunded' then 'sent' else 'failed' end, fault, failed_at,
      case when state = 'refunded' then coalesce(returned_at, captured_at, asked_at) end,
      case when state = 'refunded' then coalesce(refund_day, business_day) end
    from payments join orders on orders.seq = payments.order_seq
    where state in ('refunded', 'refund-failed') order by payments.seq`.execute(db)
  await sql`create index refunds_by_order on refunds (order_seq)`.execute(db)
  await sql`create index refunds_to_send on refunds (seq) where state = 'asked'`.execute(db)
  await sql`create index refunds_by_day on refunds (day, goods, tax, delivery, tip, amount) where day is not null`.execute(
    db,
  )
  await sql`drop index payments_not_counted`.execute(db)
  await sql`drop index payments_by_refund_day`.execute(db)
  await sql`alter table payments drop column refund_day`.execute(db)
  // Customers who have had their food and have not paid at the counter.
  await sql`create index payments_to_collect on payments (order_seq) where state = 'to-collect'`.execute(db)
}

async function createCodes(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  await sql`create table codes (
    seq ${sql.raw(types.counter)},
    code text not null unique,
    terms ${sql.raw(types.json)} not null,
    is_on integer not null default 1,
    first_uses integer,
    used integer not null default 0,
    given bigint not null default 0,
    version integer not null default 1
  )`.execute(db)
  await sql`create table code_uses (
    order_seq bigint primary key references orders (seq),
    code_seq bigint not null references codes (seq),
    mailbox text not null,
    discount bigint not null
  )`.execute(db)
  await sql`create index code_uses_by_code on code_uses (code_seq, mailbox)`.execute(db)
}

async function createBooks(db: Kysely<unknown>, types: ColumnTypes): Promise<void> {
  const [instant, day] = [sql.raw(types.instant), sql.raw(types.sortedText)]
  // The instant is text on both engines: what is hashed is what is stored.
  await sql`create table ledger (
    seq bigint primary key,
    at text not null,
    day ${day} not null,
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
    hash text not null,
    check (card + counter + sales + discounts + refunds + tax + delivery + tips = 0)
  )`.execute(db)
  await sql`create table ledger_head (id integer primary key, seq bigint not null, hash text not null)`.execute(
    db,
  )
  await sql`create table closings (
    day ${day} primary key,
    closed_at ${instant} not null,
    by_username text not null,
    last_seq bigint not null,
    seal text not null
  )`.execute(db)
  await sql`create table books_state (
    id integer primary key,
    checked_at ${instant},
    has_more integer not null default 0,
    faults ${sql.raw(types.json)} not null default '[]',
    owner_told_at ${instant},
    claimed_until ${instant}
  )`.execute(db)
  await sql`insert into books_state (id) values (1)`.execute(db)
}

/** After the entries of the past are in: a full index is built faster than it grows. */
async function indexLedger(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index ledger_captures on ledger (order_seq) where kind = 'capture'`.execute(db)
  await sql`create unique index ledger_refunds on ledger (refund_seq) where refund_seq is not null`.execute(
    db,
  )
  await sql`create index ledger_by_order on ledger (order_seq)`.execute(db)
  await sql`create index ledger_by_day on ledger
    (day, kind, card, counter, sales, discounts, refunds, tax, delivery, tips, seq)`.execute(db)
}
