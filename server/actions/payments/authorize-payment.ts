// Authorizes the payment of an order before it is stored: a hold at the gateway, or a promise to pay at the counter.
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import { Problem } from '#domain/basics/problems.ts'
import {
  GatewayUnavailable,
  type Authorization,
  type AuthorizeRequest,
  type PaymentGateway,
} from '../../adapters/payments.ts'
import type { Database } from '../../db/engine/database.ts'
import {
  markDeclined,
  recordIntent,
  startPayment,
  type PaymentAuthorization,
  type NewPayment,
} from '../../db/payments/payments.ts'
import { claimOrphanedHoldByKey } from '../../db/payments/orphaned-holds.ts'
import type { Log } from '../../observe/log.ts'
import { addressOf } from '../orders/resolve-fulfillment.ts'
import type { CardLimits, CardAttemptHandle } from './limit-cards.ts'

interface AuthorizePaymentDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly cardLimits: CardLimits
  readonly log: Pick<Log, 'error'>
}

interface AuthorizePaymentCall {
  readonly request: OrderRequest
  readonly ip: string
  /** Its key is the idempotency key of the checkout. */
  readonly payment: NewPayment
  /** The restaurant's phone number. */
  readonly phone: string | null
  readonly now: Date
}

export interface AuthorizedPayment {
  readonly authorization: PaymentAuthorization
  /** The card attempt, which lasts until the order is stored; undefined if no gateway was asked. */
  readonly attempt?: CardAttemptHandle
}

/**
 * If the customer pays by card, records the payment and holds the money. Undefined when no order can be stored under this key
 * any more.
 */
export async function authorizePayment(
  deps: AuthorizePaymentDeps,
  call: AuthorizePaymentCall,
): Promise<AuthorizedPayment | undefined> {
  const { payment } = call
  if (payment.gateway === 'counter' || payment.gateway === 'free')
    return { authorization: { by: 'nobody', payment } }
  const { paymentToken: token, email } = call.request
  const billing = addressOf(call.request)
  if (token === undefined || !billing)
    throw new Problem('invalid', { errors: { paymentToken: { code: 'missing' } } })
  const { key, amount } = payment
  const attemptRequest = { key, token, email, ip: call.ip, phone: call.phone, now: call.now }
  const attempt = await deps.cardLimits.begin(attemptRequest, (trx) => startPayment(trx, payment))
  if (!attempt) return undefined
  const { intent } = attempt.started
  const request = { key, token, amount, billing, intent, requires3DS: attempt.requires3DS }
  return { authorization: await placeHold(deps, request, attempt), attempt }
}

/** If the gateway does not answer, the payment stays recorded, and its hold is released later unless a retry follows. */
async function placeHold(
  { db, payments, log }: AuthorizePaymentDeps,
  request: AuthorizeRequest,
  attempt: CardAttemptHandle,
): Promise<PaymentAuthorization> {
  const { key, amount, intent } = request
  const held = await payments.authorize(request).catch(async (cause: unknown) => {
    await attempt.end('open')
    if (cause instanceof GatewayUnavailable)
      throw new Problem('gateway-unreachable', { retryAfter: 2 }, cause)
    throw cause
  })
  if (held.outcome === 'held') {
    const { authorization, expiresAt, lastFour } = held
    return { by: 'gateway', intent: authorization, amount, expiresAt, lastFour }
  }
  await attempt.end(attemptEndOf(held))
  if (held.outcome === 'action-required') {
    if (!(await recordIntent(db, key, held.intent))) throw new Problem('hold-released')
    throw new Problem('action-required', { challenge: held.challenge })
  }
  if (held.outcome === 'failed') {
    // The key may still have a hold that we do not know: settle-payments.ts finds and releases it.
    if (intent === null) await claimOrphanedHoldByKey(db, key)
    if (held.setupError !== undefined) log.error(`the gateway refuses to hold money: ${held.setupError}`)
    throw new Problem('hold-released')
  }
  if (held.outcome === 'declined' && held.isOpen) await claimOrphanedHoldByKey(db, key)
  else await markDeclined(db, key)
  if (held.outcome === 'declined') throw new Problem('card-declined')
  throw new Problem('invalid', { errors: { paymentToken: { code: 'unknown' } } })
}

/** A challenge by the bank is part of the same attempt, which succeeds only once the customer has passed it. */
function attemptEndOf({ outcome }: Authorization): Parameters<CardAttemptHandle['end']>[0] {
  if (outcome === 'declined') return 'declined'
  return outcome === 'action-required' ? 'challenged' : 'open'
}
