// Orphaned holds: payments whose order was never stored, after a crash, a silent gateway or a refused INSERT, and payments of
// card tests, which never have an order. Their holds are released.
import { sql } from 'kysely'
import { cents, type Cents } from '#domain/basics/money.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import type { Database } from '../engine/database.ts'

export interface OrphanedHold {
  readonly seq: number
  readonly key: string
  readonly gateway: PaidWith
  readonly isTestMode: boolean
  readonly account: string | null
  readonly amount: Cents
  /** The gateway's id for the hold, if its answer arrived. */
  readonly intent: string | null
  readonly requestedAt: string
}

/** Written exactly as in the partial index. */
const isOrphaned = sql<boolean>`order_seq is null`

/** Holds that were requested before a moment, after a given seq. */
export async function readOrphanedHolds(
  db: Database,
  { requestedBefore, after, most }: { requestedBefore: string; after: number; most: number },
): Promise<OrphanedHold[]> {
  const rows = await db.read
    .selectFrom('payments')
    .select([
      'seq',
      'key',
      'gateway',
      'is_test_mode',
      'account',
      'requested',
      'intent',
      'requested_at as requestedAt',
    ])
    .where(isOrphaned)
    .where('state', 'in', ['requested', 'voiding'])
    .where('set_aside_at', 'is', null)
    .where('requested_at', '<', requestedBefore)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute()
  return rows.map(({ requested, is_test_mode: isTestMode, ...row }) => ({
    ...row,
    isTestMode: isTestMode === 1,
    amount: cents(requested),
  }))
}

/**
 * From here on no order can be stored for this payment (linkPayment fails). False if its order has been stored since, or if the
 * customer has just tried again.
 */
export async function claimOrphanedHold(
  db: Database,
  seq: number,
  requestedBefore: string,
): Promise<boolean> {
  const row = await db.runStatement((write) =>
    write
      .updateTable('payments')
      .set({ state: 'voiding' })
      .where('seq', '=', seq)
      .where('order_seq', 'is', null)
      .where('state', 'in', ['requested', 'voiding'])
      .where('requested_at', '<', requestedBefore)
      .returning('seq')
      .executeTakeFirst(),
  )
  return row !== undefined
}

/** The same for a payment whose order this server has just refused. */
export async function claimOrphanedHoldByKey(db: Database, key: string): Promise<boolean> {
  const row = await db.runStatement((write) =>
    write
      .updateTable('payments')
      .set({ state: 'voiding' })
      .where('key', '=', key)
      .where('order_seq', 'is', null)
      .where('state', '=', 'requested')
      .returning('seq')
      .executeTakeFirst(),
  )
  return row !== undefined
}

/**
 * The same for a payment whose intent an earlier attempt recorded while the bank asked the customer. Returns the hold to release;
 * undefined for nearly every checkout.
 */
export async function claimEarlierHold(
  db: Database,
  key: string,
): Promise<Pick<OrphanedHold, 'gateway' | 'isTestMode' | 'account' | 'intent' | 'requestedAt'> | undefined> {
  const known = await db.read
    .selectFrom('payments')
    .select(['gateway', 'is_test_mode', 'account', 'intent', 'requested_at as requestedAt'])
    .where('key', '=', key)
    .where('order_seq', 'is', null)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  if (!known || known.intent === null || !(await claimOrphanedHoldByKey(db, key))) return undefined
  const { is_test_mode: isTestMode, ...earlier } = known
  return { ...earlier, isTestMode: isTestMode === 1 }
}

export async function markReleased(
  db: Database,
  key: string,
  state: 'voided' | 'refunded' | 'refund-failed',
  at: string,
): Promise<void> {
  await db.runStatement((write) =>
    write
      .updateTable('payments')
      .set({ state, ...(state === 'refund-failed' ? { failed_at: at } : { returned_at: at }) })
      .where('key', '=', key)
      .where('order_seq', 'is', null)
      // 'requested' is the state of a card test's payment, which no other process can claim.
      .where('state', 'in', ['requested', 'voiding'])
      .execute(),
  )
}

/** Deletes up to `most` settled holds, and returns how many. A browser keeps a checkout's key for only a day. */
export async function deleteOrphanedHolds(
  db: Database,
  requestedBefore: string,
  most: number,
): Promise<number> {
  const { numAffectedRows = 0n } = await db.runStatement((write) =>
    sql`delete from payments where seq in (
      select seq from payments where ${isOrphaned} and state in ('declined', 'voided', 'refunded')
        and requested_at < ${requestedBefore} limit ${most})`.execute(write),
  )
  return Number(numAffectedRows)
}
