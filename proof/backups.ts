// What the rows about nightly backups share: a restaurant that has run for a week, so that a backup is due as soon as its server
// starts, and what is in the folder of its backups.
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import SqliteConnection from 'better-sqlite3'
import { openDatabase, sqliteFile } from '../server/db/engine/open.ts'
import { storeOrders } from '../test-support/many-orders.ts'
import { onPostgres } from './ledger.ts'
import { runCommand } from './commands.ts'
import { readStoredOrders, type StoredOrder } from './ledger.ts'
import { freshProofPlace, type Place, type SetUp } from './set-up.ts'

const earlier = '@earlier.example'

export async function openForAWeek(place: Place, orders: number): Promise<void> {
  const db = await openDatabase(place)
  await storeOrders(db, orders, (at) => ({ email: `${at}${earlier}`, tax: at, total: 1050 + at }))
  await db.close()
  const aWeekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString()
  await execute(place, `update migrations set applied_at = '${aWeekAgo}'`)
}

/** Of all stored orders those that came in under the load. */
export function ordersOfLoad(stored: readonly StoredOrder[]): StoredOrder[] {
  return stored.filter(({ email }) => !email.endsWith(earlier))
}

/** As if the lease of a dead server, or the wait after a failure, had passed. */
export function letWaitPass(place: Place): Promise<void> {
  return execute(place, 'update backups set claimed_until = started_at')
}

async function execute({ dataDir, databaseUrl }: Place, statement: string): Promise<void> {
  if (databaseUrl) return void (await onPostgres(databaseUrl, (client) => client.query(statement)))
  const connection = new SqliteConnection(path.join(dataDir, sqliteFile))
  connection.pragma('busy_timeout = 5000')
  connection.exec(statement)
  connection.close()
}

export function backupsIn(folder: string): string[] {
  return namesIn(folder).filter((name) => /^burritoful-[\dT-]+\.db$/.test(name))
}

/** Whatever else an interrupted backup may have left. */
export function leftIn(folder: string): string[] {
  return namesIn(folder).filter((name) => name.startsWith('burritoful-') && !backupsIn(folder).includes(name))
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

export async function becomes(isSo: () => boolean | Promise<boolean>, longestMs = 60_000): Promise<boolean> {
  const deadline = performance.now() + longestMs
  while (performance.now() < deadline) {
    if (await isSo()) return true
    await wait(5)
  }
  return false
}

/** The orders in a backup, restored by the command into an engine like the restaurant's own; undefined if it is refused. */
export async function readBackup(
  setUp: SetUp,
  { engine }: Place,
  file: string,
): Promise<StoredOrder[] | undefined> {
  const target = await freshProofPlace(engine)
  const { code } = await runCommand(setUp, 'restore', target, file)
  return code === 0 ? readStoredOrders(target) : undefined
}
