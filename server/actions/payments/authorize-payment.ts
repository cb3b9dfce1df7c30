// What stands for the money of an order before it is stored: a hold at the gateway, or the customer's word to pay at the counter.
import type { OrderRequest } from '#domain/orders/order-form.ts'
import { Problem } from '#domain/basics/problems.ts'
import {
  GatewaySilent,
  type Authorisation,
  type AuthoriseRequest,
  type PaymentGateway,
} from '../../adapters/payments.ts'
import type { Database } from '../../db/engine/database.ts'
import {
  markDeclined,
  noteIntent,
  startPayment,
  type Held,
  type NewPayment,
} from '../../db/payments/payments.ts'
import { claimKey } from '../../db/payments/orphaned-holds.ts'
import type { Log } from '../../observe/log.ts'
import { addressOf } from '../orders/resolve-fulfillment.ts'
import type { CardLimits, Tried } from './limit-cards.ts'

interface HoldDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly cardLimits: CardLimits
  readonly log: Pick<Log, 'error'>
}

interface HoldCall {
  readonly request: OrderRequest
  /** The customer's network address. */
  readonly address: string
  /** Under the checkout's key. */
  readonly payment: NewPayment
  /** The restaurant's. */
  readonly phone: string | null
  readonly now: Date
}

export interface StoodFor {
  readonly held: Held
  /** The try with the card, which goes on until the order is stored; undefined where no gateway was asked. */
  readonly tried?: Tried
}

/**
 * Writes the payment down and holds a card's money; at the counter, and for a total of zero, no gateway is asked. Undefined
 * when no order can be stored under this key any more.
 */
export async function standFor(deps: HoldDeps, call: HoldCall): Promise<StoodFor | undefined> {
  const { payment } = call
  if (payment.gateway === 'counter' || payment.gateway === 'free') {
    if (!(await deps.db.transaction((trx) => startPayment(trx, payment)))) return undefined
    return { held: { by: payment.gateway === 'free' ? 'nobody' : 'counter' } }
  }
  const { paymentToken: token, email } = call.request
  const billing = addressOf(call.request)
  if (token === undefined || !billing)
    throw new Problem('invalid', { faults: { paymentToken: { code: 'missing' } } })
  const { key, amount } = payment
  const wanted = { key, token, email, address: call.address, phone: call.phone, now: call.now }
  const tried = await deps.cardLimits.begin(wanted, (trx) => startPayment(trx, payment))
  if (!tried) return undefined
  const { intent } = tried.started
  const request = { key, token, amount, billing, intent, asksBank: tried.asksBank }
  return { held: await holdMoney(deps, request, tried), tried }
}

/** When the gateway keeps silent, the payment stays written down, and its hold is let go later if no retry follows. */
async function holdMoney(
  { db, payments, log }: HoldDeps,
  request: AuthoriseRequest,
  tried: Tried,
): Promise<Held> {
  const { key, amount, intent } = request
  const held = await payments.authorise(request).catch(async (cause: unknown) => {
    await tried.end('open')
    if (cause instanceof GatewaySilent) throw new Problem('gateway-silent', { retryAfter: 2 }, cause)
    throw cause
  })
  if (held.outcome === 'held')
    return { by: 'gateway', intent: held.authorisation, amount, expiresAt: held.expiresAt }
  await tried.end(endOf(held))
  if (held.outcome === 'action-required') {
    if (!(await noteIntent(db, key, held.intent))) throw new Problem('hold-released')
    throw new Problem('action-required', { challenge: held.challenge })
  }
  if (held.outcome === 'gone') {
    // What the key may hold all the same is found and let go by settle-payments.ts; a known intent is let go at once.
    if (intent === null) await claimKey(db, key)
    if (held.trouble !== undefined) log.error(`the gateway refuses to hold money: ${held.trouble}`)
    throw new Problem('hold-released')
  }
  if (held.outcome === 'declined' && held.isOpen) await claimKey(db, key)
  else await markDeclined(db, key)
  if (held.outcome === 'declined') throw new Problem('card-declined')
  throw new Problem('invalid', { faults: { paymentToken: { code: 'unknown' } } })
}

/** What the bank asks the customer is still the same try, however it ends, and no good one before it does. */
function endOf({ outcome }: Authorisation): Parameters<Tried['end']>[0] {
  if (outcome === 'declined') return 'declined'
  return outcome === 'action-required' ? 'challenged' : 'open'
}
