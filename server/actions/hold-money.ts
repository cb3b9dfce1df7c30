// What stands for the money of an order before it is stored: a hold at the gateway, or the customer's word to pay at the counter.
import type { Bill } from '#domain/bill.ts'
import type { OrderRequest } from '#domain/order-form.ts'
import type { PaidWith } from '#domain/order.ts'
import { Problem } from '#domain/problems.ts'
import { GatewaySilent, type PaymentGateway } from '../adapters/payments.ts'
import type { Database } from '../db/open.ts'
import { markDeclined, noteIntent, type Held } from '../db/payments.ts'
import { claimKey } from '../db/unstored-payments.ts'
import type { Log } from '../observe/log.ts'
import { addressOf } from './agree-on-way.ts'

interface HoldDeps {
  readonly db: Database
  readonly payments: PaymentGateway
  readonly log: Pick<Log, 'error'>
}

interface HoldCall {
  /** The checkout's key. */
  readonly key: string
  readonly request: OrderRequest
  /** What an earlier try with this key has made at the gateway. */
  readonly intent: string | null
}

/** A card's money is held; at the counter, and for a total of zero, no gateway is asked. */
export async function standFor(deps: HoldDeps, call: HoldCall, bill: Bill, gateway: PaidWith): Promise<Held> {
  if (gateway === 'counter') return { by: 'counter' }
  if (gateway === 'free') return { by: 'nobody' }
  return holdMoney(deps, call, bill)
}

/** When the gateway keeps silent, the payment stays written down, and its hold is let go later if no retry follows. */
async function holdMoney({ db, payments, log }: HoldDeps, call: HoldCall, bill: Bill): Promise<Held> {
  const { paymentToken: token } = call.request
  const billing = addressOf(call.request)
  if (token === undefined || !billing)
    throw new Problem('invalid', { faults: { paymentToken: { code: 'token-missing' } } })
  const held = await payments
    .authorise({
      key: call.key,
      token,
      amount: bill.total,
      billing,
      intent: call.intent,
    })
    .catch((cause: unknown) => {
      if (cause instanceof GatewaySilent) throw new Problem('gateway-silent', { retryAfter: 2 }, cause)
      throw cause
    })
  if (held.outcome === 'held')
    return { by: 'gateway', intent: held.authorisation, amount: bill.total, expiresAt: held.expiresAt }
  if (held.outcome === 'action-required') {
    if (!(await noteIntent(db, call.key, held.intent))) throw new Problem('hold-released')
    throw new Problem('action-required', { challenge: held.challenge })
  }
  if (held.outcome === 'gone') {
    // What the key may hold all the same is found and let go by settle-payments.ts; a known intent is let go at once.
    if (call.intent === null) await claimKey(db, call.key)
    if (held.trouble !== undefined) log.error(`the gateway refuses to hold money: ${held.trouble}`)
    throw new Problem('hold-released')
  }
  if (held.outcome === 'declined' && held.isOpen) await claimKey(db, call.key)
  else await markDeclined(db, call.key)
  if (held.outcome === 'declined') throw new Problem('card-declined')
  throw new Problem('invalid', { faults: { paymentToken: { code: 'token-wrong' } } })
}
