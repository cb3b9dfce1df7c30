// Backup and restore, ended at random moments and given damaged files: all of a restaurant is there, or nothing.
import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { openDatabase, sqliteFile } from '../../server/db/engine/open.ts'
import type { Random } from '../../server/demo/random.ts'
import { bothEngines, freshDataDir } from '../../test-support/databases.ts'
import { storeOrders } from '../../test-support/many-orders.ts'
import { readableByOthers, runCommand, type Ended, type Interruption } from '../commands.ts'
import { askIntegrity } from '../integrity.ts'
import { onPostgres, readStoredOrders } from '../ledger.ts'
import type { Attack, Finding, Row } from '../row.ts'
import { freshProofPlace, withSetUp, type Place, type SetUp } from '../set-up.ts'

const sizes = {
  short: { orders: 1_500, kills: 2, damages: 1, backups: 1, mostTries: 8 },
  long: { orders: 6_000, kills: 20, damages: 10, backups: 8, mostTries: 40 },
} as const

export const restoreInterrupted: Row = {
  name: 'restore interrupted',
  promise:
    'restore and backup ended by kill -9, SIGTERM and SIGINT at random moments, and files cut or changed at random: a start has everything or finds nothing, the next restore succeeds, no backup bears its name before it was proved, nothing is left for others to read',
  engines: bothEngines,
  run: (attack) => withSetUp((setUp) => interrupt(setUp, attack)),
}

/** Counts of violations, which must all stay zero. */
const none = { half: 0, refused: 0, leftBehind: 0, unproved: 0, readable: 0 }

async function interrupt(setUp: SetUp, { engine, scale, random }: Attack): Promise<Finding> {
  const size = sizes[scale]
  const found = { ...none }
  const home = await openedRestaurant(engine, size.orders)
  const wanted = summaryOf(await readStoredOrders(home))
  const good = path.join(await freshDataDir(), 'good.db')
  const taken = await runCommand(setUp, 'backup', home, good)
  if (taken.code !== 0) throw new Error(taken.output)

  /** What a start finds here, and what the next restore then makes of it. */
  async function judge(place: Place, restore: (file: string) => Promise<Ended>): Promise<void> {
    found.readable += readableByOthers(place.dataDir).length
    if ((await lookAt(place, wanted)) === 'half') found.half += 1
    else if ((await lookAt(place, wanted)) === 'nothing') {
      const { code } = await restore(good)
      if (code !== 0 || !(await startsWith(place, wanted))) found.refused += 1
      found.leftBehind += draftsIn(place.dataDir).length
    }
  }

  let cut = 0
  let attempts = 0
  for (; cut < size.kills && attempts < size.mostTries; attempts += 1) {
    const place = await openToAll(await freshProofPlace(engine))
    const restore = (file: string, end?: Interruption) => runCommand(setUp, 'restore', place, file, end)
    const code = await watchWork(place, async (since) => {
      return (await restore(good, momentIn(random, cut, taken.tookMs, since))).code
    })
    if (code !== 0) cut += 1
    await judge(place, restore)
  }
  for (let round = 0; round < size.damages; round += 1) {
    const place = await openToAll(await freshProofPlace(engine))
    const restore = (file: string) => runCommand(setUp, 'restore', place, file)
    const wrong = path.join(await freshDataDir(), 'wrong.db')
    writeFileSync(wrong, damage(random, round, readFileSync(good)))
    await restore(wrong)
    await judge(place, restore)
  }
  const folder = await freshDataDir()
  let stopped = 0
  for (let round = 0; stopped < size.backups && round < size.mostTries; round += 1) {
    const file = path.join(folder, `${round}.db`)
    const end = momentIn(random, stopped, taken.tookMs, () => draftsIn(folder, round).length > 0)
    const { code } = await runCommand(setUp, 'backup', home, file, end)
    if (code !== 0) stopped += 1
    found.readable += readableByOthers(folder).length
    if (end.signal !== 'SIGKILL') found.leftBehind += draftsIn(folder, round).length
    if (existsSync(file) && !(await provesGood(setUp, file, wanted))) found.unproved += 1
  }
  // Files that kill -9 left behind are removed by the next run.
  await runCommand(setUp, 'backup', home, path.join(folder, 'last.db'))
  found.leftBehind += draftsIn(folder).length
  const faults = Object.values(found).reduce((sum, count) => sum + count, 0)
  return {
    tried: `${size.orders} orders; ${attempts} restores, ${cut} of them cut off, ${size.damages} damaged files, ${stopped} backups cut off`,
    found: `${found.half} half restored, ${found.refused} refused or not whole the second time, ${found.leftBehind} left behind, ${found.unproved} backups under their name that do not open, ${found.readable} readable by others`,
    // If every run finished, nothing was interrupted, and nothing is proved.
    pass: faults === 0 && cut > 0 && stopped > 0,
  }
}

async function openedRestaurant(engine: Place['engine'], orders: number): Promise<Place> {
  const place = await freshProofPlace(engine)
  const db = await openDatabase(place)
  await storeOrders(db, orders, (at) => ({ email: `${at}@proof.example`, tax: at, total: 1050 + at }))
  await db.close()
  return place
}

/** A folder with the permissions of one made by hand. */
async function openToAll(place: Place): Promise<Place> {
  chmodSync(place.dataDir, 0o755)
  return place
}

const signals = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const

/** Interrupts the command while it works; ending it before it begins would prove nothing. */
function momentIn(random: Random, nth: number, tookMs: number, since: Interruption['since']): Interruption {
  return {
    signal: signals[nth % signals.length] ?? 'SIGKILL',
    afterMs: random.between(0, 0.3) ** 2 * tookMs,
    since,
  }
}

/** Makes a check for whether a restore has begun: a file in its folder, or another connection to its database. */
async function watchWork<Result>(
  { dataDir, databaseUrl }: Place,
  work: (since: Interruption['since']) => Promise<Result>,
): Promise<Result> {
  if (!databaseUrl) return work(() => readdirSync(dataDir).length > 0)
  return onPostgres(databaseUrl, (client) =>
    work(async () => {
      const { rowCount } = await client.query(
        'select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      )
      return rowCount !== 0
    }),
  )
}

interface Summary {
  readonly orders: number
  readonly taken: number
}

function summaryOf(orders: readonly { total: number }[]): Summary {
  return { orders: orders.length, taken: orders.reduce((sum, { total }) => sum + total, 0) }
}

async function lookAt(place: Place, wanted: Summary): Promise<'nothing' | 'half' | 'whole'> {
  if (!(await isThere(place))) return 'nothing'
  const stored = await readStoredOrders(place).then(summaryOf, () => undefined)
  const isWhole = stored?.orders === wanted.orders && stored.taken === wanted.taken
  return isWhole && (await askIntegrity(place)) === 'ok' ? 'whole' : 'half'
}

async function isThere({ dataDir, databaseUrl }: Place): Promise<boolean> {
  if (!databaseUrl) {
    if (!existsSync(path.join(dataDir, sqliteFile))) return false
    // As a server opens it, which undoes what a killed process has begun.
    const connection = new SqliteConnection(path.join(dataDir, sqliteFile))
    const tables = connection.prepare('select 1 from sqlite_schema').all()
    connection.close()
    return tables.length > 0
  }
  const tables = "select 1 from information_schema.tables where table_schema = 'public'"
  const { rowCount } = await onPostgres(databaseUrl, (client) => client.query(tables))
  return rowCount !== 0
}

/** As a start opens it: with everything that was in the backup. */
async function startsWith(place: Place, wanted: Summary): Promise<boolean> {
  const db = await openDatabase(place)
  await db.close()
  return (await lookAt(place, wanted)) === 'whole'
}

/** In turn: a row taken out of a file that is whole otherwise, cut off, and a page without its content. */
function damage(random: Random, round: number, bytes: Buffer): Buffer {
  const pages = bytes.length / pageSize
  const at = random.whole(1, pages - 1) * pageSize
  if (round % 3 === 1) return bytes.subarray(0, at)
  if (round % 3 === 2) return bytes.fill(0, at, at + pageSize)
  return withoutAnOrder(bytes)
}

const pageSize = 4_096

/** Deletes an order, so that its lines and its payment refer to nothing. */
function withoutAnOrder(database: Buffer): Buffer {
  const connection = new SqliteConnection(database)
  connection.pragma('foreign_keys = off')
  connection.exec('delete from orders where seq = 1')
  const damaged = connection.serialize()
  connection.close()
  return damaged
}

async function provesGood(setUp: SetUp, file: string, wanted: Summary): Promise<boolean> {
  const place = await freshProofPlace('sqlite')
  const { code } = await runCommand(setUp, 'restore', place, file)
  return code === 0 && (await lookAt(place, wanted)) === 'whole'
}

/** With a round: what that one has left, since a killed one before it may lie there still. */
function draftsIn(folder: string, round?: number): string[] {
  return readdirSync(folder).filter(
    (name) => name.includes('draft') && (round === undefined || name.startsWith(`${round}.`)),
  )
}
