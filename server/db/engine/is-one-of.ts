// Compares a column with a list that is one parameter, so that lists of any length are the same statement: SQLite keeps it prepared.
import { PostgresAdapter, sql, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from '../schema.ts'

export function isOneOf(
  db: Kysely<Tables>,
  column: string,
  values: readonly (string | number)[],
): RawBuilder<boolean> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return isPostgres
    ? sql`${sql.ref(column)} = any(${values})`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`
}
