// The steps of npm run check:stripe: each does one thing at Stripe as the server would, looks whether it is so, and says it.
import type Stripe from 'stripe'
import { cents } from '#domain/basics/money.ts'
import { testCards } from '#domain/payments/test-cards.ts'
import { checkStripeWords as words } from '#words/payments/check-stripe.ts'
import type { Authorisation, PaymentGateway } from '../adapters/payments.ts'
import { makeTestToken } from '../adapters/stripe/query-stripe.ts'

export interface Walk {
  readonly stripe: Stripe
  /** Stripe, as a customer's page knows it. */
  readonly ofPage: Stripe
  readonly gateway: PaymentGateway
  /** Begins every key of this walk, so that two walks never meet. */
  readonly run: string
  /** The payments that were made, to be canceled or refunded at the end. */
  readonly made: string[]
}

const amount = cents(1000)
const part = cents(400)
const billing = { address: '1 Main St', city: 'Fresno', state: 'CA', zipcode: '93701' } as const

export class StepFailed extends Error {}

const fail = (why: string): never => {
  throw new StepFailed(why)
}

export async function tryKeys({ stripe }: Walk): Promise<string> {
  await stripe.paymentIntents.list({ limit: 1 })
  return words.said.keys
}

/** Returns the hold for the steps that go on with it. */
export async function tryHold(walk: Walk): Promise<{ readonly hold: string; readonly said: string }> {
  const answer = await authorise(walk, 'hold', 'approve')
  if (answer.outcome !== 'held') return fail(words.wrong.notHeld(answer.outcome))
  const { authorisation: hold, expiresAt } = answer
  await expectState(walk, hold, 'requires_capture')
  const until = expiresAt === undefined ? '' : words.said.until(expiresAt.slice(0, 10))
  return { hold, said: words.said.hold(until) }
}

/** The page asks with its own key for a payment whose secret it knows: another account's key finds nothing. */
export async function tryPageKey({ stripe, ofPage }: Walk, hold: string): Promise<string> {
  const { client_secret: secret } = await stripe.paymentIntents.retrieve(hold)
  await ofPage.paymentIntents
    .retrieve(hold, { client_secret: secret ?? '' })
    .catch(() => fail(words.wrong.otherAccount))
  return words.said.page
}

export async function tryBank(walk: Walk): Promise<string> {
  const answer = await authorise(walk, 'bank', 'bank')
  if (answer.outcome !== 'action-required') return fail(words.wrong.notAsked(answer.outcome))
  await walk.gateway.void(voiding(walk, 'bank', answer.intent))
  await expectState(walk, answer.intent, 'canceled')
  return words.said.bank
}

export async function tryDecline(walk: Walk): Promise<string> {
  const answer = await authorise(walk, 'decline', 'decline')
  if (answer.outcome !== 'declined') return fail(words.wrong.notDeclined(answer.outcome))
  return words.said.decline
}

export async function tryCapture(walk: Walk, hold: string): Promise<string> {
  for (let times = 1; times <= 2; times += 1) {
    const answer = await walk.gateway.capture({ key: keyOf(walk, 'hold'), authorisation: hold, amount })
    if (answer.outcome === 'gone') fail(words.wrong.gone(answer.fault))
  }
  const { amount_received: received } = await expectState(walk, hold, 'succeeded')
  if (received !== amount) fail(words.wrong.amount(received, amount))
  return words.said.capture
}

export async function tryRefund(walk: Walk, hold: string): Promise<string> {
  for (let times = 1; times <= 2; times += 1) await refund(walk, hold, 'part', part)
  const back = await refundedOf(walk, hold)
  if (back !== part) fail(words.wrong.amount(back, part))
  return words.said.refund
}

export async function tryLettingGo(walk: Walk): Promise<string> {
  const answer = await authorise(walk, 'let-go', 'approve')
  if (answer.outcome !== 'held') return fail(words.wrong.notHeld(answer.outcome))
  await walk.gateway.void(voiding(walk, 'let-go', answer.authorisation))
  await expectState(walk, answer.authorisation, 'canceled')
  return words.said.letGo
}

/** Whatever became of the steps: nothing stays held, and what was taken goes back. */
export async function cleanUp(walk: Walk): Promise<string> {
  for (const intent of walk.made) {
    const { status, amount_received: received } = await walk.stripe.paymentIntents.retrieve(intent)
    if (status === 'succeeded') {
      const left = cents(received - (await refundedOf(walk, intent)))
      if (left > 0) await refund(walk, intent, 'rest', left)
    } else if (status !== 'canceled') {
      await walk.gateway.void(voiding(walk, 'hold', intent))
    }
  }
  return words.said.cleanUp
}

async function authorise(walk: Walk, step: string, card: keyof typeof testCards): Promise<Authorisation> {
  const token = await makeTestToken(walk.stripe, testCards[card].method)
  const key = keyOf(walk, step)
  const answer = await walk.gateway.authorise({ key, token, amount, billing, intent: null })
  if (answer.outcome === 'held') walk.made.push(answer.authorisation)
  if (answer.outcome === 'action-required') walk.made.push(answer.intent)
  return answer
}

async function refund(walk: Walk, intent: string, name: string, sum: typeof amount): Promise<void> {
  const refundKey = keyOf(walk, `refund-${name}-${intent}`)
  const request = { ...voiding(walk, 'hold', intent), refundKey, amount: sum, tries: 0 }
  const answer = await walk.gateway.refund(request)
  if (answer.outcome === 'gone') fail(words.wrong.gone(answer.fault))
}

async function refundedOf({ stripe }: Walk, intent: string): Promise<number> {
  const { data } = await stripe.refunds.list({ payment_intent: intent })
  return data
    .filter(({ status }) => status === 'succeeded' || status === 'pending')
    .reduce((sum, one) => sum + one.amount, 0)
}

async function expectState(
  { stripe }: Walk,
  intent: string,
  wanted: Stripe.PaymentIntent['status'],
): Promise<Stripe.PaymentIntent> {
  const found = await stripe.paymentIntents.retrieve(intent)
  return found.status === wanted ? found : fail(words.wrong.state(found.status, wanted))
}

function voiding(walk: Walk, step: string, authorisation: string) {
  return { key: keyOf(walk, step), authorisation, askedAt: new Date().toISOString() }
}

function keyOf({ run }: Walk, step: string): string {
  return `${run}-${step}`
}
