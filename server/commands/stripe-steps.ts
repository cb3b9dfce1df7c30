// The steps of npm run check:stripe: each does one thing at Stripe as the server would, checks it, and returns a message.
import type Stripe from 'stripe'
import { cents } from '#domain/basics/money.ts'
import { testCards } from '#domain/payments/test-cards.ts'
import { checkStripeMessages as words } from '#words/payments/check-stripe.ts'
import type { Authorization, PaymentGateway } from '../adapters/payments.ts'
import { makeTestToken } from '../adapters/stripe/query-stripe.ts'

export interface StripeCheck {
  readonly stripe: Stripe
  /** Stripe with the publishable key, as the customer's page uses it. */
  readonly browserStripe: Stripe
  readonly gateway: PaymentGateway
  /** Prefix of every key in this run, so that two runs never share a key. */
  readonly run: string
  /** The payments that were made, to be canceled or refunded at the end. */
  readonly intents: string[]
}

const amount = cents(1000)
const part = cents(400)
const billing = { address: '1 Main St', city: 'Fresno', state: 'CA', zipcode: '93701' } as const

export class StepFailed extends Error {}

const fail = (why: string): never => {
  throw new StepFailed(why)
}

export async function tryKeys({ stripe }: StripeCheck): Promise<string> {
  await stripe.paymentIntents.list({ limit: 1 })
  return words.said.keys
}

/** Returns the hold for the steps that go on with it. */
export async function tryHold(check: StripeCheck): Promise<{ readonly hold: string; readonly said: string }> {
  const answer = await authorize(check, 'hold', 'approve')
  if (answer.outcome !== 'held') return fail(words.wrong.notHeld(answer.outcome))
  const { authorization: hold, expiresAt } = answer
  await expectState(check, hold, 'requires_capture')
  const until = expiresAt === undefined ? '' : words.said.until(expiresAt.slice(0, 10))
  return { hold, said: words.said.hold(until) }
}

/** The page fetches a payment with the publishable key and the payment's secret: a key of another account finds nothing. */
export async function tryPageKey({ stripe, browserStripe }: StripeCheck, hold: string): Promise<string> {
  const { client_secret: secret } = await stripe.paymentIntents.retrieve(hold)
  await browserStripe.paymentIntents
    .retrieve(hold, { client_secret: secret ?? '' })
    .catch(() => fail(words.wrong.otherAccount))
  return words.said.page
}

export async function tryBank(check: StripeCheck): Promise<string> {
  const answer = await authorize(check, 'bank', 'bank')
  if (answer.outcome !== 'action-required') return fail(words.wrong.notAsked(answer.outcome))
  await check.gateway.void(voidRequest(check, 'bank', answer.intent))
  await expectState(check, answer.intent, 'canceled')
  return words.said.bank
}

export async function tryDecline(check: StripeCheck): Promise<string> {
  const answer = await authorize(check, 'decline', 'decline')
  if (answer.outcome !== 'declined') return fail(words.wrong.notDeclined(answer.outcome))
  return words.said.decline
}

export async function tryCapture(check: StripeCheck, hold: string): Promise<string> {
  for (let times = 1; times <= 2; times += 1) {
    const answer = await check.gateway.capture({ key: keyOf(check, 'hold'), authorization: hold, amount })
    if (answer.outcome === 'failed') fail(words.wrong.refused(answer.reason))
  }
  const { amount_received: received } = await expectState(check, hold, 'succeeded')
  if (received !== amount) fail(words.wrong.amount(received, amount))
  return words.said.capture
}

export async function tryRefund(check: StripeCheck, hold: string): Promise<string> {
  for (let times = 1; times <= 2; times += 1) await refund(check, hold, 'part', part)
  const back = await refundedOf(check, hold)
  if (back !== part) fail(words.wrong.amount(back, part))
  return words.said.refund
}

export async function tryRelease(check: StripeCheck): Promise<string> {
  const answer = await authorize(check, 'let-go', 'approve')
  if (answer.outcome !== 'held') return fail(words.wrong.notHeld(answer.outcome))
  await check.gateway.void(voidRequest(check, 'let-go', answer.authorization))
  await expectState(check, answer.authorization, 'canceled')
  return words.said.letGo
}

/** Runs even after failed steps: releases every hold, and refunds every capture. */
export async function cleanUp(check: StripeCheck): Promise<string> {
  for (const intent of check.intents) {
    const { status, amount_received: received } = await check.stripe.paymentIntents.retrieve(intent)
    if (status === 'succeeded') {
      const left = cents(received - (await refundedOf(check, intent)))
      if (left > 0) await refund(check, intent, 'rest', left)
    } else if (status !== 'canceled') {
      await check.gateway.void(voidRequest(check, 'hold', intent))
    }
  }
  return words.said.cleanUp
}

async function authorize(
  check: StripeCheck,
  step: string,
  card: keyof typeof testCards,
): Promise<Authorization> {
  const token = await makeTestToken(check.stripe, testCards[card].method)
  const key = keyOf(check, step)
  const answer = await check.gateway.authorize({ key, token, amount, billing, intent: null })
  if (answer.outcome === 'held') check.intents.push(answer.authorization)
  if (answer.outcome === 'action-required') check.intents.push(answer.intent)
  return answer
}

async function refund(check: StripeCheck, intent: string, name: string, sum: typeof amount): Promise<void> {
  const refundKey = keyOf(check, `refund-${name}-${intent}`)
  const request = { ...voidRequest(check, 'hold', intent), refundKey, amount: sum, attempts: 0 }
  const answer = await check.gateway.refund(request)
  if (answer.outcome === 'failed') fail(words.wrong.refused(answer.reason))
}

async function refundedOf({ stripe }: StripeCheck, intent: string): Promise<number> {
  const { data } = await stripe.refunds.list({ payment_intent: intent })
  return data
    .filter(({ status }) => status === 'succeeded' || status === 'pending')
    .reduce((sum, one) => sum + one.amount, 0)
}

async function expectState(
  { stripe }: StripeCheck,
  intent: string,
  expected: Stripe.PaymentIntent['status'],
): Promise<Stripe.PaymentIntent> {
  const found = await stripe.paymentIntents.retrieve(intent)
  return found.status === expected ? found : fail(words.wrong.state(found.status, expected))
}

function voidRequest(check: StripeCheck, step: string, authorization: string) {
  return { key: keyOf(check, step), authorization, requestedAt: new Date().toISOString() }
}

function keyOf({ run }: StripeCheck, step: string): string {
  return `${run}-${step}`
}
