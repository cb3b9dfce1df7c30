// What the last check of the books found, and the lease of the server that checks or tells (R68).
import type { BooksFault, BooksState } from '#domain/books.ts'
import type { BooksCheck } from './check-books.ts'
import type { Database } from './open.ts'

export async function readBooksState(db: Database, now: Date): Promise<BooksState> {
  const { seq } = await db.read.selectFrom('ledger_head').select('seq').executeTakeFirstOrThrow()
  const first = await db.read.selectFrom('ledger').select('day').orderBy('seq').limit(1).executeTakeFirst()
  const row = await db.read
    .selectFrom('books_state')
    .select(['checked_at', 'faults', 'has_more', 'claimed_until'])
    .executeTakeFirstOrThrow()
  return {
    entries: seq,
    since: first?.day ?? null,
    checkedAt: row.checked_at,
    isChecking: row.claimed_until !== null && row.claimed_until > now.toISOString(),
    faults: JSON.parse(row.faults) as BooksFault[],
    hasMore: row.has_more === 1,
  }
}

/**
 * One of several servers gets the lease. With `before`, only when the books have not been checked since then. False when
 * there is nothing to do, or another server does it.
 */
export async function claimBooks(
  db: Database,
  { now, lease, before }: { readonly now: Date; readonly lease: string; readonly before?: Date },
): Promise<boolean> {
  const claimed = await db.transaction((trx) => {
    let update = trx
      .updateTable('books_state')
      .set({ claimed_until: lease })
      .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', now.toISOString())]))
    if (before) {
      const since = before.toISOString()
      update = update.where((is) => is.or([is('checked_at', 'is', null), is('checked_at', '<', since)]))
    }
    return update.returning('id').executeTakeFirst()
  })
  return claimed !== undefined
}

/** Gives the lease back. Who has been told of exactly these faults is not told again. */
export async function storeCheck(
  db: Database,
  lease: string,
  { faults, hasMore, at }: Pick<BooksCheck, 'faults' | 'hasMore'> & { readonly at: string },
): Promise<void> {
  await db.transaction(async (trx) => {
    const row = await trx
      .selectFrom('books_state')
      .select(['faults', 'owner_told_at'])
      .where('claimed_until', '=', lease)
      .executeTakeFirst()
    if (!row) return
    const isSame = sameFaults(JSON.parse(row.faults) as BooksFault[], faults)
    await trx
      .updateTable('books_state')
      .set({
        checked_at: at,
        faults: JSON.stringify(faults),
        has_more: hasMore ? 1 : 0,
        owner_told_at: isSame ? row.owner_told_at : null,
        claimed_until: null,
      })
      .execute()
  })
}

/** PostgreSQL keeps the fields of a fault in an order of its own. */
function sameFaults(one: readonly BooksFault[], other: readonly BooksFault[]): boolean {
  const text = (faults: readonly BooksFault[]) =>
    JSON.stringify(faults.map((fault) => Object.entries(fault).toSorted(([a], [b]) => (a < b ? -1 : 1))))
  return text(one) === text(other)
}

export async function giveBooksBack(db: Database, lease: string): Promise<void> {
  await db.transaction((trx) =>
    trx.updateTable('books_state').set({ claimed_until: null }).where('claimed_until', '=', lease).execute(),
  )
}

/** The faults that the owner has not been told of. */
export async function readUntold(db: Database): Promise<readonly BooksFault[]> {
  const row = await db.read
    .selectFrom('books_state')
    .select(['faults', 'owner_told_at'])
    .executeTakeFirstOrThrow()
  return row.owner_told_at === null ? (JSON.parse(row.faults) as BooksFault[]) : []
}

export async function markBooksTold(db: Database, lease: string, at: string): Promise<void> {
  await db.transaction((trx) =>
    trx
      .updateTable('books_state')
      .set({ owner_told_at: at, claimed_until: null })
      .where('claimed_until', '=', lease)
      .execute(),
  )
}
