// The tables of payments: payments and refunds, the keys of the gateway, disputes, alerts for the owner, the state of the gateway, and the card attempts
// of the last hour.
import { sql, type RawBuilder } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

export const paymentTables = (types: ColumnTypes): RawBuilder<unknown>[] => [
  ...payments(types),
  ...refunds(types),
  ...gatewayTables(types),
  ...cardAttempts(types),
]

const payments = ({ counter, instant }: ColumnTypes) => [
  sql`create table payments (
    seq ${counter},
    key text not null unique,
    order_seq bigint references orders (seq),
    gateway text not null,
    intent text,
    requested bigint not null,
    held bigint not null default 0,
    captured bigint not null default 0,
    refunded bigint not null default 0,
    state text not null,
    failure text,
    failed_at ${instant},
    failure_settled_at ${instant},
    expires_at ${instant},
    last_four text,
    requested_at ${instant} not null,
    due_at ${instant},
    captured_at ${instant},
    canceled_at ${instant},
    returned_at ${instant},
    account text,
    is_test_mode integer not null default 0,
    set_aside_at ${instant}
  )`,
  sql`create index payments_by_order on payments (order_seq, state, canceled_at)`,
  // The partial indexes from here on stay small, and queries read all their entries.
  sql`create index payments_to_settle on payments (due_at, seq) where order_seq is not null and set_aside_at is null
    and (state = 'authorized' or (state = 'captured' and canceled_at is not null))`,
  sql`create index payments_failed on payments (order_seq)
    where ((failure_settled_at is null and (state = 'refund-failed' or (state = 'capture-failed' and canceled_at is null)))
      or (set_aside_at is not null and is_test_mode = 0 and (state <> 'authorized' or canceled_at is null)))`,
  // These payments are resumed when the gateway's earlier keys are set again.
  sql`create index payments_set_aside on payments (seq) where set_aside_at is not null`,
  sql`create index payments_without_order on payments (state, requested_at) where order_seq is null`,
  // Customers who have had their food and have not paid at the counter.
  sql`create index payments_to_collect on payments (order_seq) where state = 'to-collect'`,
  // A webhook event names the payment by its intent.
  sql`create index payments_by_intent on payments (intent) where intent is not null`,
  // The office shows payments in demo mode or with test keys separately.
  sql`create index payments_in_test_mode on payments (order_seq) where is_test_mode = 1`,
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
    failure text,
    failed_at ${instant},
    sent_at ${instant},
    day ${sortedText},
    attempts integer not null default 0,
    gateway_refund_id text
  )`,
  sql`create index refunds_by_order on refunds (order_seq)`,
  sql`create index refunds_to_send on refunds (seq) where state = 'requested'`,
  sql`create index refunds_by_day on refunds (day, goods, tax, delivery, tip, amount) where day is not null`,
  sql`create unique index refunds_by_gateway on refunds (gateway_refund_id) where gateway_refund_id is not null`,
]

const gatewayTables = ({ counter, instant, sortedText, json }: ColumnTypes) => [
  // The keys of the card company that the office has saved. Both secrets are encrypted.
  sql`create table card_keys (
    account text not null,
    is_test_mode integer not null,
    publishable_key text not null,
    secret_key text not null,
    webhook_secret text,
    webhook_id text,
    ending text not null,
    state text not null,
    saved_at ${instant} not null,
    version integer not null,
    primary key (account, is_test_mode)
  )`,
  sql`create unique index card_keys_on on card_keys (state) where state = 'on'`,

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
    withdrawn bigint not null default 0
  )`,
  sql`create index disputes_by_order on disputes (order_seq)`,

  sql`create table owner_alerts (
    seq ${counter},
    at ${instant} not null,
    kind text not null,
    order_seq bigint references orders (seq),
    day ${sortedText} unique,
    details ${json} not null,
    sent_at ${instant},
    claimed_until ${instant}
  )`,
  sql`create index owner_alerts_to_send on owner_alerts (seq) where sent_at is null`,

  sql`create table gateway_state (
    id integer primary key,
    reconciled_until ${instant},
    last_event_at ${instant},
    last_event_error text
  )`,
  sql`insert into gateway_state (id) values (1)`,

  sql`create table payments_to_reconcile (
    intent text primary key,
    listed_at ${instant} not null
  )`,
]

const cardAttempts = ({ instant }: ColumnTypes) => [
  sql`create table card_attempts (
    id text primary key,
    mailbox text not null,
    client text not null,
    at ${instant} not null,
    outcome text not null,
    requires_3ds integer not null
  )`,
  sql`create index card_attempts_by_mailbox on card_attempts (mailbox, outcome, at)`,
  sql`create index card_attempts_by_client on card_attempts (client, outcome, at)`,
  sql`create index card_attempts_by_outcome on card_attempts (outcome, at)`,

  sql`create table card_hash_keys (
    day text primary key,
    key text not null
  )`,
]
