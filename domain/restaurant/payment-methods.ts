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

/** The cards that the server's environment allows. */
export type AcceptedCards = Pick<ShopPaymentMethods, 'cards' | 'stripe'>

/** If no cards are accepted, everybody pays at the counter or at the door, whatever the owner has set. */
export function acceptedPaymentMethods(
  { tips, counter }: PaymentMethods,
  accepted: AcceptedCards,
): ShopPaymentMethods {
  return { tips, ...accepted, counter: accepted.cards === null ? { delivery: true, pickup: true } : counter }
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
