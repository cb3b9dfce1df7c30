// The restaurant that a command copies. One must be there: opening a missing SQLite database would create an empty one.
import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { isUntouched } from '../db/catalogue.ts'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { connectDatabase, sqliteFile, type Database, type Place } from '../db/open.ts'
import { refuseOtherClients } from '../db/other-clients.ts'
import type { Tables } from '../db/schema.ts'
import { takeSnapshot, type Snapshot } from '../db/snapshot.ts'
import { openAlone } from '../db/sqlite-file.ts'

/** Runs `work` on the database without migrating it; its server may run. */
export async function withRestaurant<Result>(
  place: Place,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  refuseMissingFile(place)
  const db = await connectDatabase(place)
  try {
    await refuseUntouched(db.read, place)
    return await work(db)
  } finally {
    await db.close()
  }
}

/** Fails while a server runs; until `work` is over, nobody can change the restaurant. */
export async function withStoppedRestaurant<Result>(
  place: Place,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  if (place.databaseUrl) {
    return withRestaurant(place, async (db) => {
      await refuseOtherClients(db.read)
      return work(takeSnapshot(db.read, db.engine, { lock: true }))
    })
  }
  refuseMissingFile(place)
  const source = openAlone(path.join(place.dataDir, sqliteFile))
  try {
    await refuseUntouched(source, place)
    return await work(takeSnapshot(source, 'sqlite'))
  } finally {
    await source.destroy()
  }
}

function refuseMissingFile(place: Place): void {
  if (!place.databaseUrl && !existsSync(path.join(place.dataDir, sqliteFile))) throw nobodyIn(place)
}

async function refuseUntouched(db: Kysely<Tables>, place: Place): Promise<void> {
  if (await isUntouched(db, place.databaseUrl ? 'postgres' : 'sqlite')) throw nobodyIn(place)
}

function nobodyIn({ dataDir, databaseUrl }: Place): CopyTrouble {
  return new CopyTrouble(
    `There is no restaurant in ${databaseUrl ? 'the database at DATABASE_URL' : dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
  )
}
