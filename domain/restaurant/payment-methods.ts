// How customers pay (R63, R65): by card, at the counter or at the door, or not at all; and whether a tip is asked for.
import type { paymentMethods, shopPaymentMethods } from './payment-methods-schema.ts'
import type { Wire } from '../basics/values.ts'
import { cents } from '../basics/money.ts'
import type { Fulfillment } from './fulfillment.ts'

/** As the owner sets it. */
export type PaymentMethods = Wire<typeof paymentMethods>
/** As customers know it. */
export type ShopPaymentMethods = Wire<typeof shopPaymentMethods>

/** The gateway for cards; null where none are taken. */
export type Cards = ShopPaymentMethods['cards']

export const allPaymentMethods = ['card', 'counter'] as const
export type PaymentMethod = (typeof allPaymentMethods)[number]

/** What the server's settings say about cards. */
export type AcceptedCards = Pick<ShopPaymentMethods, 'cards' | 'stripe'>

/** Where no cards are taken, everybody pays at the counter or at the door. */
export function acceptedPaymentMethods(
  { tips, counter }: PaymentMethods,
  taken: AcceptedCards,
): ShopPaymentMethods {
  return { tips, ...taken, counter: taken.cards === null ? { delivery: true, pickup: true } : counter }
}

/** What Stripe charges a card at the least and at the most. */
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
