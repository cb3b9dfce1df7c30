// How customers pay (R63, R65): the setting with its checks, and what the shop is told. A schema gives the type.
import * as z from 'zod/mini'
import { orderSizeOptions, shareOptions } from './setting-constants.ts'
import { version } from '../basics/form-schema.ts'
import { named } from '../basics/values.ts'

const shopFields = {
  /** Whether the checkout asks for a tip. */
  tips: z.boolean(),
  /** Paying on pickup, and at the door. */
  counter: z.strictObject({ delivery: z.boolean(), pickup: z.boolean() }),
}

export const paymentMethods = z.strictObject({
  ...shopFields,
  /** What an order may be that no card stands for (trust rule 23). */
  withoutCard: z.strictObject({
    /** The largest order, in burritos. */
    most: z.literal(orderSizeOptions),
    /** Where cards are taken: how much of each hour of the kitchen such orders may take together, in percent. */
    share: z.literal(shareOptions),
  }),
})

export const savedPaymentMethods = z
  .extend(paymentMethods, { version })
  .register(named, { id: 'SavedPaymentMethods' })

export const shopPaymentMethods = z
  .strictObject({
    ...shopFields,
    /** Null: no cards are taken. Demo: no money moves. Card: the card fields are Stripe's. */
    cards: z.nullable(z.enum(['demo', 'card'])),
    /** With which key the page asks Stripe for its card fields; only with cards of the kind card. */
    stripe: z.exactOptional(z.strictObject({ publishableKey: z.string() })),
  })
  .register(named, { id: 'ShopPaymentMethods', description: 'How customers pay.' })
