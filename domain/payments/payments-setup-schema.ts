// The payment setup on the wire: the keys of the environment or of the office, and the owner's test of them. A schema gives the
// type.
import * as z from 'zod/mini'
import { requiredText, validationError } from '../basics/form-schema.ts'
import { cents, count, instant, named } from '../basics/values.ts'
import { cardKeyError, modeOfKey, type CardKeyName } from './card-keys.ts'
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
    /** Who has set up how customers pay; what the environment sets cannot be changed in the office. */
    setBy: z.enum(['environment', 'office']),
    /** The keys that the office has saved: those in use, and those that wait to be turned on. Never a key itself. */
    keys: z.array(
      z.strictObject({
        state: z.enum(['on', 'ready']),
        isTestMode: z.boolean(),
        account: z.string(),
        /** The last four characters of the secret key. */
        ending: z.string(),
        savedAt: instant,
        hasWebhook: z.boolean(),
        /** The keys cannot be read on this server, and have to be entered again. */
        isLocked: z.boolean(),
      }),
    ),
    /** How many sets of keys were replaced, and are kept for the payments that began with them. */
    keptKeys: count,
    /** Null while Stripe is not in use. The reply never contains a key. */
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

/** The name of an account at the card company. */
const cardAccount = requiredText.check(z.maxLength(100))

function cardKey(name: CardKeyName) {
  return requiredText.check(
    z.trim(),
    z.minLength(1, { abort: true }),
    z.maxLength(300, { abort: true }),
    z.refine((key) => cardKeyError(name, key) !== 'invalid-format', {
      error: validationError('invalid-format'),
      abort: true,
    }),
    z.refine((key) => cardKeyError(name, key) === undefined, validationError('cut-off')),
  )
}

/** The body of POST /api/office/payments/keys. */
export const cardKeysBody = z
  .strictObject({ secretKey: cardKey('secretKey'), publishableKey: cardKey('publishableKey') })
  .check(
    z.refine(({ secretKey, publishableKey }) => modeOfKey(secretKey) === modeOfKey(publishableKey), {
      error: validationError('other-mode'),
      path: ['publishableKey'],
    }),
  )

/** The body of POST /api/office/payments/cards: whether cards are charged with these keys, as the screen shows them. */
export const cardsBody = z.strictObject({ on: z.boolean(), account: cardAccount, isTestMode: z.boolean() })

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
