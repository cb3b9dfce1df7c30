// Copies a restaurant whose server is stopped into an empty database of either engine.
import path from 'node:path'
import { readConfig } from '../config.ts'
import type { Counts } from '../db/catalogue.ts'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { loadSnapshot } from '../db/load.ts'
import type { Place } from '../db/open.ts'
import { makeWhole } from './empty-place.ts'
import { withStoppedRestaurant } from './find-restaurant.ts'
import { sayCounts } from './say-counts.ts'

/** Answers what to say: what was moved, and what is to be done next. When `stop` is aborted, nothing was moved. */
export async function moveRestaurant(
  from: Place,
  address: string | undefined,
  stop: AbortSignal,
): Promise<string[]> {
  const to = readTarget(address, from)
  const counts = await withStoppedRestaurant(from, (snapshot) =>
    makeWhole(to, stop, (made) => loadSnapshot(made, snapshot, stop)),
  )
  return sayNext(from, to, counts)
}

/** A place is a folder for SQLite or the URL of a PostgreSQL database. */
function readTarget(to: string | undefined, { dataDir }: Place): Place {
  if (!to) {
    throw new CopyTrouble(
      'Say where to: npm run move -- --to postgres://user:password@host:5432/name, or --to path/to/folder',
    )
  }
  if (!to.includes('://')) return { dataDir: path.resolve(to) }
  const { databaseUrl } = readConfig({ DATABASE_URL: to })
  return { dataDir, databaseUrl }
}

function sayNext(from: Place, to: Place, counts: Counts): string[] {
  const setting = to.databaseUrl
    ? 'set DATABASE_URL to the address that you gave'
    : `set DATA_DIR=${to.dataDir}${from.databaseUrl ? ' and remove DATABASE_URL' : ''}`
  return [
    `Moved, and compared row by row: ${sayCounts(counts)}.`,
    `Now ${setting} in the settings, and start the server.`,
    'The old database was left as it is. Delete it when all is well: it holds your customers’ names.',
  ]
}
