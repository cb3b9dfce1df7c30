// Restores a backup into an empty place, on either engine: all of it or nothing (trust rule 21).
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Kysely } from 'kysely'
import { BackupTrouble, readBackup } from './backup-file.ts'
import {
  advanceSequences,
  countRows,
  deleteStartingRows,
  dumpedTables,
  insertDumped,
  isUntouched,
  type DumpedRow,
  type DumpedTable,
  type DumpHead,
} from '../db/dump.ts'
import { applyMissing, underMigrationLock, unknownMigrations } from '../db/migrate.ts'
import { connectDatabase, sqliteFile, type Database, type Place } from '../db/open.ts'
import { keepInOneFile } from '../db/one-file.ts'
import type { Tables } from '../db/schema.ts'
import { draftOf, nameDraft, sweepDrafts } from './drafts.ts'
import { makeFolder } from '../db/make-folder.ts'

export type Counts = Readonly<Partial<Record<DumpedTable, number>>>

/** Rows in one INSERT. */
const batchSize = 100

/** When `stop` is aborted, the restore is undone. */
export async function restoreBackup(file: string, place: Place, stop: AbortSignal): Promise<Counts> {
  if (!place.databaseUrl) refuseRemains(place.dataDir)
  // The first read only checks: a wrong or damaged file does not even open the database.
  await readBackup(file, {
    head: async (head) => checkVersion(head),
    row: async () => stop.throwIfAborted(),
  })
  return place.databaseUrl ? fill(place, file, stop) : restoreAsFile(place, file, stop)
}

/** SQLite would take the leftover WAL of an earlier database for this database's own, and corrupt it. */
function refuseRemains(dataDir: string): void {
  const found = ['', '-wal', '-shm', '-journal']
    .map((end) => path.join(dataDir, `${sqliteFile}${end}`))
    .find((file) => existsSync(file))
  if (found === undefined) return
  const what = found.endsWith(sqliteFile) ? 'a database' : `a part of a database, ${path.basename(found)},`
  throw new BackupTrouble(`There is ${what} in ${dataDir} already. It was left as it is.`)
}

function checkVersion({ migrations }: DumpHead): void {
  if (unknownMigrations(migrations).length > 0) {
    throw new BackupTrouble(
      'This backup is from a newer version of Burritoful. Restore it with that version.',
    )
  }
}

/** Restores into a draft folder, and moves the file to its place when it is complete (drafts.ts). */
async function restoreAsFile(place: Place, file: string, stop: AbortSignal): Promise<Counts> {
  makeFolder(place.dataDir)
  await sweepDrafts(place.dataDir)
  const draft = draftOf(path.join(place.dataDir, 'restore'))
  try {
    const counts = await fill({ ...place, dataDir: draft }, file, stop)
    const whole = path.join(draft, sqliteFile)
    keepInOneFile(whole)
    stop.throwIfAborted()
    refuseRemains(place.dataDir)
    if (!(await nameDraft(whole, path.join(place.dataDir, sqliteFile)))) refuseRemains(place.dataDir)
    return counts
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

async function fill(place: Place, file: string, stop: AbortSignal): Promise<Counts> {
  const db = await connectDatabase(place)
  try {
    return await underMigrationLock(db.write, db.engine, async (connection) => {
      if (!(await isUntouched(connection, db.engine))) {
        throw new BackupTrouble('There are tables in the database already. They were left as they are.')
      }
      const counts = await copyRows(connection, db, file, stop)
      // The migrations that came after the backup.
      await applyMissing(connection, db.engine, db.timeZone)
      stop.throwIfAborted()
      return counts
    })
  } finally {
    await db.close()
  }
}

async function copyRows(
  connection: Kysely<Tables>,
  { engine, timeZone }: Database,
  file: string,
  stop: AbortSignal,
): Promise<Counts> {
  const read: Partial<Record<DumpedTable, number>> = {}
  let batch: { table: DumpedTable; rows: DumpedRow[] } | undefined

  const flush = async () => {
    stop.throwIfAborted()
    if (batch) await insertDumped(connection, engine, batch.table, batch.rows)
    batch = undefined
  }
  await readBackup(file, {
    async head({ migrations }) {
      await applyMissing(connection, engine, timeZone, migrations)
      await deleteStartingRows(connection, engine)
    },
    async row({ table, row }) {
      if (batch && (batch.table !== table || batch.rows.length >= batchSize)) await flush()
      batch ??= { table, rows: [] }
      batch.rows.push(row)
      read[table] = (read[table] ?? 0) + 1
    },
  })
  await flush()
  await advanceSequences(connection, engine)
  const counts = await countRows(connection, engine)
  if (dumpedTables.some((table) => (counts[table] ?? 0) !== (read[table] ?? 0))) {
    throw new BackupTrouble('Not everything arrived in the database. Nothing of it was kept.')
  }
  return counts
}
