// Opens a backup in a place where nothing is yet, on either engine.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { BackupTrouble, readBackup } from './backup-file.ts'
import {
  clearStart,
  continueCounting,
  countRows,
  dumpedTables,
  insertDumped,
  isUntouched,
  type DumpedRow,
  type DumpedTable,
  type DumpHead,
} from './db/dump.ts'
import { migrate, migrationNames } from './db/migrate.ts'
import { connectDatabase, sqliteFile, type Database, type Place } from './db/open.ts'

/** So many rows go into one statement. */
const batch = 100

export async function restoreBackup(file: string, place: Place): Promise<Record<DumpedTable, number>> {
  if (!place.databaseUrl && existsSync(path.join(place.dataDir, sqliteFile))) {
    throw new BackupTrouble(`There is a database in ${place.dataDir} already. It was left as it is.`)
  }
  const db = await connectDatabase(place)
  try {
    if (!(await isUntouched(db.write, db.engine))) {
      throw new BackupTrouble('There are tables in the database already. They were left as they are.')
    }
    // Read once to the end before anything is written: a damaged file must not leave half a restaurant.
    await readBackup(file, { head: async (head) => checkVersion(head), row: async () => {} })
    const counts = await fill(db, file)
    // What came after the backup was taken.
    await migrate(db.write, db.engine, db.timeZone)
    return counts
  } finally {
    await db.close()
  }
}

function checkVersion({ migrations }: DumpHead): void {
  const unknown = migrations.filter((name) => !migrationNames.includes(name))
  if (unknown.length > 0) {
    throw new BackupTrouble(
      'This backup is from a newer version of Burritoful. Restore it with that version.',
    )
  }
}

async function fill(db: Database, file: string): Promise<Record<DumpedTable, number>> {
  const read: Partial<Record<DumpedTable, number>> = {}
  let waiting: { table: DumpedTable; rows: DumpedRow[] } | undefined

  const flush = async () => {
    if (waiting) await insertDumped(db.write, db.engine, waiting.table, waiting.rows)
    waiting = undefined
  }
  await readBackup(file, {
    async head({ migrations }) {
      await migrate(db.write, db.engine, db.timeZone, migrations)
      await clearStart(db.write)
    },
    async row({ table, row }) {
      if (waiting && (waiting.table !== table || waiting.rows.length >= batch)) await flush()
      waiting ??= { table, rows: [] }
      waiting.rows.push(row)
      read[table] = (read[table] ?? 0) + 1
    },
  })
  await flush()
  await continueCounting(db.write, db.engine)
  const counts = await countRows(db.write)
  if (dumpedTables.some((table) => counts[table] !== (read[table] ?? 0))) {
    throw new BackupTrouble('Not everything arrived in the database. Do not use it.')
  }
  return counts
}
