// Classifies database errors: the database is down for now, its storage is broken and cannot be trusted any more, or a unique
// constraint was violated.

/** True when the database cannot be reached or cannot write, as opposed to a bug of ours. */
export function isDatabaseDown(error: unknown): boolean {
  // "aborted" means that the browser closed the connection.
  if (!(error instanceof Error) || error.message === 'aborted') return false
  const code = 'code' in error ? String(error.code) : ''
  return lostConnection.test(code) || lostStorage.test(code) || lostMessages.test(error.message)
}

/** Network codes, and PostgreSQL's: 08 connection, 53 out of resources, 57P shutting down, 57014 statement canceled. */
const lostConnection = /^(ECONN|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08|53|57P|57014)/
const lostStorage = /^SQLITE_(FULL|IOERR|BUSY|CANTOPEN|READONLY|CORRUPT|NOTADB)/
/** pg's own errors have no code. */
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Query read timeout)/

/** True when a write failed because the disk is full, which may be temporary. */
export function isDiskFull(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^(SQLITE_FULL|SQLITE_IOERR_SHM|53100$)/.test(code)
}

/** True when another row has the same value in a column that allows it once. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && /^(23505|SQLITE_CONSTRAINT_UNIQUE)$/.test(String(error.code))
  )
}

/**
 * After a failing disk or a damaged file, going on could acknowledge orders that are lost. A full disk is not broken (also
 * when it only keeps the shared memory from growing): SQLite rolls the write back, and everything else stays readable.
 */
export function isStorageBroken(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  return /^SQLITE_(IOERR(?!_SHM)|CORRUPT|NOTADB)/.test(code)
}
