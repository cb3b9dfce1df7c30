// What the two engines call the same thing. Like the migrations that use it, never edited after their release.
import { sql, type RawBuilder } from 'kysely'

export interface ColumnTypes {
  readonly instant: RawBuilder<unknown>
  readonly json: RawBuilder<unknown>
  readonly bytes: RawBuilder<unknown>
  /** Text that sorts by its bytes, so that a range finds what starts alike. */
  readonly sortedText: RawBuilder<unknown>
  /** A primary key that counts up by itself. */
  readonly counter: RawBuilder<unknown>
  /** On SQLite the rows of a table lie in the order of its primary key, those of an order side by side. */
  readonly byKey: RawBuilder<unknown>
}

export const columnTypes: Readonly<Record<'sqlite' | 'postgres', ColumnTypes>> = {
  sqlite: {
    instant: sql`text`,
    json: sql`text`,
    bytes: sql`blob`,
    sortedText: sql`text`,
    counter: sql`integer primary key`,
    byKey: sql`without rowid`,
  },
  postgres: {
    instant: sql`timestamptz`,
    json: sql`jsonb`,
    bytes: sql`bytea`,
    sortedText: sql`text collate "C"`,
    counter: sql`bigint generated always as identity primary key`,
    byKey: sql``,
  },
}
