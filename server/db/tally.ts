// Counts and sums of tables, to compare a copy with its original. The order of rows does not count, and JSON is compared
// by value, since PostgreSQL writes it in its own way.
import { createHash } from 'node:crypto'
import type { Batch, Row, Value } from './snapshot.ts'

interface TableTally {
  readonly columns: readonly string[]
  rows: number
  /** The sum of the rows' hashes, in 64 bits. */
  sum: bigint
}

export type Tally = Map<string, TableTally>

export function addToTally(tally: Tally, { table, rows }: Batch): void {
  const counted = tally.get(table) ?? { columns: columnsOf(rows), rows: 0, sum: 0n }
  tally.set(table, counted)
  for (const row of rows) {
    counted.rows += 1
    counted.sum = BigInt.asUintN(64, counted.sum + hashOf(row, counted.columns))
  }
}

/** An empty tally of the same columns: tables may have more columns than an old copy of them. */
export function tallyLike(tally: Tally): Tally {
  return new Map([...tally].map(([table, { columns }]) => [table, { columns, rows: 0, sum: 0n }]))
}

/** The names of the tables that are not equal. */
export function differences(one: Tally, other: Tally): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((table) => {
    const [left, right] = [one.get(table), other.get(table)]
    return left?.rows !== right?.rows || left?.sum !== right?.sum
  })
}

function columnsOf(rows: readonly Row[]): string[] {
  return Object.keys(rows[0] ?? {}).toSorted()
}

function hashOf(row: Row, columns: readonly string[]): bigint {
  const text = JSON.stringify(columns.map((column) => comparable(row[column] ?? null)))
  return createHash('sha256').update(text).digest().readBigUInt64BE()
}

/** The same on both engines: JSON by its value, bytes as text. */
function comparable(value: Value): unknown {
  if (value instanceof Uint8Array) return { bytes: Buffer.from(value).toString('base64') }
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value
  try {
    return JSON.parse(value, (_, part: unknown) => withSortedKeys(part))
  } catch {
    return value
  }
}

function withSortedKeys(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
