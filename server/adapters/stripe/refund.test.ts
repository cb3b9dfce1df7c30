// Refunds through Stripe, with its own SDK against the simulator: each goes back once, whatever is lost on the way.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { openSimulator, type OpenSimulator } from '../../../test-support/stripe/open-simulator.ts'
import type { CardName } from '../../../test-support/stripe/simulator/cards.ts'
import { manners, type Step, type Manner } from '../../../test-support/stripe/simulator/faults.ts'
import { newKey } from '../../../test-support/test-app.ts'
import { GatewayFailed, GatewayUnavailable, type PaymentGateway, type RefundRequest } from '../payments.ts'
import { createStripePayments } from './payments-stripe.ts'

let { simulator, stripe, bookOf } = {} as OpenSimulator
let payments = {} as PaymentGateway

beforeAll(async () => {
  ;({ simulator, stripe, bookOf } = await openSimulator())
  payments = createStripePayments(stripe)
})
afterAll(() => simulator.close())
beforeEach(() => simulator.plan({}))

const amount = cents(1205)

const now = () => new Date().toISOString()

async function held(card?: CardName) {
  const billing = { address: '1 Main St', city: 'Oakland', state: 'CA', zipcode: '94607' }
  const token = await simulator.makeToken({ card: card ?? 'approve' })
  const key = newKey()
  const answer = await payments.authorize({ key, token, amount, billing, intent: null })
  if (answer.outcome !== 'held') throw new Error(answer.outcome)
  return { key, authorization: answer.authorization }
}

/** As the job does that hears nothing, or an error. */
async function insist<Answer>(ask: (attempts: number) => Promise<Answer>): Promise<Answer> {
  let attempts = 0
  for (let round = 0; round < 6; round += 1) {
    try {
      return await ask(attempts)
    } catch (error) {
      if (error instanceof GatewayFailed) attempts += 1
    }
  }
  throw new Error('nothing but silence')
}

describe('captured money', () => {
  async function taken(card?: CardName): Promise<RefundRequest> {
    const { key, authorization } = await held(card)
    await payments.capture({ key, authorization, amount })
    return { key, authorization, amount: cents(205), refundKey: newKey(), requestedAt: now(), attempts: 0 }
  }

  test.each(manners)('goes back in part, once, through a Stripe that is %s', async (manner) => {
    const part = await taken()
    await simulator.plan({ next: [{ step: 'refund', manner }] })
    const sent = await insist((attempts) => payments.refund({ ...part, attempts }))
    expect(sent).toMatchObject({ outcome: 'refunded' })
    // Long after, when Stripe has forgotten the words, the same refund is found by its name.
    expect(await insist(() => payments.refund({ ...part, attempts: 99 }))).toEqual(sent)
    const rest = { ...part, refundKey: newKey(), amount: cents(1000) }
    expect(await insist(() => payments.refund(rest))).toMatchObject({ outcome: 'refunded' })
    const book = await bookOf(part.authorization ?? '')
    expect(book?.refunds.map(({ amount: back }) => back).toSorted((a, b) => a - b)).toEqual([205, 1000])
  })

  test('needs other words only after an error that Stripe keeps, of the refund itself', async () => {
    const part = await taken()
    const sortOf = async (step: Step, manner: Manner) => {
      await simulator.plan({ next: [{ step, manner }] })
      const error = await payments.refund({ ...part, refundKey: newKey() }).catch((thrown: unknown) => thrown)
      return [error instanceof GatewayUnavailable, error instanceof GatewayFailed]
    }
    expect(await sortOf('refund', '500 before')).toEqual([true, true])
    expect(await sortOf('refund', 'silent before')).toEqual([true, false])
    expect(await sortOf('refund', 'limited before')).toEqual([true, false])
    expect(await sortOf('look', '500 before')).toEqual([true, false])
  })

  test('of an order that is not here goes back by its key', async () => {
    const whole = { ...(await taken()), authorization: null, amount }
    expect(await payments.refund(whole)).toMatchObject({ outcome: 'refunded' })
    const uncaptured = await held()
    expect(await payments.refund({ ...whole, key: uncaptured.key, refundKey: newKey() })).toEqual({
      outcome: 'failed',
      reason: 'refused',
    })
  })

  test('that went back in Stripe’s own pages does not go back twice', async () => {
    const part = await taken()
    await simulator.refund(part.authorization ?? '', 1100)
    expect(await payments.refund(part)).toEqual({ outcome: 'failed', reason: 'refused' })
    await simulator.refund(part.authorization ?? '')
    expect(await payments.refund({ ...part, refundKey: newKey() })).toEqual({
      outcome: 'failed',
      reason: 'refused',
    })
  })

  test('that the bank has taken back does not go back as well', async () => {
    const part = await taken()
    await simulator.dispute(part.authorization ?? '')
    expect(await payments.refund(part)).toEqual({ outcome: 'failed', reason: 'disputed' })
  })

  test('whose refund came back is not sent again by itself', async () => {
    const part = await taken()
    const sent = await payments.refund(part)
    if (sent.outcome !== 'refunded') throw new Error('not sent')
    await simulator.failRefund(sent.refundId ?? '')
    expect(await payments.refund(part)).toMatchObject({ outcome: 'failed' })
  })
})
