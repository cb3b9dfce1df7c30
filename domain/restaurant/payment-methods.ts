// How customers pay (R63, R65): by card, or at the counter or the door; and whether the checkout asks for a tip.
import type { paymentMethods, shopPaymentMethods } from './payment-methods-schema.ts'
import type { Wire } from '../basics/values.ts'
import { cents } from '../basics/money.ts'
import type { Fulfillment } from './fulfillment.ts'

/** The setting as the owner sees it. */
export type PaymentMethods = Wire<typeof paymentMethods>
/** The setting as the shop gets it. */
export type ShopPaymentMethods = Wire<typeof shopPaymentMethods>

/** The gateway for cards; null if no cards are accepted. */
export type Cards = ShopPaymentMethods['cards']

export const allPaymentMethods = ['card', 'counter'] as const
export type PaymentMethod = (typeof allPaymentMethods)[number]

/** The cards that the server can charge now. */
export interface AcceptedCards extends Pick<ShopPaymentMethods, 'cards' | 'stripe'> {
  /** PAYMENTS=counter: everybody may pay at the counter or at the door, whatever the owner has set. */
  readonly isCounterForAll?: boolean
}

export function acceptedPaymentMethods(
  { tips, counter }: PaymentMethods,
  { isCounterForAll = false, ...accepted }: AcceptedCards,
): ShopPaymentMethods {
  return { tips, ...accepted, counter: isCounterForAll ? { delivery: true, pickup: true } : counter }
}

/** False while nobody can pay: no card can be charged, and the owner has not let anybody pay at the counter or the door. */
export function canAnybodyPay({ cards, counter }: Pick<ShopPaymentMethods, 'cards' | 'counter'>): boolean {
  return cards !== null || counter.delivery || counter.pickup
}

/** The smallest and the largest amount that Stripe charges to a card. */
export const minCardCharge = cents(50)
export const maxCardCharge = cents(99_999_999)

export function paymentMethodsFor(
  { cards, counter }: ShopPaymentMethods,
  fulfillment: Fulfillment,
): readonly PaymentMethod[] {
  return [
    ...(cards === null ? [] : (['card'] as const)),
    ...(counter[fulfillment] ? (['counter'] as const) : []),
  ]
}
