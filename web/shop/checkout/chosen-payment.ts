// How the customer pays, and the tip, as the form says it now (R63, R65).
import type { PlaceOrderBody } from '#domain/orders/order-api.ts'
import type { Bill } from '#domain/orders/bill.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import {
  acceptedPaymentMethods,
  paymentMethodsFor,
  type ShopPaymentMethods,
  type PaymentMethod,
} from '#domain/restaurant/payment-methods.ts'
import { startingPaymentMethods } from '#domain/restaurant/starting-settings.ts'
import { maxTip, tipPercents, type Tip } from '#domain/orders/tip.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'

export const tipChoices = [...tipPercents, 'other'] as const
export type TipChoice = (typeof tipChoices)[number]

/** The part of the form that is about the money. */
export interface PaymentChoice {
  /** None is pressed at first. */
  readonly tip: TipChoice | null
  /** As typed, for another amount. */
  readonly tipAmount: string
  /** Null until the customer has chosen. */
  readonly pay: PaymentMethod | null
}

export const nothingChosen: PaymentChoice = { tip: null, tipAmount: '', pay: null }

export interface ChosenPayment {
  /** Nothing is offered for a total of zero, which nobody has to pay. */
  readonly offered: readonly PaymentMethod[]
  /** Undefined where what was chosen is not offered any more: then the customer has to choose again. */
  readonly pay: PaymentMethod | undefined
  /** The fields of the card are shown, and its address is asked for. */
  readonly byCard: boolean
}

/**
 * `agreed` is how one could pay when the customer agreed: without a choice the method that was first then applies. An order that
 * `needsCard` for its time or size is not offered without one, where cards are taken (trust rule 23).
 */
export function choosePayment(
  { pay }: PaymentChoice,
  fulfillment: Fulfillment,
  paymentMethods: ShopPaymentMethods,
  total: Cents | undefined,
  agreed = paymentMethods,
  needsCard = false,
): ChosenPayment {
  const available = total === 0 ? [] : paymentMethodsFor(paymentMethods, fulfillment)
  const offered = needsCard && available.includes('card') ? (['card'] as const) : available
  // The payment method never changes by itself while the customer fills in the form: a deselected card gets no hold.
  const preferred = pay ?? paymentMethodsFor(agreed, fulfillment)[0]
  const chosen = offered.length > 0 ? offered.find((one) => one === preferred) : 'counter'
  return { offered, pay: chosen, byCard: chosen === 'card' }
}

/** Until the menu is there, as at a fresh install. */
export const startingShopPaymentMethods = acceptedPaymentMethods(startingPaymentMethods, { cards: 'demo' })

/** A code that gives nothing is not sent. */
export function moneyOf(
  { charges }: Bill,
  tip: Tip | undefined,
  { pay }: ChosenPayment,
): Pick<PlaceOrderBody, 'promoCode' | 'tip' | 'pay'> {
  const discount = charges.find((charge) => charge.kind === 'discount')
  return {
    ...(discount && { promoCode: discount.code }),
    ...(tip && { tip }),
    ...(pay === 'counter' && { pay }),
  }
}

export type TipError = 'shape' | 'too-high'

export function chooseTip(
  { tip, tipAmount }: PaymentChoice,
  subtotal: Cents,
): { readonly tip?: Tip; readonly error?: TipError } {
  if (tip !== 'other') return tip === null ? {} : { tip: { percent: tip } }
  const amount = readAmount(tipAmount)
  if (amount === undefined) return { error: 'shape' }
  if (amount > maxTip(subtotal)) return { error: 'too-high' }
  return amount > 0 ? { tip: { amount } } : {}
}

/** 4, 4.5, $4.50; nothing typed is no tip. */
function readAmount(typed: string): Cents | undefined {
  const read = /^\$?(\d{0,7})(?:\.(\d{0,2}))?$/.exec(typed.trim())
  return read ? cents(Number(read[1]) * 100 + Number((read[2] ?? '').padEnd(2, '0'))) : undefined
}
