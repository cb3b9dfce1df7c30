// npm run move -- --to PLACE: copies the restaurant, with its server stopped, into an empty database of the other engine.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from '../config.ts'
import type { Counts } from '../db/catalogue.ts'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { loadSnapshot } from '../db/load.ts'
import { OtherVersion } from '../db/migrate.ts'
import type { Place } from '../db/open.ts'
import { abortOnSignal } from './abort-on-signal.ts'
import { makeWhole } from './empty-place.ts'
import { withStoppedRestaurant } from './find-restaurant.ts'
import { sayCounts } from './say-counts.ts'

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

// Only our own account may read the restaurant's data.
process.umask(0o077)
const stop = abortOnSignal()
try {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const from = readConfig(process.env)
  const to = readTarget(values.to, from)
  const counts = await withStoppedRestaurant(from, (snapshot) =>
    makeWhole(to, stop, (made) => loadSnapshot(made, snapshot, stop)),
  )
  console.log(sayNext(from, to, counts).join('\n'))
  // The move was complete before a signal came.
  process.exitCode = 0
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException
  const isExplained = [CopyTrouble, ConfigError, OtherVersion].some((kind) => error instanceof kind)
  console.error(isExplained ? message : `Nothing was moved: ${message || code}`)
  process.exitCode ??= 1
}
