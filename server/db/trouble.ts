// What an error of the database means: it is not there just now, or its storage cannot be trusted any more.

/** True for an error that says "the database is not there", as against a fault of ours. */
export function isDatabaseDown(error: unknown): boolean {
  // "aborted" is a browser that hung up, not a database.
  if (!(error instanceof Error) || error.message === 'aborted') return false
  const code = 'code' in error ? String(error.code) : ''
  return lostConnection.test(code) || lostStorage.test(code) || lostWords.test(error.message)
}

/** Of the network, and of PostgreSQL: 08 connection, 53 out of resources, 57P shutting down, 57014 cut short. */
const lostConnection = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08|53|57P|57014)/
const lostStorage = /^SQLITE_(FULL|IOERR|BUSY|CANTOPEN|READONLY|CORRUPT|NOTADB)/
/** What pg says without a code. */
const lostWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/

/**
 * A disk that fails, or a file that is not what was written: going on could acknowledge orders that are lost. A full disk
 * is no such thing (also where it only keeps the shared memory from growing): SQLite takes the write back, and all else
 * stays readable.
 */
export function isStorageBroken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^SQLITE_(IOERR(?!_SHM)|CORRUPT|NOTADB)/.test(code)
}
