// The payment setup on the wire: the gateway as the environment configures it, and the owner's test of it. A schema gives the
// type.
import * as z from 'zod/mini'
import { cents, count, instant, named } from '../basics/values.ts'
import { paymentToken } from '../orders/order-request-schema.ts'

/** Why the last webhook event was rejected. */
export const webhookError = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('signature') }),
  /** The signature is good but too old: our own clock is this many minutes ahead. */
  z.strictObject({ kind: z.literal('clock'), minutes: count }),
])

export const paymentsSetupReply = z
  .strictObject({
    /** "counter": no cards are accepted. "none": no card can be charged yet. */
    payments: z.enum(['none', 'demo', 'counter', 'stripe']),
    /** True if no money moves. */
    demo: z.boolean(),
    /** True if the environment variable DEMO_PAYMENTS is set. */
    isDemoRequested: z.boolean(),
    publicUrl: z.nullable(z.string()),
    /** Null without Stripe's keys. The reply never contains a key. */
    stripe: z.nullable(
      z.strictObject({
        /** True if the keys are for Stripe's test mode, in which no money moves. */
        isTestMode: z.boolean(),
        /** The path to which Stripe sends its webhook events. */
        webhookPath: z.string(),
        /** When the last webhook event arrived; null: never. */
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
  /** The bank requires a confirmation; the test was abandoned without one. */
  'requires-confirmation',
  'silent',
  /** It is unknown whether the card was held; a hold is released later. */
  'unreachable-unreleased',
  /** The card was held, and it is unknown whether the hold was released; the release is retried. */
  'held',
] as const
/** The body of POST /api/office/payments/test. */
export const cardTestBody = z.strictObject({ paymentToken })
export const cardTestReply = z
  .strictObject({ outcome: z.enum(cardTestOutcomes), amount: cents })
  .register(named, { id: 'CardTestReply' })
