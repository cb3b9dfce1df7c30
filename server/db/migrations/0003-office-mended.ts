// The third migration was edited after some had used it. This one brings their tables to where the others are; where
// nothing is missing it does nothing. It runs before the fifth, which counts on an index that the first of them lack.
import { sql, type Kysely } from 'kysely'
import type { Migration } from '../migrate.ts'

export const officeMended: Migration = {
  name: '0003-office-mended',
  async up(db, types) {
    const isSqlite = types.json === 'text'
    if (!(await hasClaims(db, isSqlite))) {
      await sql`alter table orders add column mail_claimed_until ${sql.raw(types.instant)}`.execute(db)
    }
    if (!(await isByNumberAndDay(db, isSqlite))) {
      await sql`drop index if exists orders_by_number`.execute(db)
      await sql`create index orders_by_number on orders (number, business_day, seq)`.execute(db)
    }
    await sql`create index if not exists orders_by_status_and_day on orders (status, business_day, seq)`.execute(
      db,
    )
    await sql`create index if not exists audit_log_by_topic on audit_log (topic, id)`.execute(db)
    // Whoever has none has not had the fifth migration either, which makes the one that is used.
    await sql`create index if not exists orders_for_sales on orders (business_day)`.execute(db)
    await straightenApostrophes(db)
  },
}

async function hasClaims(db: Kysely<unknown>, isSqlite: boolean): Promise<boolean> {
  const { rows } = isSqlite
    ? await sql`select 1 from pragma_table_info('orders') where name = 'mail_claimed_until'`.execute(db)
    : await sql`select 1 from pg_attribute
        where attrelid = to_regclass('orders') and attname = 'mail_claimed_until' and not attisdropped`.execute(
        db,
      )
  return rows.length > 0
}

async function isByNumberAndDay(db: Kysely<unknown>, isSqlite: boolean): Promise<boolean> {
  const { rows } = isSqlite
    ? await sql<{ text: string | null }>`
        select sql as text from sqlite_master where name = 'orders_by_number'`.execute(db)
    : await sql<{ text: string | null }>`
        select pg_get_indexdef(to_regclass('orders_by_number')) as text`.execute(db)
  return rows[0]?.text?.includes('business_day') ?? false
}

const apostrophes = ['‘', '’', 'ʼ', '`']

/** For a while a name was searched for by the very sign that was typed; since then, all of them are the plain one. */
async function straightenApostrophes(db: Kysely<unknown>): Promise<void> {
  for (const column of ['search_name', 'search_last', 'search_email'].map((name) => sql.ref(name))) {
    const straight = apostrophes.reduce((text, sign) => sql`replace(${text}, ${sign}, '''')`, sql`${column}`)
    const isBent = sql.join(
      apostrophes.map((sign) => sql`${column} like ${`%${sign}%`}`),
      sql` or `,
    )
    await sql`update orders set ${column} = ${straight} where ${isBent}`.execute(db)
  }
}
