// Makes a backup of a restaurant and writes it down as the nightly job does, for tests of who may have it.
import { hostname } from 'node:os'
import path from 'node:path'
import { backUp, backupFileName } from '../server/db/copies/create-backup.ts'
import type { Database, Place } from '../server/db/engine/database.ts'
import { claimBackup, finishBackup } from '../server/db/restaurant/backups.ts'

interface StoredBackupFile {
  readonly day: string
  readonly file: string
}

/** Of the night that begins a business day. */
export async function storeBackup(
  db: Database,
  place: Place,
  { day, at = new Date(`${day}T12:00:00.000Z`) }: { day: string; at?: Date },
): Promise<StoredBackupFile> {
  const name = backupFileName(at)
  const file = path.join(place.dataDir, 'backups', name)
  const startedAt = at.toISOString()
  await claimBackup(db, { day, startedAt, file: name, server: hostname(), claimedUntil: startedAt })
  const outcome = await backUp(place, file)
  if ('unproved' in outcome) throw new Error(outcome.unproved)
  const { size } = outcome
  await finishBackup(db, { day, file: name }, { at: startedAt, size, restoredAt: startedAt, fault: null })
  return { day, file }
}
