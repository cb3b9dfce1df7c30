// Changes the books as an intruder with the rights of their owner could: the triggers that guard them are dropped first.
import { sql } from 'kysely'
import type { Database } from '../server/db/engine/database.ts'

export async function tamperWith(db: Database, ...statements: readonly string[]): Promise<void> {
  await dropGuards(db)
  for (const statement of statements) await sql.raw(statement).execute(db.write)
}

async function dropGuards({ engine, write }: Database): Promise<void> {
  if (engine === 'sqlite') {
    await sql`pragma ignore_check_constraints = on`.execute(write)
    await sql`pragma foreign_keys = off`.execute(write)
  }
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ drop: string }>`
          select 'drop trigger ' || name as "drop" from sqlite_schema where type = 'trigger' and tbl_name = 'ledger'`.execute(
          write,
        )
      : await sql<{ drop: string }>`
          select format('drop trigger %I on ledger', tgname) as "drop" from pg_trigger
          where tgrelid = 'ledger'::regclass and not tgisinternal
          union all
          select format('alter table ledger drop constraint %I', conname) from pg_constraint
          where conrelid = 'ledger'::regclass and contype in ('c', 'f')`.execute(write)
  for (const { drop } of rows) await sql.raw(drop).execute(write)
}
