// The payments that need an action: a capture, the release of a hold, or a refund.
import { sql, type RawBuilder } from 'kysely'
import { cents, type Cents } from '#domain/basics/money.ts'
import type { OrderId, PaidWith } from '#domain/orders/order.ts'
import type { PaymentState } from '#domain/payments/payment.ts'
import type { Database } from '../engine/database.ts'

export interface OpenPayment {
  readonly seq: number
  readonly id: OrderId
  readonly orderSeq: number
  readonly key: string
  /** Null for a total of zero, which never reaches a gateway. */
  readonly authorization: string | null
  readonly gateway: PaidWith
  /** Held in the gateway's test mode. */
  readonly isTestMode: boolean
  /** The account at the gateway that holds the money. */
  readonly account: string | null
  readonly amount: Cents
  readonly requestedAt: string
  readonly dueAt: string
  readonly task: 'capture' | 'void' | 'return'
}

/** Written exactly as in the partial index. */
export const isOpen = sql<boolean>`order_seq is not null and set_aside_at is null
  and (state = 'authorized' or (state = 'captured' and canceled_at is not null))`

export interface DueBy {
  readonly now: string
  readonly after: Pick<OpenPayment, 'dueAt' | 'seq'> | undefined
  readonly most: number
}

/** The payments whose action is due by now, longest wait first, after a given payment. */
export async function findOpenPayments(db: Database, { now, after, most }: DueBy): Promise<OpenPayment[]> {
  const { rows } = await sql<OpenRow>`
    select open.*, orders.id from (
      select seq, order_seq, key, gateway, is_test_mode, account, intent, held, state, requested_at, due_at, canceled_at
      from payments ${settleIndexHint(db)}
      where ${isOpen} and due_at <= ${now} ${after ? sql`and (due_at, seq) > (${after.dueAt}, ${after.seq})` : sql``}
      order by due_at, seq limit ${most}
    ) as open join orders on orders.seq = open.order_seq order by due_at, open.seq`.execute(db.read)
  return rows.map((row) => ({
    seq: row.seq,
    id: row.id,
    orderSeq: row.order_seq,
    key: row.key,
    gateway: row.gateway,
    isTestMode: row.is_test_mode === 1,
    account: row.account,
    authorization: row.intent,
    amount: cents(row.held),
    requestedAt: row.requested_at,
    dueAt: row.due_at,
    task: row.state === 'captured' ? 'return' : row.canceled_at === null ? 'capture' : 'void',
  }))
}

interface OpenRow {
  readonly seq: number
  readonly id: OrderId
  readonly order_seq: number
  readonly key: string
  readonly gateway: PaidWith
  readonly is_test_mode: number
  readonly account: string | null
  readonly intent: string | null
  readonly held: number
  readonly state: PaymentState
  readonly requested_at: string
  readonly due_at: string
  readonly canceled_at: string | null
}

/** SQLite must be told to use the partial index of open payments. */
export function settleIndexHint({ engine }: Database): RawBuilder<unknown> {
  return engine === 'sqlite' ? sql`indexed by payments_to_settle` : sql``
}

/** When the next capture, void or return after `now` is due; undefined if there is none. */
export async function nextDueAt(db: Database, now: string): Promise<string | undefined> {
  const { rows } = await sql<{ at: string }>`
    select due_at as at from payments ${settleIndexHint(db)}
    where ${isOpen} and due_at > ${now} order by due_at limit 1`.execute(db.read)
  return rows[0]?.at
}

/** How many payments are due to be captured, voided or returned. */
export async function countOpenPayments(db: Database, now: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from payments ${settleIndexHint(db)}
    where ${isOpen} and due_at <= ${now}`.execute(db.read)
  return rows[0]?.count ?? 0
}
