// Checks the integrity of a database: its tables, its indexes, and its foreign keys.
import type pg from 'pg'
import { onPostgres, onSqlite } from './ledger.ts'
import type { Place } from './set-up.ts'

/** Returns "ok", or what is wrong. */
export async function askIntegrity(place: Place): Promise<string> {
  const said = place.databaseUrl ? await onPostgres(place.databaseUrl, askPostgres) : askSqlite(place)
  return said.join('; ') || 'ok'
}

function askSqlite(place: Place): string[] {
  return onSqlite(place, (db) => {
    const said = db.pragma('integrity_check', { simple: true }) as string
    const orphans = db.pragma('foreign_key_check') as unknown[]
    return [...(said === 'ok' ? [] : [said]), ...formatOrphans(orphans.length)]
  })
}

/** amcheck comes with PostgreSQL: every page of every table, and every row looked up in each of its indexes. */
async function askPostgres(client: pg.Client): Promise<string[]> {
  await client.query('create extension if not exists amcheck')
  const faults = await client.query<{ msg: string }>(
    `select msg from pg_class, verify_heapam(pg_class.oid)
     where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  const indexes = await client
    .query(
      `select bt_index_check(pg_class.oid, true, indisunique) from pg_class join pg_index on indexrelid = oid
       where relkind = 'i' and relnamespace = 'public'::regnamespace and indisready and indisvalid`,
    )
    .then(
      () => [],
      (error: Error) => [error.message],
    )
  return [...faults.rows.map(({ msg }) => msg), ...indexes, ...formatOrphans(await countOrphans(client))]
}

async function countOrphans(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ child: string; column: string; parent: string; key: string }>(
    `select conrelid::regclass::text as child, child.attname as column,
       confrelid::regclass::text as parent, parent.attname as key
     from pg_constraint
     join pg_attribute child on child.attrelid = conrelid and child.attnum = conkey[1]
     join pg_attribute parent on parent.attrelid = confrelid and parent.attnum = confkey[1]
     where contype = 'f' and connamespace = 'public'::regnamespace`,
  )
  let orphans = 0
  for (const { child, column, parent, key } of rows) {
    const found = await client.query(
      `select 1 from ${child} where ${column} is not null and ${column} not in (select ${key} from ${parent})`,
    )
    orphans += found.rowCount ?? 0
  }
  return orphans
}

function formatOrphans(count: number): string[] {
  return count > 0 ? [`${count} orphans`] : []
}
