// The tables of orders: the order itself, its lines, choices and charges, and the promo codes.
import { sql, type RawBuilder } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const orderTables = (types: ColumnTypes): RawBuilder<unknown>[] => [
  ...orders(types),
  ...orderParts(types),
  ...promoCodes(types),
]

const orders = ({ counter, instant, json, sortedText }: ColumnTypes) => [
  sql`create table orders (
    seq ${counter},
    number integer generated always as ((seq - 1) % 999 + 1) stored,
    id text not null unique,
    idempotency_key text not null unique,
    body_hash text not null,
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text,
    language text not null default 'en',
    timestamp ${instant} not null,
    status text not null,
    subtotal bigint not null,
    tax bigint not null,
    delivery bigint not null default 0,
    discount bigint not null default 0,
    tip bigint not null default 0,
    total bigint not null,
    fulfillment text not null default 'delivery',
    fulfillment_details ${json} not null,
    moves ${json} not null default '[]',
    version integer not null default 1,
    moved_at ${instant},
    seen_at ${instant},
    printed_at ${instant},
    cancel_reason text,
    cancel_note text,
    business_day ${sortedText} not null,
    earned_day ${sortedText},
    local_hour integer not null,
    item_count bigint not null,
    weight bigint not null default 0,
    rolled_weight bigint not null default 0,
    ready_by ${instant} not null,
    first_ready_by ${instant} not null,
    scheduled integer not null default 0,
    starts_at ${instant},
    cooking_at ${instant},
    ready_at ${instant},
    search_name ${sortedText} not null,
    search_last_name ${sortedText} not null,
    search_email ${sortedText} not null,
    mailbox ${sortedText} not null default '',
    no_card integer not null default 0,
    client text,
    purged_at ${instant}
  )`,
  // The board reads the open orders and the orders that were handed over a moment ago.
  sql`create index orders_by_status on orders (status, moved_at)`,
  // The order book shows the newest orders first under every filter, so these indexes end in business_day and seq.
  sql`create index orders_by_day on orders (business_day, seq, status)`,
  sql`create index orders_by_status_and_day on orders (status, business_day, seq)`,
  sql`create index orders_by_number on orders (number, business_day, seq)`,
  sql`create index orders_by_name on orders (search_name)`,
  sql`create index orders_by_last_name on orders (search_last_name)`,
  sql`create index orders_by_email on orders (search_email)`,
  sql`create index orders_by_mailbox on orders (mailbox, timestamp) where mailbox <> ''`,
  // For the share of the coming hours that orders without a card take up (trust rule 23).
  sql`create index orders_without_card on orders (ready_by) where no_card = 1`,
  // A purged order leaves this index, so the purge always continues at its start.
  sql`create index orders_to_purge on orders (timestamp) where purged_at is null`,
  // The on-time record is computed from this index alone. Only orders that were marked ready are in it.
  sql`create index orders_by_promise on orders
    (first_ready_by, ready_at, cooking_at, ready_by, weight, status, seq) where ready_at is not null`,
  // Covers every column that the sales add up, so that a month of sales is read from the index alone.
  sql`create index orders_by_earned_day on orders
    (earned_day, local_hour, item_count, subtotal, discount, tax, delivery, tip, total, fulfillment)
    where earned_day is not null`,
  sql`create index orders_with_discount on orders (earned_day, seq, discount) where discount > 0`,
  sql`create index orders_canceled_unpaid on orders (business_day, total)
    where status = 'canceled' and earned_day is null`,
]

const orderParts = ({ json, sortedText, clusteredByKey }: ColumnTypes) => [
  sql`create table order_lines (
    order_seq bigint not null references orders (seq),
    position integer not null,
    earned_day ${sortedText},
    item text not null,
    name ${json} not null,
    short_name ${json} not null,
    quantity bigint not null,
    unit_price bigint not null,
    price bigint not null,
    discount bigint not null default 0,
    weight integer not null default 10,
    customization ${json},
    changes ${json},
    note text,
    rolled integer not null default 0,
    stock_day text,
    primary key (order_seq, position)
  ) ${clusteredByKey}`,
  sql`create index order_lines_by_day on order_lines
    (earned_day, item, order_seq, quantity, price, discount) where earned_day is not null`,

  sql`create table order_choices (
    order_seq bigint not null,
    line integer not null,
    choice text not null,
    earned_day ${sortedText},
    item text not null,
    name ${json} not null,
    quantity bigint not null,
    price bigint not null,
    primary key (order_seq, line, choice)
  )`,
  sql`create index order_choices_by_day on order_choices
    (earned_day, choice, order_seq, quantity, price) where earned_day is not null`,

  sql`create table order_charges (
    order_seq bigint not null references orders (seq),
    position integer not null,
    kind text not null,
    amount bigint not null,
    rate integer,
    base bigint,
    code text,
    percent integer,
    primary key (order_seq, position)
  ) ${clusteredByKey}`,
]

/** After the refunds, which they may be about. */
export const emailTables = ({ counter, instant }: ColumnTypes): RawBuilder<unknown>[] => [
  sql`create table emails (
    seq ${counter},
    order_seq bigint not null references orders (seq),
    kind text not null,
    state text not null,
    at ${instant} not null,
    refund_seq bigint references refunds (seq),
    due_at ${instant},
    tries integer not null default 0,
    claimed_until ${instant}
  )`,
  sql`create index emails_by_order on emails (order_seq)`,
  sql`create index emails_due on emails (due_at) where due_at is not null`,
]

const promoCodes = ({ counter, json }: ColumnTypes) => [
  sql`create table promo_codes (
    seq ${counter},
    code text not null unique,
    terms ${json} not null,
    is_on integer not null default 1,
    max_uses integer,
    use_count integer not null default 0,
    discounted_total bigint not null default 0,
    version integer not null default 1
  )`,

  sql`create table promo_code_uses (
    order_seq bigint primary key references orders (seq),
    promo_code_seq bigint not null references promo_codes (seq),
    mailbox text not null,
    discount bigint not null
  )`,
  sql`create index promo_code_uses_by_code on promo_code_uses (promo_code_seq, mailbox)`,
]
