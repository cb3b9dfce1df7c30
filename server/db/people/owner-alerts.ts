// Alerts that the owner gets once, by email (R66): written in the transaction that changes the state they are about.
import type { Kysely, Transaction } from 'kysely'
import type { OwnerAlert, SentAlert } from '#domain/people/owner-alerts.ts'
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
    .values({ at, kind, order_seq: orderSeq, details: JSON.stringify(details) })
    .execute()
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
    const order = await trx
      .selectFrom('orders')
      .select(['id', 'number'])
      .where('seq', '=', row.order_seq)
      .executeTakeFirstOrThrow()
    const news = { kind: row.kind, ...(JSON.parse(row.details) as object) } as OwnerAlert
    return { seq: row.seq, at: row.at, order, news }
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
