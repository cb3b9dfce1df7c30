// What the customer goes by beside the prices of the menu: fulfillment, payment methods, and what a code gives, as they were when the
// form was opened or last submitted. A total never changes against these terms without a notice (trust rule 1).
import { useState } from 'react'
import type { BillTerms } from '#domain/orders/bill.ts'
import { discountOn, type PromoCodeTerms } from '#domain/orders/discount.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import type { ShopPaymentMethods } from '#domain/restaurant/payment-methods.ts'
import { startingFulfillment } from '#domain/restaurant/starting-settings.ts'
import type { Tip } from '#domain/orders/tip.ts'
import type { ShopFulfillment } from '#domain/restaurant/fulfillment.ts'
import { startingShopPaymentMethods } from './chosen-payment.ts'

export interface AgreedTerms {
  readonly fulfillmentSettings: ShopFulfillment
  readonly paymentMethods: ShopPaymentMethods
  /** Undefined where the code gave nothing. */
  readonly code: PromoCodeTerms | undefined
}

/** The terms of a fresh install, as long as no menu is there: nothing can be ordered then. */
export const startingTerms: AgreedTerms = {
  fulfillmentSettings: startingFulfillment,
  paymentMethods: startingShopPaymentMethods,
  code: undefined,
}

/** A customer who opens the form again goes by what the form shows then. */
export function useAgreedTerms(
  now: AgreedTerms | undefined,
  open: boolean,
): [agreed: AgreedTerms, agree: (terms: AgreedTerms) => void] {
  const [agreed, agree] = useState<AgreedTerms>()
  if (open ? now && !agreed : agreed) agree(open ? now : undefined)
  // No tip is chosen yet, so that tips which are asked for anew change no total.
  else if (agreed && now?.paymentMethods.tips && !agreed.paymentMethods.tips)
    agree({ ...agreed, paymentMethods: { ...agreed.paymentMethods, tips: true } })
  return [agreed ?? now ?? startingTerms, agree]
}

export function effectiveCode(code: PromoCodeTerms | undefined, subtotal: Cents): PromoCodeTerms | undefined {
  return code && discountOn(subtotal, code) > 0 ? code : undefined
}

/** The code and the tip that the customer agreed to, where the bill has another discount or no tip any more. */
export type RemovedTerms = Pick<BillTerms, 'code' | 'tip'>

/** `tip` is what the form says, whether or not tips are still asked for. */
export function findRemovedTerms(
  agreed: AgreedTerms,
  { paymentMethods, code }: Pick<AgreedTerms, 'paymentMethods' | 'code'>,
  tip: Tip | undefined,
  subtotal: Cents,
): RemovedTerms | undefined {
  // Fewer burritos get the same percent off. Only the smallest order must not take the discount away silently.
  const was = agreed.code && { ...agreed.code, minimumOrder: cents(0) }
  const isSameDiscount = off(was, subtotal) === off(code, subtotal)
  const isTipGone = tip !== undefined && agreed.paymentMethods.tips && !paymentMethods.tips
  if (isSameDiscount && !isTipGone) return undefined
  return { code: was, tip: isTipGone || paymentMethods.tips ? tip : undefined }
}

function off(code: PromoCodeTerms | undefined, subtotal: Cents): Cents {
  return code ? discountOn(subtotal, code) : cents(0)
}
