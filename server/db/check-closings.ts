// Holds the seals of the closed days against the chain (R68): whoever writes the whole chain anew leaves it whole, and the seals
// no longer fit.
import { sql } from 'kysely'
import type { BooksFault } from '#domain/books.ts'
import { noHash } from '#domain/ledger.ts'
import type { Database } from './open.ts'

/** A day that was closed without an entry has the seal of none. */
export async function checkClosings(db: Database, most: number): Promise<BooksFault[]> {
  const { rows } = await sql<{ day: string; entry: number }>`
    select closings.day, closings.last_seq as entry
    from closings left join ledger on ledger.seq = closings.last_seq
    where closings.seal <> coalesce(ledger.hash, case closings.last_seq when 0 then ${noHash} else '' end)
    order by closings.day limit ${most}`.execute(db.read)
  return rows.map(({ day, entry }) => ({ kind: 'closing', entry, day }))
}
