// The result of the last check of the books (R68). If two servers check at the same moment, the first result is stored.
import type { Discrepancy, BooksState } from '#domain/books/books-api.ts'
import { checkBooks } from './check-books.ts'
import type { Database } from '../engine/database.ts'

type LastCheck = Omit<BooksState, 'isChecking'>

export async function readLastCheck(db: Database): Promise<LastCheck> {
  const row = await db.read
    .selectFrom('books_state')
    .select(({ selectFrom }) => [
      'checked_at',
      'discrepancies',
      'has_more',
      // The last seq stands in for the count: counting a million entries on every view would take too long.
      selectFrom('ledger').select('seq').orderBy('seq', 'desc').limit(1).as('last'),
      selectFrom('ledger').select('day').orderBy('seq').limit(1).as('since'),
    ])
    .executeTakeFirstOrThrow()
  return {
    entries: row.last ?? 0,
    since: row.since,
    checkedAt: row.checked_at,
    discrepancies: JSON.parse(row.discrepancies) as Discrepancy[],
    hasMore: row.has_more === 1,
  }
}

export interface RunCheckDeps {
  readonly db: Database
  readonly now: () => Date
  readonly closing: AbortSignal
}

export async function runCheck({ db, now, closing }: RunCheckDeps): Promise<void> {
  const before = await readLastCheck(db)
  const check = await checkBooks(db, closing)
  if (!check) return
  const { discrepancies, hasMore } = check
  const [at, text] = [now().toISOString(), JSON.stringify(discrepancies)]
  await db.runStatement((write) =>
    write
      .updateTable('books_state')
      .set({ checked_at: at, discrepancies: text, has_more: hasMore ? 1 : 0 })
      .where('checked_at', 'is not distinct from', before.checkedAt)
      .execute(),
  )
}
