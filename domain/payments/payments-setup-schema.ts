// How cards are charged, on the wire: the gateway as the environment sets it, and the owner's try of it. A schema gives the
// type.
import * as z from 'zod/mini'
import { cents, count, instant, named } from '../basics/values.ts'
import { paymentToken } from '../orders/order-request-schema.ts'

/** Why the last thing that somebody told us in Stripe's name was not believed. */
export const webhookError = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('signature') }),
  /** Signed with our key, and too long ago: our own clock is so many minutes ahead. */
  z.strictObject({ kind: z.literal('clock'), minutes: count }),
])

export const paymentsSetupReply = z
  .strictObject({
    /** PAYMENTS: counter takes no cards. */
    payments: z.enum(['demo', 'counter', 'stripe']),
    /** No money moves. */
    demo: z.boolean(),
    /** DEMO_PAYMENTS is set. */
    isDemoRequested: z.boolean(),
    publicUrl: z.nullable(z.string()),
    /** Null without its keys. Never with a key. */
    stripe: z.nullable(
      z.strictObject({
        /** The keys are of Stripe's test mode: no money moves. */
        isTestMode: z.boolean(),
        /** Where Stripe tells us what happens there. */
        webhookPath: z.string(),
        /** When Stripe last told us something; null: never. */
        lastEventAt: z.nullable(instant),
        webhookError: z.nullable(webhookError),
      }),
    ),
  })
  .register(named, { id: 'PaymentsSetupReply' })

export const cardTestOutcomes = [
  'let-go',
  'declined',
  'unreadable',
  /** The bank wants the customer to confirm; nobody did, and the try is put away. */
  'requires-confirmation',
  'silent',
  /** Nobody knows whether the card was held; a hold is let go later. */
  'unreachable-unreleased',
  /** The card was held, and nobody knows whether the hold was let go; it is tried again. */
  'held',
] as const
/** Of POST /api/office/payments/try. */
export const cardTestBody = z.strictObject({ paymentToken })
export const cardTestReply = z
  .strictObject({ outcome: z.enum(cardTestOutcomes), amount: cents })
  .register(named, { id: 'CardTestReply' })
