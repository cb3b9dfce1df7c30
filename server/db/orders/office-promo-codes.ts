// The promo codes as the office lists and changes them (R64).
import { sql, type Transaction } from 'kysely'
import { promoCodeState, type PromoCodeSettings, type OfficePromoCode } from '#domain/orders/promo-codes.ts'
import { promoCodeStates } from '#domain/orders/promo-code-schema.ts'
import { cents } from '#domain/basics/money.ts'
import type { PromoCodesReply } from '#domain/orders/order-api.ts'
import { findPromoCode, type StoredPromoCode } from './promo-codes.ts'
import type { Database } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import { isUniqueViolation } from '../engine/database-errors.ts'

/** Codes that are valid now come first; within a state, the newest come first. */
export async function readOfficePromoCodes(db: Database, today: string): Promise<OfficePromoCode[]> {
  const rows = await db.read.selectFrom('promo_codes').selectAll().orderBy('seq', 'desc').execute()
  const codes = rows.map((row) => {
    const set: PromoCodeSettings = { ...(JSON.parse(row.terms) as PromoCodeSettings), isOn: row.is_on === 1 }
    const { seq: id, use_count: used, version } = row
    return {
      id,
      ...set,
      state: promoCodeState(set, used, today),
      used,
      discountedTotal: cents(row.discounted_total),
      version,
    }
  })
  const placeOf = ({ state }: OfficePromoCode) => promoCodeStates.indexOf(state)
  return codes.toSorted((one, other) => placeOf(one) - placeOf(other))
}

/** The discounts of all codes on some business days, and on how many orders; read from an index alone. */
export async function readDiscountedTotal(
  db: Database,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<Pick<PromoCodesReply['lastDays'], 'orders' | 'discountedTotal'>> {
  const { rows } = await sql<{ orders: number; discounted: number | null }>`
    select count(*) as orders, sum(discount) as discounted from orders
    where earned_day is not null and earned_day >= ${from} and earned_day <= ${to} and discount > 0`.execute(
    db.read,
  )
  return { orders: rows[0]?.orders ?? 0, discountedTotal: cents(rows[0]?.discounted ?? 0) }
}

export async function countPromoCodes(trx: Transaction<Tables>): Promise<number> {
  const { count } = await trx
    .selectFrom('promo_codes')
    .select((get) => get.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** False when the code already exists. */
export async function insertPromoCode(trx: Transaction<Tables>, set: PromoCodeSettings): Promise<boolean> {
  const row = await trx
    .insertInto('promo_codes')
    .values(columnsOf(set))
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('seq')
    .executeTakeFirst()
  return row !== undefined
}

/** No other transaction changes or uses the code until this one ends. */
export async function lockPromoCode(
  trx: Transaction<Tables>,
  seq: number,
): Promise<StoredPromoCode | undefined> {
  const row = await trx
    .updateTable('promo_codes')
    .set((set) => ({ version: set.ref('version') }))
    .where('seq', '=', seq)
    .returning('code')
    .executeTakeFirst()
  return row && findPromoCode(trx, row.code)
}

/**
 * False when another code already has that name; then the transaction must be rolled back. Only the unique constraint notices
 * a code that another owner renames at the same moment. The caller holds the lock on the code.
 */
export async function updatePromoCode(
  trx: Transaction<Tables>,
  { seq, version }: StoredPromoCode,
  set: PromoCodeSettings,
): Promise<boolean> {
  try {
    await trx
      .updateTable('promo_codes')
      .set({ ...columnsOf(set), version: version + 1 })
      .where('seq', '=', seq)
      .execute()
    return true
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

function columnsOf(set: PromoCodeSettings) {
  return {
    code: set.code,
    terms: JSON.stringify(set),
    is_on: set.isOn ? 1 : 0,
    max_uses: set.maxUses,
  }
}
