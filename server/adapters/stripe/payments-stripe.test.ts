// The gateway of real cards, with Stripe's own SDK against the simulator: whatever is lost on the way, the money moves once.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { openSimulator, type OpenSimulator } from '../../../test-support/stripe/open-simulator.ts'
import type { CardName } from '../../../test-support/stripe/simulator/cards.ts'
import { manners } from '../../../test-support/stripe/simulator/faults.ts'
import { newKey } from '../../../test-support/test-app.ts'
import { GatewayUnavailable, type AuthorizeRequest, type PaymentGateway } from '../payments.ts'
import { createStripePayments } from './payments-stripe.ts'

let { simulator, stripe, bookOf } = {} as OpenSimulator
let payments = {} as PaymentGateway

beforeAll(async () => {
  ;({ simulator, stripe, bookOf } = await openSimulator())
  payments = createStripePayments(stripe, { statementSuffix: 'BURRITOS', isTestMode: true })
})
afterAll(() => simulator.close())
beforeEach(() => simulator.plan({}))

const amount = cents(1205)

async function requestFor(card: CardName = 'approve'): Promise<AuthorizeRequest> {
  const billing = { address: '1 Main St', city: 'Oakland', state: 'CA', zipcode: '94607' }
  return { key: newKey(), token: await simulator.makeToken({ card }), amount, billing, intent: null }
}

const now = () => new Date().toISOString()

async function held(card?: CardName) {
  const request = await requestFor(card)
  const answer = await payments.authorize(request)
  if (answer.outcome !== 'held') throw new Error(answer.outcome)
  return { key: request.key, authorization: answer.authorization, amount, request }
}

/** As a customer or a job does that hears nothing. */
async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let round = 0; round < 6; round += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof GatewayUnavailable)) throw error
    }
  }
  throw new Error('nothing but silence')
}

async function bookFor(key: string) {
  return (await simulator.book()).filter(({ checkout }) => checkout === key)
}

describe('a hold', () => {
  test('is made with the words that Stripe takes for cards, and knows when it lapses', async () => {
    const request = await requestFor()
    const answer = await payments.authorize(request)
    expect(answer).toMatchObject({ outcome: 'held' })
    if (answer.outcome !== 'held') throw new Error('not held')
    expect(Date.parse(answer.expiresAt ?? '')).toBeGreaterThan(Date.now())
    const intent = await stripe.paymentIntents.retrieve(answer.authorization)
    expect(intent).toMatchObject({
      amount: 1205,
      capture_method: 'manual',
      metadata: { checkout: request.key },
      statement_descriptor_suffix: 'BURRITOS',
      receipt_email: null,
    })
    // Nothing personal goes to Stripe but what the customer typed into its own fields.
    const said = (await simulator.heard()).filter(({ body }) => body.includes(request.key))
    expect(said.map(({ body }) => body).join()).not.toMatch(/Main|Oakland|94607/)
  })

  test('is the same hold for the same key', async () => {
    const { request, authorization } = await held()
    expect(await payments.authorize(request)).toMatchObject({ outcome: 'held', authorization })
    expect(await bookFor(request.key)).toHaveLength(1)
  })

  test.each<[CardName, string]>([
    ['decline', 'declined'],
    ['insufficient', 'declined'],
    ['wrong-cvc', 'declined'],
  ])('on the card %s is %s, and its intent is put away', async (card, outcome) => {
    const request = await requestFor(card)
    expect(await payments.authorize(request)).toEqual({ outcome })
    expect(await payments.authorize(request)).toEqual({ outcome })
    expect(await bookFor(request.key)).toMatchObject([{ status: 'canceled' }])
  })

  test('needs a token that Stripe knows and has not used', async () => {
    const { request } = await held()
    const again = { ...request, key: newKey() }
    expect(await payments.authorize(again)).toEqual({ outcome: 'unreadable-token' })
    const unknown = { ...request, key: newKey(), token: 'ctoken_unheard_of' }
    expect(await payments.authorize(unknown)).toEqual({ outcome: 'unreadable-token' })
    expect(await bookFor(again.key)).toEqual([])
    expect(await bookFor(unknown.key)).toEqual([])
  })

  test('is over for a key that says other words than before', async () => {
    const { request } = await held()
    const token = await simulator.makeToken()
    expect(await payments.authorize({ ...request, token })).toEqual({ outcome: 'failed' })
    expect(await payments.authorize({ ...request, amount: cents(999) })).toEqual({ outcome: 'failed' })
    expect(await bookFor(request.key)).toMatchObject([{ status: 'requires_capture', amount: 1205 }])
  })

  test.each(manners)('survives a Stripe that is %s', async (manner) => {
    const request = await requestFor()
    await simulator.plan({ next: [{ step: 'hold', manner }] })
    const answer = await insist(() => payments.authorize(request))
    const book = await bookFor(request.key)
    if (manner === '500 before') {
      // Stripe repeats its failure for this key, and has made nothing.
      expect([answer, book]).toEqual([{ outcome: 'failed' }, []])
    } else {
      expect(answer).toMatchObject({ outcome: 'held' })
      expect(book).toMatchObject([{ status: 'requires_capture' }])
    }
  })
})

describe('a bank that asks the customer', () => {
  async function asked(card: CardName = '3ds') {
    const request = await requestFor(card)
    const answer = await payments.authorize(request)
    if (answer.outcome !== 'action-required') throw new Error(answer.outcome)
    return { request, known: { ...request, intent: answer.intent }, answer }
  }

  test('is answered in the browser, and the same key then finds the hold', async () => {
    const { request, known, answer } = await asked()
    expect(answer.challenge).toMatch(new RegExp(`^${answer.intent}_secret_`))
    // Nobody has answered yet: the question stands, with and without its name.
    expect(await payments.authorize(known)).toEqual(answer)
    expect(await payments.authorize(request)).toEqual(answer)
    await simulator.finish3ds(answer.intent, 'accepted')
    const hold = { outcome: 'held', authorization: answer.intent }
    expect(await payments.authorize(known)).toMatchObject(hold)
    // Where the name was lost, Stripe answers as it did before: the intent is looked at.
    expect(await payments.authorize(request)).toMatchObject(hold)
    expect(await bookFor(request.key)).toHaveLength(1)
  })

  test.each<[string, CardName, 'accepted' | 'refused']>([
    ['refuses the customer', '3ds', 'refused'],
    ['believes the customer and refuses the card', '3ds-refused', 'accepted'],
  ])('and %s: nothing is held, and the intent is put away', async (_what, card, outcome) => {
    const { known, answer } = await asked(card)
    await simulator.finish3ds(answer.intent, outcome)
    expect(await payments.authorize(known)).toEqual({ outcome: 'declined' })
    expect(await bookFor(known.key)).toMatchObject([{ status: 'canceled' }])
    expect(await payments.authorize(known)).toEqual({ outcome: 'failed' })
  })

  test('asks about every card where we want it to (trust rule 24)', async () => {
    const request = { ...(await requestFor('approve')), requires3DS: true }
    const answer = await payments.authorize(request)
    if (answer.outcome !== 'action-required') throw new Error(answer.outcome)
    await simulator.finish3ds(answer.intent, 'accepted')
    const confirmed = await payments.authorize({ ...request, intent: answer.intent })
    expect(confirmed).toMatchObject({ outcome: 'held', authorization: answer.intent })
  })

  test('cannot be asked about another amount, or by another checkout', async () => {
    const { known, answer } = await asked()
    await simulator.finish3ds(answer.intent, 'accepted')
    expect(await payments.authorize({ ...known, amount: cents(5) })).toEqual({ outcome: 'failed' })
    expect(await payments.authorize({ ...known, key: newKey() })).toEqual({ outcome: 'failed' })
  })

  test('is let go of when nobody answers', async () => {
    const { known, answer } = await asked()
    const hold = { key: known.key, authorization: answer.intent, requestedAt: now() }
    expect(await payments.void(hold)).toBe('voided')
    expect(await payments.authorize(known)).toEqual({ outcome: 'failed' })
  })
})

describe('held money', () => {
  test.each(manners)('is captured once by a Stripe that is %s', async (manner) => {
    const hold = await held()
    await simulator.plan({ next: [{ step: 'capture', manner }] })
    expect(await insist(() => payments.capture(hold))).toEqual({ outcome: 'captured' })
    expect(await insist(() => payments.capture(hold))).toEqual({ outcome: 'captured' })
    expect(await bookOf(hold.authorization)).toMatchObject({ captures: 1, received: 1205 })
  })

  test.each(manners)('is let go by a Stripe that is %s', async (manner) => {
    const { key, authorization } = await held()
    await simulator.plan({ next: [{ step: 'void', manner }] })
    const hold = { key, authorization, requestedAt: now() }
    expect(await insist(() => payments.void(hold))).toBe('voided')
    expect(await insist(() => payments.void(hold))).toBe('voided')
    expect(await bookOf(authorization)).toMatchObject({ status: 'canceled', captures: 0 })
  })

  test('is found by its key where its name never came, and let go', async () => {
    const { key, authorization } = await held()
    const other = await held()
    await simulator.plan({ next: [{ step: 'look', manner: 'reset before' }] })
    const lost = { key, authorization: null, requestedAt: now() }
    expect(await insist(() => payments.void(lost))).toBe('voided')
    expect(await bookOf(authorization)).toMatchObject({ status: 'canceled' })
    expect(await bookOf(other.authorization)).toMatchObject({ status: 'requires_capture' })
    expect(await payments.void({ key: newKey(), authorization: null, requestedAt: now() })).toBe('voided')
  })

  test('that has lapsed is gone for good', async () => {
    const hold = await held()
    await simulator.lapse(hold.authorization)
    expect(await payments.capture(hold)).toEqual({ outcome: 'failed', reason: 'hold-expired' })
    expect(await payments.void({ ...hold, requestedAt: now() })).toBe('voided')
  })

  test('that was captured before cannot be let go', async () => {
    const hold = await held()
    await payments.capture(hold)
    expect(await payments.void({ ...hold, requestedAt: now() })).toBe('captured')
    expect(await payments.void({ key: hold.key, authorization: null, requestedAt: now() })).toBe('captured')
    // A restored backup does not know the order: it is stored again, and not paid again.
    const { authorization } = hold
    expect(await payments.authorize(hold.request)).toMatchObject({ outcome: 'held', authorization })
  })

  test('of another account is never ours', async () => {
    const unknown = { key: newKey(), authorization: 'pi_of_somebody_else', amount, requestedAt: now() }
    expect(await payments.capture(unknown)).toEqual({ outcome: 'failed', reason: 'refused' })
    expect(await payments.void(unknown)).toBe('voided')
    expect(await payments.refund({ ...unknown, refundKey: newKey(), attempts: 0 })).toEqual({
      outcome: 'failed',
      reason: 'refused',
    })
  })
})

test('what Stripe refuses for a reason of ours ends the checkout, and says why', async () => {
  const suffix = '*'.repeat(30)
  const misSet = createStripePayments(stripe, { statementSuffix: suffix, isTestMode: true })
  const request = await requestFor()
  expect(await misSet.authorize(request)).toEqual({
    outcome: 'failed',
    setupError: expect.stringContaining('suffix') as string,
  })
  expect(await bookFor(request.key)).toEqual([])
})
