// What a migration is, and what the two engines call the same thing. Like the migrations that use it, never edited after
// their release.
import { sql, type Kysely, type RawBuilder } from 'kysely'

export interface Migration {
  readonly name: string
  up(db: Kysely<unknown>, types: ColumnTypes): Promise<void>
}

export interface ColumnTypes {
  readonly instant: RawBuilder<unknown>
  readonly json: RawBuilder<unknown>
  readonly bytes: RawBuilder<unknown>
  /** Text that sorts by its bytes, so that a range finds what starts alike. */
  readonly sortedText: RawBuilder<unknown>
  /** A primary key that counts up by itself. */
  readonly counter: RawBuilder<unknown>
  /** On SQLite the rows of a table lie in the order of its primary key, those of an order side by side. */
  readonly clusteredByKey: RawBuilder<unknown>
  /** Rows of this table are added, and never changed or deleted. `twins`: what a row must not have in common with a new one. */
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
    // INSERT OR REPLACE deletes the rows that stand in its way, without asking the trigger for DELETE.
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
    // For each row: a statement that finds no row changes nothing. TRUNCATE finds none, and empties the table.
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
