// The payments whose order was never stored, after a crash, a silent gateway or a refused INSERT, and those of test cards,
// which never have one. Their holds are let go.
import { sql } from 'kysely'
import { cents, type Cents } from '#domain/basics/money.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import type { Database } from '../engine/database.ts'

export interface UnstoredPayment {
  readonly seq: number
  readonly key: string
  readonly gateway: PaidWith
  readonly isTest: boolean
  readonly amount: Cents
  /** The gateway's name for what it was asked to hold, where it came. */
  readonly intent: string | null
  readonly askedAt: string
}

/** Spelled as in the partial index. */
const isUnstored = sql<boolean>`order_seq is null`

/** Those that the gateway was asked for before a moment, after a given seq. */
export async function findUnstoredPayments(
  db: Database,
  { askedBefore, after, most }: { askedBefore: string; after: number; most: number },
): Promise<UnstoredPayment[]> {
  const rows = await db.read
    .selectFrom('payments')
    .select(['seq', 'key', 'gateway', 'is_test', 'asked', 'intent', 'asked_at as askedAt'])
    .where(isUnstored)
    .where('state', 'in', ['asked', 'voiding'])
    .where('set_aside_at', 'is', null)
    .where('asked_at', '<', askedBefore)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute()
  return rows.map(({ asked, is_test: isTest, ...row }) => ({
    ...row,
    isTest: isTest === 1,
    amount: cents(asked),
  }))
}

/**
 * From here on no order can be stored for this payment (linkPayment fails). False when its order was stored meanwhile, or
 * its customer has just tried again.
 */
export async function claimUnstored(db: Database, seq: number, askedBefore: string): Promise<boolean> {
  const row = await db.transaction((trx) =>
    trx
      .updateTable('payments')
      .set({ state: 'voiding' })
      .where('seq', '=', seq)
      .where('order_seq', 'is', null)
      .where('state', 'in', ['asked', 'voiding'])
      .where('asked_at', '<', askedBefore)
      .returning('seq')
      .executeTakeFirst(),
  )
  return row !== undefined
}

/** The same for a payment whose order this server has just refused. */
export async function claimKey(db: Database, key: string): Promise<boolean> {
  const row = await db.transaction((trx) =>
    trx
      .updateTable('payments')
      .set({ state: 'voiding' })
      .where('key', '=', key)
      .where('order_seq', 'is', null)
      .where('state', '=', 'asked')
      .returning('seq')
      .executeTakeFirst(),
  )
  return row !== undefined
}

/**
 * The same for a payment whose name an earlier try wrote down, while the bank asked the customer. Answers what to let go;
 * undefined for nearly every checkout.
 */
export async function claimEarlier(
  db: Database,
  key: string,
): Promise<Pick<UnstoredPayment, 'gateway' | 'isTest' | 'intent' | 'askedAt'> | undefined> {
  const known = await db.read
    .selectFrom('payments')
    .select(['gateway', 'is_test', 'intent', 'asked_at as askedAt'])
    .where('key', '=', key)
    .where('order_seq', 'is', null)
    .where('state', '=', 'asked')
    .executeTakeFirst()
  if (!known || known.intent === null || !(await claimKey(db, key))) return undefined
  const { is_test: isTest, ...earlier } = known
  return { ...earlier, isTest: isTest === 1 }
}

export async function markLetGo(
  db: Database,
  key: string,
  state: 'voided' | 'refunded' | 'refund-failed',
  at: string,
): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('payments')
      .set({ state, ...(state === 'refund-failed' ? { failed_at: at } : { returned_at: at }) })
      .where('key', '=', key)
      .where('order_seq', 'is', null)
      // Asked: a test card's, which nobody else can claim.
      .where('state', 'in', ['asked', 'voiding'])
      .execute(),
  )
}

/** Deletes what is over, so many at a time; answers how many. A browser keeps a key for a day, not longer. */
export async function deleteUnstored(db: Database, askedBefore: string, most: number): Promise<number> {
  const { numAffectedRows = 0n } = await db.transaction((trx) =>
    sql`delete from payments where seq in (
      select seq from payments where ${isUnstored} and state in ('declined', 'voided', 'refunded')
        and asked_at < ${askedBefore} limit ${most})`.execute(trx),
  )
  return Number(numAffectedRows)
}
