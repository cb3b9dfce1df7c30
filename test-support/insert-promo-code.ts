// Inserts a promo code straight into the database: 10% off, for everybody at any time, unless a test says otherwise.
import type { Kysely } from 'kysely'
import type { PromoCodeSettings } from '../domain/orders/promo-codes.ts'
import type { Tables } from '../server/db/schema.ts'
import { samplePromoCode } from './sample-promo-code.ts'

const napkins = samplePromoCode({ code: 'NAPKIN10' })

/** A row of the promo codes' table. */
export function promoCodeRow(change: Partial<PromoCodeSettings>) {
  const set = { ...napkins, ...change }
  return { code: set.code, terms: JSON.stringify(set), is_on: set.isOn ? 1 : 0, max_uses: set.maxUses }
}

export async function insertPromoCode(
  db: Kysely<Tables>,
  change: Partial<PromoCodeSettings> = {},
): Promise<void> {
  await db.insertInto('promo_codes').values(promoCodeRow(change)).execute()
}
