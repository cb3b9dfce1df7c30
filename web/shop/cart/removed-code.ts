// Why a code that was stored with the cart was removed, for the open checkout, whose total rises without it (R64).
import type { PromoCodeRejection } from '#domain/orders/promo-codes.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { currentCode, storeCode } from './cart-store.ts'

let removed: { readonly code: string; readonly why: PromoCodeRejection | undefined } | undefined

/** Takes the code off, unless the customer has removed or replaced it meanwhile. */
export function removeCode(code: string, why: PromoCodeRejection | undefined): void {
  if (currentCode()?.code !== code) return
  removed = { code, why }
  storeCode(undefined)
}

/** The code was found good, whatever became of it before. */
export function acceptCode(terms: PromoCodeTerms): void {
  removed = undefined
  storeCode(terms)
}

/** Undefined where the customer has taken the code off, maybe in another tab. */
export function whyRemoved(code: string): PromoCodeRejection | undefined {
  return removed?.code === code ? removed.why : undefined
}
