// Reads the database directly, not through the server, and compares it with the answers that customers got.
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import pg from 'pg'
import { sqliteFile } from '../server/db/engine/open.ts'
import type { Acknowledged, Load } from './load.ts'
import type { Place } from './set-up.ts'

export interface StoredOrder {
  readonly id: string
  readonly key: string
  readonly email: string
  readonly total: number
  readonly authorization: string
  readonly status: string
  readonly payment: string
}

const everyOrder = `select orders.id, idempotency_key as key, email, cast(total as integer) as total,
  coalesce(intent, '') as authorization, status, coalesce(state, 'none') as payment
  from orders left join payments on payments.order_seq = orders.seq`

export async function readStoredOrders(place: Place): Promise<StoredOrder[]> {
  if (!place.databaseUrl) return onSqlite(place, (db) => db.prepare<[], StoredOrder>(everyOrder).all())
  const { rows } = await onPostgres(place.databaseUrl, (client) => client.query<StoredOrder>(everyOrder))
  return rows
}

/** Makes every unsent email due now, as if its delay, or the lease of a dead server, had passed. */
export async function skipMailDelays(place: Place): Promise<void> {
  const now = new Date().toISOString()
  const pass = 'update emails set due_at = $1 where due_at is not null'
  if (place.databaseUrl) await onPostgres(place.databaseUrl, (client) => client.query(pass, [now]))
  else onSqlite(place, (db) => db.prepare(pass.replace('$1', '?')).run(now))
}

export async function countOwedMails(place: Place): Promise<number> {
  const count = 'select cast(count(*) as integer) as owed from emails where due_at is not null'
  if (!place.databaseUrl)
    return onSqlite(place, (db) => db.prepare<[], { owed: number }>(count).get()?.owed ?? 0)
  const { rows } = await onPostgres(place.databaseUrl, (client) => client.query<{ owed: number }>(count))
  return rows[0]?.owed ?? 0
}

export interface StoredTicket {
  readonly id: string
  readonly status: string
  readonly version: number
}

const everyTicket = 'select id, status, cast(version as integer) as version from orders'

export async function readStoredTickets(place: Place): Promise<StoredTicket[]> {
  if (!place.databaseUrl) return onSqlite(place, (db) => db.prepare<[], StoredTicket>(everyTicket).all())
  const { rows } = await onPostgres(place.databaseUrl, (client) => client.query<StoredTicket>(everyTicket))
  return rows
}

export interface Comparison {
  readonly stored: number
  readonly lost: readonly Acknowledged[]
  readonly doubled: readonly string[]
  readonly mispriced: number
}

const rosasTotal = 4599

export function compare(stored: readonly StoredOrder[], load: Pick<Load, 'acknowledged'>): Comparison {
  const byId = new Map(stored.map((order) => [order.id, order]))
  const counts = Map.groupBy(stored, (order) => order.email)
  return {
    stored: stored.length,
    lost: load.acknowledged.filter(({ id, email, key }) => {
      const order = byId.get(id)
      return order?.email !== email || order.key !== key
    }),
    doubled: [...counts].filter(([, orders]) => orders.length > 1).map(([email]) => email),
    mispriced: stored.filter(({ total }) => total !== rosasTotal).length,
  }
}

export function isClean({ lost, doubled, mispriced }: Comparison): boolean {
  return lost.length + doubled.length + mispriced === 0
}

export function formatComparison({ stored, lost, doubled }: Comparison): string {
  return `${stored} orders stored, ${lost.length} acknowledged ones lost, ${doubled.length} doubled`
}

export function onSqlite<Result>(place: Place, work: (db: SqliteConnection.Database) => Result): Result {
  const db = new SqliteConnection(path.join(place.dataDir, sqliteFile))
  try {
    return work(db)
  } finally {
    db.close()
  }
}

export async function onPostgres<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
