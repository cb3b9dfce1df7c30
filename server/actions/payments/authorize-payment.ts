// What stands for the money of an order before it is stored: a hold at the gateway, or the customer's word to pay at the counter.
import type { OrderRequest } from '#domain/orders/order-form.ts'
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
  /** The customer's network address. */
  readonly address: string
  /** Under the checkout's key. */
  readonly payment: NewPayment
  /** The restaurant's. */
  readonly phone: string | null
  readonly now: Date
}

export interface AuthorizedPayment {
  readonly hold: PaymentAuthorization
  /** The try with the card, which goes on until the order is stored; undefined where no gateway was asked. */
  readonly attempt?: CardAttemptHandle
}

/**
 * Writes the payment down and holds a card's money; at the counter, and for a total of zero, no gateway is asked. Undefined
 * when no order can be stored under this key any more.
 */
export async function authorizePayment(
  deps: AuthorizePaymentDeps,
  call: AuthorizePaymentCall,
): Promise<AuthorizedPayment | undefined> {
  const { payment } = call
  if (payment.gateway === 'counter' || payment.gateway === 'free') {
    if (!(await deps.db.transaction((trx) => startPayment(trx, payment)))) return undefined
    return { hold: { by: payment.gateway === 'free' ? 'nobody' : 'counter' } }
  }
  const { paymentToken: token, email } = call.request
  const billing = addressOf(call.request)
  if (token === undefined || !billing)
    throw new Problem('invalid', { errors: { paymentToken: { code: 'missing' } } })
  const { key, amount } = payment
  const attemptRequest = { key, token, email, address: call.address, phone: call.phone, now: call.now }
  const attempt = await deps.cardLimits.begin(attemptRequest, (trx) => startPayment(trx, payment))
  if (!attempt) return undefined
  const { intent } = attempt.started
  const request = { key, token, amount, billing, intent, requires3DS: attempt.requires3DS }
  return { hold: await placeHold(deps, request, attempt), attempt }
}

/** When the gateway keeps silent, the payment stays written down, and its hold is let go later if no retry follows. */
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
  if (held.outcome === 'held')
    return { by: 'gateway', intent: held.authorization, amount, expiresAt: held.expiresAt }
  await attempt.end(attemptEndOf(held))
  if (held.outcome === 'action-required') {
    if (!(await recordIntent(db, key, held.intent))) throw new Problem('hold-released')
    throw new Problem('action-required', { challenge: held.challenge })
  }
  if (held.outcome === 'failed') {
    // What the key may hold all the same is found and let go by settle-payments.ts; a known intent is let go at once.
    if (intent === null) await claimOrphanedHoldByKey(db, key)
    if (held.setupError !== undefined) log.error(`the gateway refuses to hold money: ${held.setupError}`)
    throw new Problem('hold-released')
  }
  if (held.outcome === 'declined' && held.isOpen) await claimOrphanedHoldByKey(db, key)
  else await markDeclined(db, key)
  if (held.outcome === 'declined') throw new Problem('card-declined')
  throw new Problem('invalid', { errors: { paymentToken: { code: 'unknown' } } })
}

/** What the bank asks the customer is still the same try, however it ends, and no good one before it does. */
function attemptEndOf({ outcome }: Authorization): Parameters<CardAttemptHandle['end']>[0] {
  if (outcome === 'declined') return 'declined'
  return outcome === 'action-required' ? 'challenged' : 'open'
}
