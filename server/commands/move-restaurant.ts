// Copies a restaurant whose server is stopped into an empty database of either engine.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { CopyError } from '../db/copies/copy-error.ts'
import { loadSnapshot, type Counts } from '../db/copies/load.ts'
import { sqliteFile } from '../db/engine/open.ts'
import { snapshotOfFile, withSnapshotOfPostgres, type Snapshot } from '../db/copies/snapshot.ts'
import { openExclusively } from '../db/copies/sqlite-file.ts'
import { assertDatabaseFileExists, withRestaurant } from '../db/copies/find-restaurant.ts'
import { formatCounts } from './run-command.ts'
import type { Place } from '../db/engine/database.ts'
import { ownKeyFile, type SecretKeyPlace } from '../secrets/secret-box.ts'

/** Returns the lines to print: what was moved, and what to do next. */
export async function moveRestaurant(
  from: Place & SecretKeyPlace,
  address: string | undefined,
): Promise<string[]> {
  const to = readTarget(address, from)
  const counts = await withStoppedRestaurant(from, (snapshot) => loadSnapshot(to, snapshot))
  return nextStepsMessage(from, to, counts)
}

/** Fails while a server runs. Nobody can change the restaurant until `work` is done. */
async function withStoppedRestaurant<Result>(
  place: Place,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl) {
    return withRestaurant(place, (db) => withSnapshotOfPostgres(db, { alone: true }, work))
  }
  assertDatabaseFileExists(place)
  const file = path.join(place.dataDir, sqliteFile)
  const connection = openExclusively(file)
  try {
    return await work(await snapshotOfFile(connection, file))
  } finally {
    connection.close()
  }
}

/** A place is a folder for SQLite or the URL of a PostgreSQL database. */
function readTarget(to: string | undefined, { dataDir }: Place): Place {
  if (!to) {
    throw new CopyError(
      'Say where to: npm run move -- --to postgres://user:password@host:5432/name, or --to path/to/folder',
    )
  }
  if (!to.includes('://')) return { dataDir: path.resolve(to) }
  const { databaseUrl } = readConfig({ DATABASE_URL: to })
  return { dataDir, databaseUrl }
}

function nextStepsMessage(from: Place & SecretKeyPlace, to: Place, counts: Counts): string[] {
  const setting = to.databaseUrl
    ? 'set DATABASE_URL to the address that you gave'
    : `set DATA_DIR=${to.dataDir}${from.databaseUrl ? ' and remove DATABASE_URL' : ''}`
  return [
    `Moved: ${formatCounts(counts)}.`,
    ...bringKeyMessage(from, to),
    `Now ${setting} in the settings, and start the server.`,
    'The old database was left as it is. Delete it when all is well: it holds your customers’ names.',
  ]
}

/** The secrets of the office were moved as they are, encrypted. */
function bringKeyMessage(from: SecretKeyPlace, to: Place): string[] {
  const [key, target] = [ownKeyFile(from), ownKeyFile(to)]
  if (from.secretKeyFile !== undefined || key === target || !existsSync(key)) return []
  return [
    `Bring ${key} along to ${target}: without it the office asks again for Stripe’s keys and the mail’s password.`,
  ]
}
