// The one INSERT that an order is.
import type { Insertable, Kysely } from 'kysely'
import type { Database } from './open.ts'
import type { OrdersTable, Tables } from './schema.ts'
import { standingQuery } from './standing-query.ts'
import { together } from './together.ts'

type NewRow = Insertable<OrdersTable>

export interface StoredRow {
  readonly id: string
  readonly number: number
}

/** Undefined when the key has been taken. SQLite puts those that come together into one COMMIT by itself. */
export async function storeRow(db: Database, row: NewRow): Promise<StoredRow | undefined> {
  if (db.engine === 'postgres') return storeWithOthers(db, row)
  const [stored] = await db.writeOne((write) => insertOne(write, row))
  return stored
}

const insertOne = standingQuery((db, row: NewRow) => insertRows(db, [row]))

function insertRows(db: Kysely<Tables>, rows: readonly NewRow[]) {
  return db
    .insertInto('orders')
    .values(rows)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning(['id', 'number'])
}

/** Each number of rows is a statement of its own, which every connection keeps. */
const mostRows = 16
const insertSome = Array.from({ length: mostRows }, (_, last) =>
  standingQuery((db, values: Readonly<Record<string, unknown>>) => insertRows(db, unfold(values, last + 1))),
)

/** In the order of their keys, so that two servers with the same two keys do not wait for each other for ever. */
const storeWithOthers = together(
  { atOnce: 3, most: mostRows, isOnesFault },
  async (db, rows: readonly NewRow[]) => {
    const sorted = rows.toSorted((one, other) => (one.idempotency_key < other.idempotency_key ? -1 : 1))
    const insert = insertSome[rows.length - 1]
    const stored = await db.writeOne((write) => insert?.(write, fold(sorted)) ?? Promise.resolve([]))
    const byId = new Map(stored.map((row) => [row.id, row]))
    return rows.map(({ id }) => byId.get(id))
  },
)

/** PostgreSQL's classes for a value that it cannot take and for a rule of the table. */
function isOnesFault(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))
}

/** A standing query knows its values by one name each: "3 email". Each name is put together once. */
const namesOfRow: Record<string, string>[] = Array.from({ length: mostRows }, () => ({}))

function fold(rows: readonly NewRow[]): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [at, row] of rows.entries()) {
    const names = namesOfRow[at] ?? {}
    for (const column in row) {
      const name = (names[column] ??= `${at} ${column}`)
      values[name] = row[column as keyof NewRow]
    }
  }
  return values
}

function unfold(values: Readonly<Record<string, unknown>>, count: number): NewRow[] {
  return Array.from({ length: count }, (_, at) => {
    const own = Object.entries(values).filter(([name]) => name.startsWith(`${at} `))
    return Object.fromEntries(
      own.map(([name, value]) => [name.slice(name.indexOf(' ') + 1), value]),
    ) as NewRow
  })
}
