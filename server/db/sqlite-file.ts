// A SQLite database as a file: copied while it is in use, opened by nobody else, checked, and kept in one piece.
import SqliteConnection from 'better-sqlite3'
import { Kysely, SqliteDialect } from 'kysely'
import { CopyTrouble } from './copy-trouble.ts'
import { isBeforeVersionOne, migrationNames, type Applied } from './migrate.ts'
import type { Tables } from './schema.ts'

/** Pages in one step of a copy: some milliseconds, after which a signal is heard. */
const pagesAtOnce = 500

/** SQLite's online backup. `checkRoom` is told how large the copy will be, in bytes. */
export async function copyInUse(
  file: string,
  copy: string,
  stop: AbortSignal,
  checkRoom: (size: number) => Promise<void>,
): Promise<void> {
  const connection = new SqliteConnection(file, { readonly: true, fileMustExist: true })
  try {
    connection.pragma('busy_timeout = 5000')
    // One transaction around the copy is one moment: without it the backup starts again after every order.
    connection.exec('begin')
    const pages = connection.pragma('page_count', { simple: true }) as number
    await checkRoom(pages * (connection.pragma('page_size', { simple: true }) as number))
    await connection.backup(copy, {
      progress: () => {
        stop.throwIfAborted()
        return pagesAtOnce
      },
    })
  } finally {
    connection.close()
  }
  keepInOneFile(copy)
}

/** Moves everything from a closed database's write-ahead log (WAL) into the one file. */
export function keepInOneFile(file: string): void {
  const connection = new SqliteConnection(file, { fileMustExist: true })
  try {
    const mode = connection.pragma('journal_mode = DELETE', { simple: true })
    if (mode !== 'delete') throw new Error(`the log of ${file} is in use`)
  } finally {
    connection.close()
  }
}

/** Fails when anybody else has the file open, such as a running server; until it is closed nobody else can open it. */
export function openAlone(file: string): Kysely<Tables> {
  const connection = new SqliteConnection(file, { fileMustExist: true })
  try {
    connection.pragma('locking_mode = EXCLUSIVE')
    connection.exec('begin exclusive; commit')
  } catch (error) {
    connection.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new CopyTrouble(`${file} is in use. Stop the server first.`, { cause: error })
  }
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: connection }) })
}

/** Fails unless the file is a whole database of a restaurant. Answers the migrations that its tables have had. */
export function checkFile(file: string, name: string): Applied[] {
  const connection = new SqliteConnection(file, { readonly: true, fileMustExist: true })
  try {
    const faults = connection.pragma('integrity_check', { simple: true })
    const orphans = connection.pragma('foreign_key_check') as unknown[]
    if (faults !== 'ok' || orphans.length > 0) throw damaged(name)
    const applied = connection.prepare<[], Applied>('select * from migrations order by name').all()
    const isOurs = isBeforeVersionOne(applied) || applied.some((one) => one.name === migrationNames[0])
    if (!isOurs) throw foreign(name)
    return applied
  } catch (error) {
    const { code } = error as { code?: string }
    if (code === 'SQLITE_ERROR') throw foreign(name)
    if (code?.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB') throw damaged(name)
    throw error
  } finally {
    connection.close()
  }
}

function damaged(name: string): CopyTrouble {
  return new CopyTrouble(`${name} is damaged: SQLite finds faults in it.`)
}

function foreign(name: string): CopyTrouble {
  return new CopyTrouble(`${name} is a database of something else, not of a restaurant of ours.`)
}
