// One check of the books, by the server that has the lease (R68).
import { giveBooksBack, storeCheck } from './books-state.ts'
import { checkBooks } from './check-books.ts'
import type { Database } from './open.ts'

/** Longer than a check of many years takes; a server that died is not waited for any longer. */
export const booksLeaseMs = 30 * 60_000

export interface RunCheckDeps {
  readonly db: Database
  readonly now: () => Date
  readonly closing: AbortSignal
}

/** The lease is given back in any case. */
export async function runCheck({ db, now, closing }: RunCheckDeps, lease: string): Promise<void> {
  try {
    const check = await checkBooks(db, closing)
    if (check) return await storeCheck(db, lease, { ...check, at: now().toISOString() })
    await giveBooksBack(db, lease)
  } catch (error) {
    await giveBooksBack(db, lease).catch(() => {})
    throw error
  }
}
