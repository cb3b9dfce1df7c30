// Restores a backup of either kind into an empty place, on either engine.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { countRows, type Counts } from '../db/catalogue.ts'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { checkSchema } from '../db/known-schema.ts'
import { loadSnapshot } from '../db/load.ts'
import { isBeforeVersionOne, lastUnknown, type Applied } from '../db/migrate.ts'
import { openDatabase, sqliteFile, type Place } from '../db/open.ts'
import { deleteAllSessions } from '../db/sessions.ts'
import { takeSnapshot } from '../db/snapshot.ts'
import { checkFile, openAlone } from '../db/sqlite-file.ts'
import { makeWhole, refuseRemains, withDraftFolder } from './empty-place.ts'
import { isDatabase, unpack } from './packed-file.ts'
import { newerBackup, readPortable } from './portable-file.ts'

/** When `stop` is aborted, the restore is undone. Sessions are not restored: a person who had logged out stays so. */
export async function restoreBackup(file: string, place: Place, stop: AbortSignal): Promise<Counts> {
  refuseRemains(place)
  if (!(await isDatabase(file))) return restorePortable(file, place, stop)
  if (existsSync(`${file}-wal`)) {
    throw new CopyTrouble(
      `${file} is no backup: a part of it is in ${file}-wal. Make one with npm run backup.`,
    )
  }
  return place.databaseUrl ? loadDatabase(file, place, stop) : restoreDatabase(file, place, stop)
}

async function restorePortable(file: string, place: Place, stop: AbortSignal): Promise<Counts> {
  // The first read only checks: a wrong or damaged file does not even open the database.
  for await (const part of readPortable(file)) {
    stop.throwIfAborted()
    if (!('migrations' in part)) continue
    checkVersion(part.migrations.map((name) => ({ name, version: part.version })))
  }
  return makeWhole(place, stop, (made) => loadSnapshot(made, readPortable(file), stop, deleteAllSessions))
}

async function restoreDatabase(file: string, place: Place, stop: AbortSignal): Promise<Counts> {
  return makeWhole(place, stop, async (made) => {
    await unpackChecked(file, path.join(made.dataDir, sqliteFile), stop)
    const db = await openDatabase(made)
    try {
      await db.transaction(deleteAllSessions)
      return await countRows(db.read, db.engine)
    } finally {
      await db.close()
    }
  })
}

/** From SQLite's own file into PostgreSQL. */
async function loadDatabase(file: string, place: Place, stop: AbortSignal): Promise<Counts> {
  return withDraftFolder(place, async (folder) => {
    const unpacked = path.join(folder, sqliteFile)
    await unpackChecked(file, unpacked, stop)
    const source = openAlone(unpacked)
    try {
      return await loadSnapshot(place, takeSnapshot(source, 'sqlite'), stop, deleteAllSessions)
    } finally {
      await source.destroy()
    }
  })
}

async function unpackChecked(file: string, target: string, stop: AbortSignal): Promise<void> {
  await unpack(file, target)
  stop.throwIfAborted()
  const applied = checkFile(target, file)
  checkVersion(applied)
  await checkSchema(target, file, applied)
  stop.throwIfAborted()
}

function checkVersion(applied: readonly Applied[]): void {
  if (isBeforeVersionOne(applied)) {
    throw new CopyTrouble(
      'This backup is from a version before 1.0, which this version cannot restore. Nothing was changed.',
    )
  }
  const newer = lastUnknown(applied)
  if (newer) throw newerBackup(newer.version)
}
