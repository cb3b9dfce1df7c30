// Whether the kitchen is unattended: nobody acknowledges new orders (R48). The state is in the database, so all servers agree.
import { sql, type Kysely } from 'kysely'
import { stopsAcceptingAt } from '#domain/kitchen/tickets.ts'
import type { Database, Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import { readSetting } from '../restaurant/settings.ts'

/**
 * Since when the oldest unacknowledged order waits; null when there is none. A scheduled order waits from the moment at which
 * it appears under New. For the next slot that moment may be before the order was placed, and then the order's time counts.
 */
export async function findOldestUnseen(db: Kysely<Tables>, engine: Engine): Promise<string | null> {
  const byStatus = engine === 'sqlite' ? sql`indexed by orders_by_status` : sql``
  const { rows } = await sql<{ since: string | null }>`
    select min(case when starts_at > timestamp then starts_at else timestamp end) as since from orders ${byStatus}
    where status = 'placed' and seen_at is null`.execute(db)
  return rows[0]?.since ?? null
}

/** Counts the orders that have waited, unacknowledged, since this moment or longer. */
export async function countLongUnseen({ read, engine }: Database, since: string): Promise<number> {
  const byStatus = engine === 'sqlite' ? sql`indexed by orders_by_status` : sql``
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders ${byStatus}
    where status = 'placed' and seen_at is null
      and timestamp <= ${since} and (starts_at is null or starts_at <= ${since})`.execute(read)
  return rows[0]?.count ?? 0
}

export interface KitchenAttendance {
  readonly stopAfter: number | null
  readonly lastBoardActivityAt: string | null
  /** When the shop stops or stopped taking orders, in milliseconds. */
  readonly stopsAt: number | null
}

/** Reads nothing unless the owner has turned this on. */
export async function checkAttendance(
  db: Kysely<Tables>,
  engine: Engine,
  { stopAfter, lastBoardActivityAt }: Pick<KitchenAttendance, 'stopAfter' | 'lastBoardActivityAt'>,
): Promise<KitchenAttendance> {
  if (stopAfter === null) return { stopAfter, lastBoardActivityAt, stopsAt: null }
  const unacknowledgedSince = await findOldestUnseen(db, engine)
  return {
    stopAfter,
    lastBoardActivityAt,
    stopsAt: stopsAcceptingAt({ stopAfter, unacknowledgedSince, lastBoardActivityAt }),
  }
}

export async function readAttendance(db: Kysely<Tables>, engine: Engine): Promise<KitchenAttendance> {
  const { stopAfter } = (await readSetting(db, 'waitTimes')).value
  const { last_board_activity_at } = await db
    .selectFrom('shop_state')
    .select('last_board_activity_at')
    .executeTakeFirstOrThrow()
  return checkAttendance(db, engine, { stopAfter, lastBoardActivityAt: last_board_activity_at })
}

export function isUnattendedAt({ stopsAt }: Pick<KitchenAttendance, 'stopsAt'>, now: Date): boolean {
  return stopsAt !== null && stopsAt <= now.getTime()
}

/** Records that somebody used a board. Returns true if that reopens the shop: then the caller announces it. */
export async function storeBoardActivity(db: Database, now: Date): Promise<boolean> {
  if ((await readAttendance(db.read, db.engine)).stopAfter === null) return false
  return db.transaction(async (trx) => {
    const attendance = await readAttendance(trx, db.engine)
    await trx.updateTable('shop_state').set({ last_board_activity_at: now.toISOString() }).execute()
    return isUnattendedAt(attendance, now)
  })
}
