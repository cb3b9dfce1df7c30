// Opens the restaurant that a command copies or reads. It must exist: opening a missing SQLite database would create an empty one.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { CopyError } from './copy-error.ts'
import { tablesIn } from './known-schema.ts'
import { connectDatabase, sqliteFile } from '../engine/open.ts'
import type { Database, Place } from '../engine/database.ts'

/** Runs `work` on the database without migrating it. The server may be running. */
export async function withRestaurant<Result>(
  place: Place,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  assertDatabaseFileExists(place)
  const db = await connectDatabase(place)
  try {
    if (!(await tablesIn(db.read, db.engine)).includes('migrations')) throw noRestaurantError(place)
    return await work(db)
  } finally {
    await db.close()
  }
}

export function assertDatabaseFileExists(place: Place): void {
  if (!place.databaseUrl && !existsSync(path.join(place.dataDir, sqliteFile))) throw noRestaurantError(place)
}

function noRestaurantError({ dataDir, databaseUrl }: Place): CopyError {
  return new CopyError(
    `There is no restaurant in ${databaseUrl ? 'the database at DATABASE_URL' : dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
  )
}
