// The owner has the books checked (R68). Whoever asks waits a few seconds for the answer; a long check goes on behind.
import { setTimeout as wait } from 'node:timers/promises'
import { claimBooks } from '../db/books-state.ts'
import { booksLeaseMs, runCheck } from '../db/run-check.ts'
import type { Database } from '../db/open.ts'
import type { Log } from '../observe/log.ts'

export interface CheckBooksNowDeps {
  readonly db: Database
  readonly now: () => Date
  readonly closing: AbortSignal
  readonly log: Pick<Log, 'error'>
}

const patienceMs = 3_000

export async function checkBooksNow({ db, now, closing, log }: CheckBooksNowDeps): Promise<void> {
  const lease = new Date(now().getTime() + booksLeaseMs).toISOString()
  if (!(await claimBooks(db, { now: now(), lease }))) return
  const checked = runCheck({ db, now, closing }, lease).catch((error: unknown) => {
    if (!closing.aborted) log.error({ err: error }, 'the books could not be checked')
  })
  await Promise.race([checked, wait(patienceMs, undefined, { ref: false })])
}
