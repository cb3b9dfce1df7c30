// Moves everything from a closed SQLite database's write-ahead log (WAL) into the one database file.
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
