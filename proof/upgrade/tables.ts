// Compares two databases of this version row by row, also where one is SQLite and the other PostgreSQL.
import { createHash } from 'node:crypto'
import { timeZone } from '../../test-support/databases.ts'
import { connectDatabase } from '../../server/db/open.ts'
import { takeSnapshot, type Row } from '../../server/db/snapshot.ts'
import { comparable } from '../../server/db/tally.ts'
import type { Place } from '../set-up.ts'
import type { Difference } from '../../test-support/differences.ts'

export interface Comparison {
  readonly rows: number
  readonly differences: readonly Difference[]
}

/** A restore logs everybody out. */
const leftOut = ['sessions']

export async function compareTables(wanted: Place, found: Place): Promise<Comparison> {
  const missing = new Map<string, Set<string>>()
  let rows = 0
  for await (const { table, row } of rowsOf(wanted)) {
    const digests = missing.get(table) ?? new Set()
    missing.set(table, digests.add(digestOf(row)))
    rows += 1
  }
  const differences: Difference[] = []
  for await (const { table, row } of rowsOf(found)) {
    if (!missing.get(table)?.delete(digestOf(row)))
      differences.push({ of: `a row of ${table}`, words: `only in the restored: ${JSON.stringify(row)}` })
  }
  for (const [table, { size }] of missing)
    if (size > 0) differences.push({ of: `rows of ${table}`, words: `${size} not in the restored` })
  return { rows, differences }
}

async function* rowsOf(place: Place): AsyncGenerator<{ table: string; row: Row }> {
  const db = await connectDatabase({ ...place, timeZone })
  try {
    for await (const part of takeSnapshot(db.read, db.engine)) {
      if ('migrations' in part || leftOut.includes(part.table)) continue
      for (const row of part.rows) yield { table: part.table, row }
    }
  } finally {
    await db.close()
  }
}

function digestOf(row: Row): string {
  const columns = Object.keys(row).toSorted()
  const text = JSON.stringify(columns.map((column) => [column, comparable(row[column] ?? null)]))
  return createHash('sha256').update(text).digest('base64url')
}
