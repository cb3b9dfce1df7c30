// How customers pay (R63, R65): by card, at the counter or at the door, or not at all; and whether a tip is asked for.
import type { paying, shopPaying } from './payment-methods-schema.ts'
import type { Wire } from '../basics/values.ts'
import { cents } from '../basics/money.ts'
import type { Way } from './fulfillment.ts'

/** As the owner sets it. */
export type Paying = Wire<typeof paying>
/** As customers know it. */
export type ShopPaying = Wire<typeof shopPaying>

/** The gateway for cards; null where none are taken. */
export type Cards = ShopPaying['cards']

export const waysToPay = ['card', 'counter'] as const
export type WayToPay = (typeof waysToPay)[number]

/** What the server's settings say about cards. */
export type CardsTaken = Pick<ShopPaying, 'cards' | 'stripe'>

/** Where no cards are taken, everybody pays at the counter or at the door. */
export function shopPayingOf({ tips, counter }: Paying, taken: CardsTaken): ShopPaying {
  return { tips, ...taken, counter: taken.cards === null ? { delivery: true, pickup: true } : counter }
}

/** What Stripe charges a card at the least and at the most. */
export const leastOnCard = cents(50)
export const mostOnCard = cents(99_999_999)

export function waysToPayFor({ cards, counter }: ShopPaying, way: Way): readonly WayToPay[] {
  return [...(cards === null ? [] : (['card'] as const)), ...(counter[way] ? (['counter'] as const) : [])]
}
