// Holds the money of a checkout at Stripe: creates and confirms a payment intent, or continues with the intent of an earlier
// attempt.
import { setTimeout as wait } from 'node:timers/promises'
import { Stripe } from 'stripe'
import type { Authorization, AuthorizeRequest } from '../payments.ts'
import { GatewayUnavailable } from '../payments.ts'
import { instantOf } from './query-stripe.ts'
import { cancelIntent, findIntents, retrieveIntent } from './intents.ts'
import {
  isTokenError,
  isCachedReply,
  isResourceMissing,
  toGatewayUnavailable,
  wasReplayed,
} from './stripe-errors.ts'

/** Together with the requests before it, well within the time in which an order must be answered (http/http-timeouts.ts). */
const cancelTimeoutMs = 2_000

export async function holdAtStripe(
  stripe: Stripe,
  request: AuthorizeRequest,
  statementSuffix: string | undefined,
): Promise<Authorization> {
  if (request.intent !== null) {
    const earlier = await retrieveIntent(stripe, request.intent).catch((error: unknown) => {
      if (isResourceMissing(error)) return undefined
      throw toGatewayUnavailable(error)
    })
    return earlier ? resolveIntent(stripe, earlier, request) : { outcome: 'failed' }
  }
  const made = await makeIntent(stripe, request, statementSuffix)
  return 'outcome' in made ? made : resolveIntent(stripe, made, request)
}

/**
 * The token holds the card. Stripe would let us override the token's other fields here, such as the return URL; we leave them as
 * the page set them.
 */
async function makeIntent(
  stripe: Stripe,
  { key, token, amount, requires3DS }: AuthorizeRequest,
  statementSuffix: string | undefined,
): Promise<Stripe.PaymentIntent | Authorization> {
  try {
    const made = await stripe.paymentIntents.create(
      {
        amount,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        capture_method: 'manual',
        confirm: true,
        confirmation_token: token,
        metadata: { checkout: key },
        ...(requires3DS && { payment_method_options: { card: { request_three_d_secure: 'any' as const } } }),
        ...(statementSuffix !== undefined && { statement_descriptor_suffix: statementSuffix }),
        expand: ['latest_charge'],
      },
      { idempotencyKey: `hold-${key}` },
    )
    return wasReplayed(made.lastResponse.headers) ? await retrieveIntent(stripe, made.id) : made
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      return error.payment_intent ? declineIntent(stripe, error.payment_intent.id) : { outcome: 'declined' }
    }
    if (error instanceof Stripe.errors.StripeIdempotencyError) return { outcome: 'failed' }
    if (isTokenError(error)) return { outcome: 'unreadable-token' }
    // Stripe failed and would repeat this error all day: only the list of intents says whether Stripe made one.
    if (isCachedReply(error) && wasReplayed(error.headers)) return findIntentByKey(stripe, key)
    // Stripe would refuse the same request forever. If Stripe has made an intent all the same, it is found by the key.
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      return { outcome: 'failed', setupError: toGatewayUnavailable(error).message }
    throw toGatewayUnavailable(error)
  }
}

async function findIntentByKey(stripe: Stripe, key: string): Promise<Stripe.PaymentIntent | Authorization> {
  const [made] = await findIntents(stripe, key, new Date()).catch((error: unknown) => {
    throw toGatewayUnavailable(error)
  })
  return made ?? { outcome: 'failed' }
}

async function resolveIntent(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  { key, amount }: AuthorizeRequest,
): Promise<Authorization> {
  if (intent.metadata['checkout'] !== key || intent.amount !== amount) return { outcome: 'failed' }
  switch (intent.status) {
    case 'requires_capture':
      return { outcome: 'held', authorization: intent.id, ...heldCard(intent) }
    // Captured for an order that is missing from a restored backup: the order is stored again, without a second capture.
    case 'succeeded':
      return refundedAmount(intent) === 0
        ? { outcome: 'held', authorization: intent.id, ...heldCard(intent) }
        : { outcome: 'failed' }
    case 'requires_action':
      if (intent.client_secret === null) throw new GatewayUnavailable('Stripe keeps the challenge to itself')
      return { outcome: 'action-required', intent: intent.id, challenge: intent.client_secret }
    // The bank declined, or the customer failed the bank's challenge.
    case 'requires_payment_method':
      return declineIntent(stripe, intent.id)
    case 'requires_confirmation':
    case 'canceled':
      return { outcome: 'failed' }
    default:
      throw new GatewayUnavailable(`Stripe is still at work on ${intent.id}: it is ${intent.status}`)
  }
}

/**
 * A declined intent holds nothing, but is canceled so that nobody can confirm it anymore. The customer, who may try another
 * card, waits only a moment for that: settle-payments.ts releases an intent that is still open then.
 */
async function declineIntent(stripe: Stripe, intent: string): Promise<Authorization> {
  const canceled = cancelIntent(stripe, intent).then(
    () => true,
    () => false,
  )
  const isCanceled = await Promise.race([canceled, wait(cancelTimeoutMs, false, { ref: false })])
  return isCanceled ? { outcome: 'declined' } : { outcome: 'declined', isOpen: true }
}

/** With a wallet, Stripe names the card behind the wallet. */
function heldCard({ latest_charge: charge }: Stripe.PaymentIntent) {
  const card = charge !== null && typeof charge === 'object' ? charge.payment_method_details?.card : undefined
  const { capture_before: before, last4: lastFour } = card ?? {}
  return { ...(before !== undefined && { expiresAt: instantOf(before) }), ...(lastFour && { lastFour }) }
}

function refundedAmount({ latest_charge: charge }: Stripe.PaymentIntent): number {
  return charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0
}
