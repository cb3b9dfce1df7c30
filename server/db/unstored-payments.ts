// The payments whose order was never stored: after a crash, a silent gateway or a refused INSERT. Their holds are let go.
import { sql } from 'kysely'
import type { Database } from './open.ts'

export interface UnstoredPayment {
  readonly seq: number
  readonly key: string
}

/** Spelled as in the partial index. */
const isUnstored = sql<boolean>`order_seq is null`

/** Those that the gateway was asked for before a moment, after a given seq. */
export async function findUnstoredPayments(
  db: Database,
  { askedBefore, after, most }: { askedBefore: string; after: number; most: number },
): Promise<UnstoredPayment[]> {
  return db.read
    .selectFrom('payments')
    .select(['seq', 'key'])
    .where(isUnstored)
    .where('state', 'in', ['asked', 'voiding'])
    .where('asked_at', '<', askedBefore)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute()
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

export async function markLetGo(db: Database, seq: number, at: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('payments')
      .set({ state: 'voided', returned_at: at })
      .where('seq', '=', seq)
      .where('state', '=', 'voiding')
      .execute(),
  )
}

/** Deletes what is long over. A browser keeps a key for a day; until then the row keeps the key from being used again. */
export async function deleteUnstored(db: Database, askedBefore: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .deleteFrom('payments')
      .where(isUnstored)
      .where('state', 'in', ['declined', 'voided'])
      .where('asked_at', '<', askedBefore)
      .execute(),
  )
}
