// What the owner gets once, by email: alerts (R66), written in the transaction that changes the state they are about, and the
// summary of each day (R72).
import type { Kysely, Transaction } from 'kysely'
import type { DailySummary, OwnerAlert, SentAlert } from '#domain/people/owner-alerts.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'

interface NewAlert {
  readonly at: string
  readonly orderSeq: number
  readonly news: OwnerAlert
}

export async function addAlert(trx: Transaction<Tables>, { at, orderSeq, news }: NewAlert): Promise<void> {
  const { kind, ...details } = news
  await trx
    .insertInto('owner_alerts')
    .values({ at, kind, order_seq: orderSeq, day: null, details: JSON.stringify(details) })
    .execute()
}

export async function isDaySummarized(db: Database, day: string): Promise<boolean> {
  const row = await db.read.selectFrom('owner_alerts').select('seq').where('day', '=', day).executeTakeFirst()
  return row !== undefined
}

/** Of several servers that sum up the same day, the first is kept. */
export async function addDailySummary(
  db: Database,
  { kind, ...details }: DailySummary,
  at: string,
): Promise<void> {
  await db.runStatement((write) =>
    write
      .insertInto('owner_alerts')
      .values({ at, kind, order_seq: null, day: details.day, details: JSON.stringify(details) })
      .onConflict((conflict) => conflict.column('day').doNothing())
      .execute(),
  )
}

/** Takes a lease on the oldest alert that no server is sending. Undefined when there is none. */
export async function claimAlert(db: Database, now: string, until: string): Promise<SentAlert | undefined> {
  return db.transaction(async (trx) => {
    const open = await findFirstUnsent(trx, now)
    if (!open) return undefined
    const row = await trx
      .updateTable('owner_alerts')
      .set({ claimed_until: until })
      .where('seq', '=', open.seq)
      .where('sent_at', 'is', null)
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
      .returning(['seq', 'at', 'kind', 'details', 'order_seq'])
      .executeTakeFirst()
    if (!row) return undefined
    const { seq, at } = row
    const news = { kind: row.kind, ...(JSON.parse(row.details) as object) }
    if (row.order_seq === null) return { seq, at, order: null, news: news as DailySummary }
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('seq', '=', row.order_seq)
      .executeTakeFirstOrThrow()
    return { seq, at, order, news: news as OwnerAlert }
  })
}

function findFirstUnsent(db: Kysely<Tables>, now: string) {
  return db
    .selectFrom('owner_alerts')
    .select('seq')
    .where('sent_at', 'is', null)
    .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now)]))
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
}

export async function markAlertSent(db: Database, seq: number, at: string): Promise<void> {
  await db.runStatement((write) =>
    write
      .updateTable('owner_alerts')
      .set({ sent_at: at, claimed_until: null })
      .where('seq', '=', seq)
      .execute(),
  )
}
