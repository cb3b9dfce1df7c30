// The commands of a test to the simulator, apart from Stripe's API: read its book, plan faults, act as a customer, a bank
// or the owner on Stripe's pages, and disturb webhooks.
import type { Stripe } from 'stripe'
import { chargeOf, idOf, type Account } from './account.ts'
import { cards, type CardName } from './cards.ts'
import { closeDispute, openDispute } from './disputes.ts'
import type { FaultPlan, Faults } from './faults.ts'
import { endChallenge, lapseIntent } from './intents.ts'
import { failRefund, refundCharge, settleRefund } from './refunds.ts'
import { Refused, resourceMissing, invalidRequest } from './refusals.ts'
import { makeToken } from './tokens.ts'
import type { Disorder, Release, Webhooks } from './webhooks.ts'

export interface BookedRefund {
  readonly id: string
  /** Our id of the refund; undefined if the refund was made on Stripe's pages. */
  readonly refund: string | undefined
  readonly amount: number
  readonly status: string
}

export interface BookedIntent {
  readonly id: string
  /** The checkout's key. */
  readonly checkout: string | undefined
  readonly amount: number
  readonly status: Stripe.PaymentIntent.Status
  readonly captures: number
  readonly received: number
  /** Excludes releases of holds, which move no money. */
  readonly refunds: readonly BookedRefund[]
  readonly disputes: readonly { readonly id: string; readonly amount: number; readonly status: string }[]
}

export interface ReceivedRequest {
  readonly method: string
  readonly path: string
  readonly body: string
  readonly by: 'server' | 'browser'
}

export interface Control {
  readonly account: Account
  readonly faults: Faults
  readonly webhooks: Webhooks
  readonly heard: readonly ReceivedRequest[]
  readonly openAnother: (keys: { secretKey: string; publishableKey: string; id: string }) => void
}

type Command = (control: Control, body: never) => unknown

const commands: Record<string, Command> = {
  book: ({ account }) => [...account.intents.values()].map((intent) => bookOf(account, intent)),
  balance: ({ account }) => [...account.balance.values()],
  heard: ({ heard }) => heard,
  'open-account': ({ openAnother }, keys: { secretKey: string; publishableKey: string; id: string }) =>
    openAnother(keys),
  endpoints: ({ account }) => [...account.endpoints.values()],
  forbid: ({ account }, { paths }: { paths: readonly string[] }) => {
    account.forbidden.clear()
    for (const path of paths) account.forbidden.add(path)
  },
  struck: ({ faults }) => faults.struck,
  plan: ({ faults }, plan: FaultPlan) => faults.follow(plan),
  token: ({ account }, { card }: { card: CardName }) => makeToken(account, cards[card]),
  'finish-3ds': ({ account }, { intent, outcome }: { intent: string; outcome: 'accepted' | 'refused' }) =>
    ofBank(() => endChallenge(account, intentOf(account, intent), outcome === 'accepted')),
  lapse: ({ account }, { intent }: { intent: string }) => lapseIntent(account, intentOf(account, intent)),
  refund: ({ account }, { intent, amount }: { intent: string; amount?: number }) =>
    refundCharge(account, chargeIn(account, intent), { amount, reason: null, metadata: {} }),
  'fail-refund': ({ account }, { refund }: { refund: string }) =>
    failRefund(account, refundOf(account, refund)),
  'settle-refund': ({ account }, { refund }: { refund: string }) =>
    settleRefund(account, refundOf(account, refund)),
  'empty-balance': ({ account }, { isEmpty }: { isEmpty: boolean }) => {
    account.isEmpty.now = isEmpty
  },
  later: ({ account }, { seconds }: { seconds: number }) => {
    account.ahead.now += seconds
  },
  dispute: ({ account }, { intent, ...selection }: { intent: string; amount?: number; inquiry?: boolean }) =>
    openDispute(account, chargeIn(account, intent), selection),
  'close-dispute': ({ account }, { dispute, result }: { dispute: string; result: 'won' | 'lost' }) => {
    const found = account.disputes.get(dispute)
    if (!found) throw resourceMissing('dispute', dispute)
    closeDispute(account, found, result)
  },
  'webhooks/to': ({ account, webhooks }, { url }: { url?: string }) => {
    account.webhookUrl.now = url
    webhooks.sendTo(url)
  },
  'webhooks/behave': ({ webhooks }, disorder: Disorder) => webhooks.behave(disorder),
  'webhooks/hold': ({ webhooks }) => webhooks.hold(),
  'webhooks/release': ({ webhooks }, how: Release) => webhooks.release(how),
  'webhooks/idle': ({ webhooks }) => webhooks.idle(),
  'webhooks/forge': ({ account, webhooks }) => {
    const last = [...account.events.values()].at(-1)
    if (!last) throw invalidRequest('There is no event to forge yet.')
    return webhooks.forge(last)
  },
  'webhooks/sent': ({ webhooks }) => ({ deliveries: webhooks.deliveries, forged: webhooks.forgedAnswers }),
}

export async function executeCommand(control: Control, command: string, body: unknown): Promise<unknown> {
  const known = commands[command]
  if (!known) throw resourceMissing('order', command)
  return (await known(control, body as never)) ?? {}
}

/** A decline by the bank is an expected outcome here, so it is not an error of the test's command. */
export function ofBank(work: () => void): void {
  try {
    work()
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 402) throw error
  }
}

function bookOf(account: Account, intent: Stripe.PaymentIntent): BookedIntent {
  const { id, amount, status, metadata, amount_received: received } = intent
  const isIts = (thing: Stripe.Refund | Stripe.Dispute) => idOf(thing.payment_intent) === id
  return {
    id,
    checkout: metadata['checkout'],
    amount,
    status,
    captures: account.captures.get(id) ?? 0,
    received,
    refunds: [...account.refunds.values()]
      .filter((refund) => isIts(refund) && refund.balance_transaction !== null)
      .map((refund) => ({
        id: refund.id,
        refund: refund.metadata?.['refund'],
        amount: refund.amount,
        status: refund.status ?? '',
      })),
    disputes: [...account.disputes.values()]
      .filter(isIts)
      .map((dispute) => ({ id: dispute.id, amount: dispute.amount, status: dispute.status })),
  }
}

function intentOf(account: Account, id: string): Stripe.PaymentIntent {
  const intent = account.intents.get(id)
  if (!intent) throw resourceMissing('payment_intent', id)
  return intent
}

function chargeIn(account: Account, id: string): Stripe.Charge {
  const charge = chargeOf(account, intentOf(account, id))
  if (!charge) throw invalidRequest('This intent has no charge.')
  return charge
}

function refundOf(account: Account, id: string): Stripe.Refund {
  const refund = account.refunds.get(id)
  if (!refund) throw resourceMissing('refund', id)
  return refund
}
