// The shape of a migration, and each engine's name for the same column type. Like the migrations that use it, this file is never
// edited after their release.
import { sql, type Kysely, type RawBuilder } from 'kysely'

export interface Migration {
  readonly name: string
  up(db: Kysely<unknown>, types: ColumnTypes): Promise<void>
}

export interface ColumnTypes {
  readonly instant: RawBuilder<unknown>
  readonly json: RawBuilder<unknown>
  readonly bytes: RawBuilder<unknown>
  /** Text that sorts by its bytes, so that a range finds every value with the same prefix. */
  readonly sortedText: RawBuilder<unknown>
  /** An auto-incrementing primary key. */
  readonly counter: RawBuilder<unknown>
  /** Makes SQLite store the rows in the order of the primary key, so that the rows of one order lie side by side. */
  readonly clusteredByKey: RawBuilder<unknown>
  /** Triggers that refuse to change or delete rows. `conflicts`: conditions under which a new row would replace an old one. */
  readonly appendOnly: (table: string, conflicts: readonly string[]) => readonly RawBuilder<unknown>[]
}

export const columnTypes: Readonly<Record<'sqlite' | 'postgres', ColumnTypes>> = {
  sqlite: {
    instant: sql`text`,
    json: sql`text`,
    bytes: sql`blob`,
    sortedText: sql`text`,
    counter: sql`integer primary key`,
    clusteredByKey: sql`without rowid`,
    // INSERT OR REPLACE deletes the rows that conflict with the new row without firing the trigger for DELETE.
    appendOnly: (table, conflicts) =>
      [
        ['update', ''],
        ['delete', ''],
        [
          'insert',
          `when ${conflicts.map((conflict) => `exists (select 1 from ${table} where ${conflict})`).join(' or ')}`,
        ],
      ].map(([change, when]) =>
        sql.raw(
          `create trigger ${table}_no_${change} before ${change} on ${table} ${when}
            begin select raise(abort, 'the ${table} is append-only'); end`,
        ),
      ),
  },
  postgres: {
    instant: sql`timestamptz`,
    json: sql`jsonb`,
    bytes: sql`bytea`,
    sortedText: sql`text collate "C"`,
    counter: sql`bigint generated always as identity primary key`,
    clusteredByKey: sql``,
    // For each row, because a statement that matches no row does no harm. TRUNCATE has no rows to fire for, so its trigger fires
    // for the statement.
    appendOnly: (table) => [
      sql.raw(`create or replace function refuse_change() returns trigger language plpgsql
        as $$ begin raise exception 'the % is append-only', tg_table_name; end $$`),
      ...['update', 'delete', 'truncate'].map((change) =>
        sql.raw(`create trigger ${table}_no_${change} before ${change} on ${table}
          for each ${change === 'truncate' ? 'statement' : 'row'} execute function refuse_change()`),
      ),
    ],
  },
}
