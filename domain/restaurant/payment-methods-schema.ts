// How customers pay (R63, R65): the owner's setting with its checks, and the part that the shop gets. A schema gives the type.
import * as z from 'zod/mini'
import { orderSizeOptions, shareOptions } from './setting-constants.ts'
import { version } from '../basics/form-schema.ts'
import { named } from '../basics/values.ts'

const shopFields = {
  /** Whether the checkout asks for a tip. */
  tips: z.boolean(),
  /** Whether customers may pay at the door (delivery) and at the counter (pickup). */
  counter: z.strictObject({ delivery: z.boolean(), pickup: z.boolean() }),
}

export const paymentMethods = z.strictObject({
  ...shopFields,
  /** Limits on orders without a card (trust rule 23). */
  withoutCard: z.strictObject({
    /** The largest order, in burritos. */
    most: z.literal(orderSizeOptions),
    /** If cards are accepted: the share of each kitchen hour that all such orders together may reserve, in percent. */
    share: z.literal(shareOptions),
  }),
})

export const savedPaymentMethods = z
  .extend(paymentMethods, { version })
  .register(named, { id: 'SavedPaymentMethods' })

export const shopPaymentMethods = z
  .strictObject({
    ...shopFields,
    /** Null: no cards are accepted. "demo": no money moves. "card": the card fields are Stripe's. */
    cards: z.nullable(z.enum(['demo', 'card'])),
    /** The key with which the page loads Stripe's card fields; only if `cards` is "card". */
    stripe: z.exactOptional(z.strictObject({ publishableKey: z.string() })),
  })
  .register(named, { id: 'ShopPaymentMethods', description: 'How customers pay.' })
