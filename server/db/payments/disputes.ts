// The disputes of orders: stores each as the gateway has it, and posts what the bank withdrew or returned in the same
// transaction.
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { OfficeDispute } from '#domain/payments/dispute-schema.ts'
import { isDisputeOver, type DisputeReason, type DisputeStatus } from '#domain/payments/dispute.ts'
import { postDispute } from '#domain/books/ledger.ts'
import { cents } from '#domain/basics/money.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import type { OwnerAlert } from '#domain/people/owner-alerts.ts'
import type { DisputesTable } from './payment-tables.ts'
import type { Moment } from './earnings.ts'
import { addEntry } from '../books/ledger.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { Database } from '../engine/database.ts'
import { addAlert } from '../people/owner-alerts.ts'
import type { Tables } from '../schema.ts'

/** A dispute as the gateway has it now; only the closing time is our own. */
export type GatewayDispute = Omit<OfficeDispute, 'closedAt'>

type DisputeRow = Selectable<DisputesTable>

export async function readDisputes(db: Kysely<Tables>, orderSeq: number): Promise<DisputeRow[]> {
  return db.selectFrom('disputes').selectAll().where('order_seq', '=', orderSeq).orderBy('seq').execute()
}

/** How many disputes need an answer, and the most urgent one. The table is small: disputes are rare. */
export async function readDisputesToAnswer(
  db: Kysely<Tables>,
): Promise<{ readonly count: number; readonly first: NonNullable<TodayReply['urgentDispute']> } | undefined> {
  const rows = await db
    .selectFrom('disputes')
    .innerJoin('orders', 'orders.seq', 'disputes.order_seq')
    .select(['orders.id as orderId', 'disputes.respond_by as respondBy'])
    .where('disputes.status', '=', 'needs-answer' satisfies DisputeStatus)
    .orderBy('disputes.respond_by', (order) => order.asc().nullsLast())
    .orderBy('disputes.seq')
    .execute()
  const [first] = rows
  return first && { count: rows.length, first }
}

export function officeDisputeOf(row: DisputeRow): OfficeDispute {
  return {
    id: row.id,
    amount: cents(row.amount),
    reason: row.reason as DisputeReason,
    status: row.status as DisputeStatus,
    respondBy: row.respond_by,
    openedAt: row.opened_at,
    closedAt: row.closed_at,
    withdrawn: cents(row.withdrawn),
  }
}

/**
 * Brings the disputes of an order in line with the gateway. `seen` is what was stored before the gateway was called. If another
 * process has changed the rows since, the gateway's answer may be outdated, and nothing is written: 'stale'.
 */
export async function storeDisputes(
  db: Database,
  { orderSeq, seen, now }: { orderSeq: number; seen: readonly DisputeRow[]; now: readonly GatewayDispute[] },
  moment: Moment,
): Promise<'changed' | 'same' | 'stale'> {
  if (now.every((dispute) => isSame(find(seen, dispute), dispute))) return 'same'
  return db.transaction(async (trx) => {
    await lockOrder(trx, 'seq', orderSeq)
    const stored = await readDisputes(trx, orderSeq)
    if (stored.length !== seen.length || !stored.every((row) => isUnchanged(find(seen, row), row)))
      return 'stale'
    let withdrawn = 0
    for (const dispute of now) {
      const before = find(stored, dispute)
      if (isSame(before, dispute)) continue
      withdrawn += dispute.withdrawn - (before?.withdrawn ?? 0)
      await storeDispute(trx, orderSeq, before, dispute, moment)
    }
    await trx
      .updateTable('orders')
      .set((set) => ({ version: set('version', '+', 1) }))
      .where('seq', '=', orderSeq)
      .execute()
    if (withdrawn !== 0) await postDisputes(trx, orderSeq, withdrawn, moment)
    return 'changed'
  })
}

function find(rows: readonly DisputeRow[], { id }: { readonly id: string }): DisputeRow | undefined {
  return rows.find((row) => row.id === id)
}

function isUnchanged(before: DisputeRow | undefined, row: DisputeRow): boolean {
  return (
    before?.status === row.status &&
    before.withdrawn === row.withdrawn &&
    before.updated_at === row.updated_at
  )
}

function isSame(row: DisputeRow | undefined, dispute: GatewayDispute): boolean {
  if (!row) return false
  const { closedAt: _closedAt, ...stored } = officeDisputeOf(row)
  return (Object.keys(stored) as (keyof GatewayDispute)[]).every((key) => stored[key] === dispute[key])
}

async function storeDispute(
  trx: Transaction<Tables>,
  orderSeq: number,
  before: DisputeRow | undefined,
  dispute: GatewayDispute,
  { at }: Moment,
): Promise<void> {
  const { id, amount, reason, status, respondBy, openedAt, withdrawn } = dispute
  const isOver = isDisputeOver(status)
  const state = {
    amount,
    reason,
    status,
    respond_by: respondBy,
    updated_at: at,
    closed_at: isOver ? (before?.closed_at ?? at) : null,
    withdrawn,
  }
  await trx
    .insertInto('disputes')
    .values({ id, order_seq: orderSeq, opened_at: openedAt, ...state })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(state))
    .execute()
  const wasOver = before === undefined ? undefined : isDisputeOver(before.status as DisputeStatus)
  // An appeal can reopen a dispute, so the owner may get more than one alert.
  if (isOver !== wasOver) await addAlert(trx, { at, orderSeq, news: alertOf(dispute) })
}

function alertOf({ amount, reason, status, respondBy, withdrawn }: GatewayDispute): OwnerAlert {
  return isDisputeOver(status)
    ? { kind: 'dispute-closed', amount, outcome: status }
    : { kind: 'dispute-opened', amount, reason, respondBy, isWithdrawn: withdrawn > 0 }
}

/** A unique index tells the dispute entries of an order apart by their instant, so each gets a later one. */
async function postDisputes(
  trx: Transaction<Tables>,
  orderSeq: number,
  withdrawn: number,
  { at, day }: Moment,
): Promise<void> {
  const last = await trx
    .selectFrom('ledger')
    .select('at')
    .where('order_seq', '=', orderSeq)
    .where('kind', '=', 'dispute')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  const later = last && last.at >= at ? new Date(Date.parse(last.at) + 1).toISOString() : at
  await addEntry(trx, {
    at: later,
    day,
    kind: 'dispute',
    order: orderSeq,
    refund: null,
    gateway: 'card',
    ...postDispute(cents(withdrawn)),
  })
}
