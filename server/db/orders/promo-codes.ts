// The tables of promo codes and of their uses (R64).
import type { Kysely, Transaction } from 'kysely'
import { discountOf, type Bill } from '#domain/orders/bill.ts'
import type { PromoCodeSettings } from '#domain/orders/promo-codes.ts'
import { mailboxOf } from '#domain/orders/order-limits.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Tables } from '../schema.ts'
import type { NewRow } from './order-rows.ts'

export interface StoredPromoCode {
  readonly seq: number
  readonly set: PromoCodeSettings
  readonly useCount: number
  readonly version: number
}

export async function findPromoCode(db: Kysely<Tables>, code: string): Promise<StoredPromoCode | undefined> {
  const row = await db.selectFrom('promo_codes').selectAll().where('code', '=', code).executeTakeFirst()
  return (
    row && {
      seq: row.seq,
      set: { ...(JSON.parse(row.terms) as PromoCodeSettings), code: row.code, isOn: row.is_on === 1 },
      useCount: row.use_count,
      version: row.version,
    }
  )
}

/**
 * Reserves one use, or says why not: the owner may have just turned the code off. After 'taken' the code's row stays locked
 * until the transaction ends.
 */
export async function reservePromoCodeUse(
  trx: Transaction<Tables>,
  seq: number,
): Promise<'taken' | 'used-up' | 'unknown'> {
  const row = await trx
    .updateTable('promo_codes')
    .set((set) => ({ use_count: set('use_count', '+', 1) }))
    .where('seq', '=', seq)
    .where('is_on', '=', 1)
    .where((where) =>
      where.or([where('max_uses', 'is', null), where('use_count', '<', where.ref('max_uses'))]),
    )
    .returning('use_count')
    .executeTakeFirst()
  if (row) return 'taken'
  const code = await trx.selectFrom('promo_codes').select('is_on').where('seq', '=', seq).executeTakeFirst()
  return code?.is_on === 1 ? 'used-up' : 'unknown'
}

export async function isPromoCodeUsedBy(db: Kysely<Tables>, seq: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('promo_code_uses')
    .select('order_seq')
    .where('promo_code_seq', '=', seq)
    .where('mailbox', '=', mailboxOf(email))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function promoCodeUseRow(
  promoCodeSeq: number,
  { email, bill }: { readonly email: string; readonly bill: Bill },
): NewRow<'promo_code_uses'> {
  return { promo_code_seq: promoCodeSeq, mailbox: mailboxOf(email), discount: discountOf(bill) }
}

/** Adds the discount of an order whose money came in. The caller has locked the order. */
export async function addToDiscountedTotal(trx: Transaction<Tables>, orderSeq: number): Promise<void> {
  await trx
    .updateTable('promo_codes')
    .from('promo_code_uses')
    .set((set) => ({ discounted_total: set('discounted_total', '+', set.ref('promo_code_uses.discount')) }))
    .whereRef('promo_codes.seq', '=', 'promo_code_uses.promo_code_seq')
    .where('promo_code_uses.order_seq', '=', orderSeq)
    .execute()
}

/**
 * Gives the use of a code back when an order is canceled before cooking, even if the customer has already paid at the counter.
 * The caller has locked the order.
 */
export async function releasePromoCodeUse(trx: Transaction<Tables>, id: OrderId): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['seq', 'earned_day'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const use = await trx
    .deleteFrom('promo_code_uses')
    .where('order_seq', '=', order.seq)
    .returning(['promo_code_seq', 'discount'])
    .executeTakeFirst()
  if (!use) return
  const discounted = order.earned_day === null ? 0 : use.discount
  await trx
    .updateTable('promo_codes')
    .set((set) => ({
      use_count: set('use_count', '-', 1),
      discounted_total: set('discounted_total', '-', discounted),
    }))
    .where('seq', '=', use.promo_code_seq)
    .execute()
}
