// A SQLite database that nobody has open, gathered in its one file: what stands in its log goes there, and the log goes.
import SqliteConnection from 'better-sqlite3'

export function keepInOneFile(file: string): void {
  const connection = new SqliteConnection(file, { fileMustExist: true })
  try {
    const mode = connection.pragma('journal_mode = DELETE', { simple: true })
    if (mode !== 'delete') throw new Error(`the log of ${file} is in use`)
  } finally {
    connection.close()
  }
}
