// Inserts many rows, some at a time.
import type { Insertable, Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** A batch of this many rows stays below the databases' limit of values in a statement. */
const batchSize = 200

export async function insertInBatches<Table extends keyof Tables>(
  trx: Kysely<Tables>,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += batchSize) {
    await trx
      .insertInto(table)
      .values(rows.slice(at, at + batchSize))
      .execute()
  }
}
