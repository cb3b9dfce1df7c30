// The codes as the office lists and changes them (R64).
import { sql, type Transaction } from 'kysely'
import { stateOf, type CodeSet, type OfficeCode } from '#domain/orders/promo-codes.ts'
import { codeStates } from '#domain/orders/promo-code-schema.ts'
import { cents } from '#domain/basics/money.ts'
import type { CodesReply } from '#domain/orders/order-api.ts'
import { findCode, type KeptCode } from './promo-codes.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import { isUniqueViolation } from '../engine/database-errors.ts'

/** Those that are good now first, and of these the newest. */
export async function readOfficeCodes(db: Database, today: string): Promise<OfficeCode[]> {
  const rows = await db.read.selectFrom('codes').selectAll().orderBy('seq', 'desc').execute()
  const codes = rows.map((row) => {
    const set: CodeSet = { ...(JSON.parse(row.terms) as CodeSet), isOn: row.is_on === 1 }
    const { seq: id, used, version } = row
    return { id, ...set, state: stateOf(set, used, today), used, given: cents(row.given), version }
  })
  const placeOf = ({ state }: OfficeCode) => codeStates.indexOf(state)
  return codes.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** What all codes took off on some business days, and on how many orders; read from an index alone. */
export async function readGiven(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<CodesReply['lastDays'], 'orders' | 'given'>> {
  const { rows } = await sql<{ orders: number; given: number | null }>`
    select count(*) as orders, sum(discount) as given from orders
    where earned_day is not null and earned_day >= ${from} and earned_day <= ${to} and discount > 0`.execute(
    db.read,
  )
  return { orders: rows[0]?.orders ?? 0, given: cents(rows[0]?.given ?? 0) }
}

export async function countCodes(trx: Transaction<Tables>): Promise<number> {
  const { count } = await trx
    .selectFrom('codes')
    .select((get) => get.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** False when there is such a code already. */
export async function insertCode(trx: Transaction<Tables>, set: CodeSet): Promise<boolean> {
  const row = await trx
    .insertInto('codes')
    .values(columnsOf(set))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('seq')
    .executeTakeFirst()
  return row !== undefined
}

/** Nobody else changes or uses it until this transaction ends. */
export async function lockCode(trx: Transaction<Tables>, seq: number): Promise<KeptCode | undefined> {
  const row = await trx
    .updateTable('codes')
    .set((set) => ({ version: set.ref('version') }))
    .where('seq', '=', seq)
    .returning('code')
    .executeTakeFirst()
  return row && findCode(trx, row.code)
}

/**
 * False when another code has that name already, and the transaction must be rolled back. Only the unique constraint knows
 * of a code that somebody else renames at the same moment. The caller holds the lock on the code.
 */
export async function updateCode(
  trx: Transaction<Tables>,
  { seq, version }: KeptCode,
  set: CodeSet,
): Promise<boolean> {
  try {
    await trx
      .updateTable('codes')
      .set({ ...columnsOf(set), version: version + 1 })
      .where('seq', '=', seq)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

function columnsOf(set: CodeSet) {
  return {
    code: set.code,
    terms: JSON.stringify(set),
    is_on: set.isOn ? 1 : 0,
    first_uses: set.firstUses,
  }
}
