// A SQLite database as a file: copied while it is in use, opened by nobody else, and checked.
import SqliteConnection, { type Database as Connection } from 'better-sqlite3'
import { CopyError } from './copy-error.ts'

/**
 * SQLite's online backup copies some pages at a time, so that the process can do other work in between; VACUUM INTO would be one
 * long statement. `requireSpaceFor` gets the size of the copy in bytes.
 */
export async function copyOnline(
  file: string,
  copy: string,
  requireSpaceFor: (size: number) => Promise<void>,
): Promise<void> {
  const connection = new SqliteConnection(file, { readonly: true, fileMustExist: true })
  try {
    connection.pragma('busy_timeout = 5000')
    // The transaction fixes the snapshot: without it the backup would start again after every order.
    connection.exec('begin')
    const pages = connection.pragma('page_count', { simple: true }) as number
    await requireSpaceFor(pages * (connection.pragma('page_size', { simple: true }) as number))
    await connection.backup(copy)
  } finally {
    connection.close()
  }
}

/** Makes the file readable on a read-only disk, and complete without a second file beside it. */
export function turnOffWal(file: string): void {
  const connection = new SqliteConnection(file, { fileMustExist: true })
  connection.pragma('journal_mode = DELETE')
  connection.close()
}

export function openReadOnly(file: string): Connection {
  try {
    return new SqliteConnection(file, { readonly: true, fileMustExist: true })
  } catch (error) {
    throw new CopyError(`${file} cannot be opened: ${(error as Error).message}.`, { cause: error })
  }
}

/** Fails if another process, such as a running server, has the file open. Until it is closed, no other process can open it. */
export function openExclusively(file: string): Connection {
  const connection = new SqliteConnection(file, { fileMustExist: true })
  try {
    connection.pragma('locking_mode = EXCLUSIVE')
    connection.exec('begin exclusive; commit')
    return connection
  } catch (error) {
    connection.close()
    if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
    throw new CopyError(`${file} is in use. Stop the server first.`, { cause: error })
  }
}

/** Checks the file's pages and indexes, the constraints of its tables, and the foreign keys. */
export function assertIntegrity(connection: Connection, name: string): void {
  const integrity = connection.pragma('integrity_check', { simple: true })
  const orphans = connection.pragma('foreign_key_check') as unknown[]
  if (integrity !== 'ok' || orphans.length > 0) throw damaged(name)
}

export function explainReadError(error: unknown, name: string): unknown {
  const { code = '' } = error as { code?: string }
  if (code === 'SQLITE_ERROR') return new CopyError(`${name} is not a database of Burritoful.`)
  return /^SQLITE_(CORRUPT|NOTADB)/.test(code) ? damaged(name) : error
}

function damaged(name: string): CopyError {
  return new CopyError(`${name} is damaged: SQLite finds faults in it.`)
}
