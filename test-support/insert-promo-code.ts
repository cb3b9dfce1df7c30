// A code for tests, straight into the database: 10 % off, for everybody at any time, unless a test says otherwise.
import type { Kysely } from 'kysely'
import type { CodeSet } from '../domain/orders/promo-codes.ts'
import type { Tables } from '../server/db/schema.ts'
import { someCode } from './sample-promo-code.ts'

const napkins = someCode({ code: 'NAPKIN10' })

/** The row of a code, as the table keeps it. */
export function codeRow(change: Partial<CodeSet>) {
  const set = { ...napkins, ...change }
  return { code: set.code, terms: JSON.stringify(set), is_on: set.isOn ? 1 : 0, first_uses: set.firstUses }
}

export async function putCode(db: Kysely<Tables>, change: Partial<CodeSet> = {}): Promise<void> {
  await db.insertInto('codes').values(codeRow(change)).execute()
}
