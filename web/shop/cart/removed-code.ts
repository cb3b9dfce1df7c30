// Why a code that was kept with the cart has gone, for the open checkout, whose total rises with it (R64).
import type { PromoCodeRejection } from '#domain/orders/promo-codes.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { codeNow, keepCode } from './cart-store.ts'

let lost: { readonly code: string; readonly why: PromoCodeRejection | undefined } | undefined

/** Takes the code off, unless the customer has removed or replaced it meanwhile. */
export function loseCode(code: string, why: PromoCodeRejection | undefined): void {
  if (codeNow()?.code !== code) return
  lost = { code, why }
  keepCode(undefined)
}

/** The code was found good, whatever became of it before. */
export function gainCode(terms: PromoCodeTerms): void {
  lost = undefined
  keepCode(terms)
}

/** Undefined where the customer has taken the code off, maybe in another tab. */
export function whyLost(code: string): PromoCodeRejection | undefined {
  return lost?.code === code ? lost.why : undefined
}
