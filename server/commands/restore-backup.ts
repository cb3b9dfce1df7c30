// Restores a backup into an empty database of either engine.
import { loadSnapshot, type Counts } from '../db/copies/load.ts'
import type { Place } from '../db/engine/database.ts'
import { snapshotOfFile } from '../db/copies/snapshot.ts'
import { openReadOnly } from '../db/copies/sqlite-file.ts'

/** Sessions are not restored: a person who has logged out stays so. */
export async function restoreBackup(file: string, place: Place): Promise<Counts> {
  const connection = openReadOnly(file)
  try {
    return await loadSnapshot(place, await snapshotOfFile(connection, file), { without: 'sessions' })
  } finally {
    connection.close()
  }
}
