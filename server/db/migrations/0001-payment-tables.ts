// The tables of payments: what is held and captured, what goes back, disputes, what was heard of the gateway, and the tries
// with a card of the last hour.
import { sql, type RawBuilder } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const paymentTables = (types: ColumnTypes): RawBuilder<unknown>[] => [
  ...payments(types),
  ...refunds(types),
  ...fromTheGateway(types),
  ...cardTries(types),
]

const payments = ({ counter, instant }: ColumnTypes) => [
  sql`create table payments (
    seq ${counter},
    key text not null unique,
    order_seq bigint references orders (seq),
    gateway text not null,
    intent text,
    asked bigint not null,
    held bigint not null default 0,
    captured bigint not null default 0,
    refunded bigint not null default 0,
    state text not null,
    fault text,
    failed_at ${instant},
    expires_at ${instant},
    asked_at ${instant} not null,
    capture_at ${instant},
    captured_at ${instant},
    return_asked_at ${instant},
    returned_at ${instant},
    is_test integer not null default 0,
    set_aside_at ${instant}
  )`,
  sql`create index payments_by_order on payments (order_seq, state, return_asked_at)`,
  // Of the partial ones, all entries are wanted: there are never many.
  sql`create index payments_to_settle on payments (seq) where order_seq is not null
    and (state = 'authorised' or (state = 'captured' and return_asked_at is not null))`,
  sql`create index payments_failed on payments (order_seq)
    where (state = 'refund-failed' or (state = 'capture-failed' and return_asked_at is null)
      or (set_aside_at is not null and is_test = 0 and (state <> 'authorised' or return_asked_at is null)))`,
  // Taken up again where the gateway's earlier keys come back.
  sql`create index payments_set_aside on payments (seq) where set_aside_at is not null`,
  sql`create index payments_without_order on payments (state, asked_at) where order_seq is null`,
  // Customers who have had their food and have not paid at the counter.
  sql`create index payments_to_collect on payments (order_seq) where state = 'to-collect'`,
  // A hint of the gateway names the payment by its intent.
  sql`create index payments_by_intent on payments (intent) where intent is not null`,
  // The office shows apart what was paid in demo mode or with test keys.
  sql`create index payments_in_test on payments (order_seq) where is_test = 1`,
]

const refunds = ({ counter, instant, json, sortedText }: ColumnTypes) => [
  sql`create table refunds (
    seq ${counter},
    order_seq bigint not null references orders (seq),
    key text not null unique,
    at ${instant} not null,
    by_username text,
    reason text not null,
    note text not null,
    units ${json} not null,
    goods bigint not null,
    tax bigint not null,
    delivery bigint not null,
    tip bigint not null,
    amount bigint not null,
    state text not null,
    fault text,
    failed_at ${instant},
    sent_at ${instant},
    day ${sortedText},
    tries integer not null default 0,
    gateway_refund text
  )`,
  sql`create index refunds_by_order on refunds (order_seq)`,
  sql`create index refunds_to_send on refunds (seq) where state = 'asked'`,
  sql`create index refunds_by_day on refunds (day, goods, tax, delivery, tip, amount) where day is not null`,
  sql`create unique index refunds_by_gateway on refunds (gateway_refund) where gateway_refund is not null`,
]

const fromTheGateway = ({ counter, instant, json }: ColumnTypes) => [
  sql`create table disputes (
    seq ${counter},
    id text not null unique,
    order_seq bigint not null references orders (seq),
    amount bigint not null,
    reason text not null,
    status text not null,
    respond_by ${instant},
    opened_at ${instant} not null,
    updated_at ${instant} not null,
    closed_at ${instant},
    taken bigint not null default 0
  )`,
  sql`create index disputes_by_order on disputes (order_seq)`,

  sql`create table owner_news (
    seq ${counter},
    at ${instant} not null,
    kind text not null,
    order_seq bigint references orders (seq),
    what ${json} not null,
    told_at ${instant},
    claimed_until ${instant}
  )`,
  sql`create index owner_news_to_tell on owner_news (seq) where told_at is null`,

  sql`create table gateway_state (
    id integer primary key,
    looked_until ${instant},
    last_hint_at ${instant},
    last_hint_trouble text,
    testing_told_at ${instant}
  )`,
  sql`insert into gateway_state (id) values (1)`,
]

const cardTries = ({ instant }: ColumnTypes) => [
  sql`create table card_tries (
    id text primary key,
    mailbox text not null,
    neighbour text not null,
    at ${instant} not null,
    outcome text not null,
    asks_bank integer not null
  )`,
  sql`create index card_tries_by_mailbox on card_tries (mailbox, outcome, at)`,
  sql`create index card_tries_by_neighbour on card_tries (neighbour, outcome, at)`,
  sql`create index card_tries_by_outcome on card_tries (outcome, at)`,

  sql`create table card_keys (
    day text primary key,
    key text not null
  )`,
]
