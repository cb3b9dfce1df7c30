// Refunds through Stripe, with its own SDK against the stand-in: each goes back once, whatever is lost on the way.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { openStandIn, type OpenStandIn } from '../../../test-support/stripe/open-simulator.ts'
import type { CardName } from '../../../test-support/stripe/simulator/cards.ts'
import { manners, type Step, type Manner } from '../../../test-support/stripe/simulator/faults.ts'
import { newKey } from '../../../test-support/test-app.ts'
import { GatewayFailed, GatewaySilent, type PaymentGateway, type RefundRequest } from '../payments.ts'
import { createStripePayments } from './payments-stripe.ts'

let { standIn, stripe, bookOf } = {} as OpenStandIn
let payments = {} as PaymentGateway

beforeAll(async () => {
  ;({ standIn, stripe, bookOf } = await openStandIn())
  payments = createStripePayments(stripe)
})
afterAll(() => standIn.close())
beforeEach(() => standIn.plan({}))

const amount = cents(1205)

const now = () => new Date().toISOString()

async function held(card?: CardName) {
  const billing = { address: '1 Main St', city: 'Oakland', state: 'CA', zipcode: '94607' }
  const token = await standIn.makeToken({ card: card ?? 'approve' })
  const key = newKey()
  const answer = await payments.authorise({ key, token, amount, billing, intent: null })
  if (answer.outcome !== 'held') throw new Error(answer.outcome)
  return { key, authorisation: answer.authorisation }
}

/** As the job does that hears nothing, or an error. */
async function insist<Answer>(ask: (tries: number) => Promise<Answer>): Promise<Answer> {
  let tries = 0
  for (let round = 0; round < 6; round += 1) {
    try {
      return await ask(tries)
    } catch (error) {
      if (error instanceof GatewayFailed) tries += 1
    }
  }
  throw new Error('nothing but silence')
}

describe('captured money', () => {
  async function taken(card?: CardName): Promise<RefundRequest> {
    const { key, authorisation } = await held(card)
    await payments.capture({ key, authorisation, amount })
    return { key, authorisation, amount: cents(205), refundKey: newKey(), askedAt: now(), tries: 0 }
  }

  test.each(manners)('goes back in part, once, through a Stripe that is %s', async (manner) => {
    const part = await taken()
    await standIn.plan({ next: [{ step: 'refund', manner }] })
    const sent = await insist((tries) => payments.refund({ ...part, tries }))
    expect(sent).toMatchObject({ outcome: 'refunded' })
    // Long after, when Stripe has forgotten the words, the same refund is found by its name.
    expect(await insist(() => payments.refund({ ...part, tries: 99 }))).toEqual(sent)
    const rest = { ...part, refundKey: newKey(), amount: cents(1000) }
    expect(await insist(() => payments.refund(rest))).toMatchObject({ outcome: 'refunded' })
    const book = await bookOf(part.authorisation ?? '')
    expect(book?.refunds.map(({ amount: back }) => back).toSorted((a, b) => a - b)).toEqual([205, 1000])
  })

  test('needs other words only after an error that Stripe keeps, of the refund itself', async () => {
    const part = await taken()
    const sortOf = async (step: Step, manner: Manner) => {
      await standIn.plan({ next: [{ step, manner }] })
      const error = await payments.refund({ ...part, refundKey: newKey() }).catch((thrown: unknown) => thrown)
      return [error instanceof GatewaySilent, error instanceof GatewayFailed]
    }
    expect(await sortOf('refund', '500 before')).toEqual([true, true])
    expect(await sortOf('refund', 'silent before')).toEqual([true, false])
    expect(await sortOf('refund', 'limited before')).toEqual([true, false])
    expect(await sortOf('look', '500 before')).toEqual([true, false])
  })

  test('of an order that is not here goes back by its key', async () => {
    const whole = { ...(await taken()), authorisation: null, amount }
    expect(await payments.refund(whole)).toMatchObject({ outcome: 'refunded' })
    const uncaptured = await held()
    expect(await payments.refund({ ...whole, key: uncaptured.key, refundKey: newKey() })).toEqual({
      outcome: 'gone',
      fault: 'refused',
    })
  })

  test('that went back in Stripe’s own pages does not go back twice', async () => {
    const part = await taken()
    await standIn.refund(part.authorisation ?? '', 1100)
    expect(await payments.refund(part)).toEqual({ outcome: 'gone', fault: 'refused' })
    await standIn.refund(part.authorisation ?? '')
    expect(await payments.refund({ ...part, refundKey: newKey() })).toEqual({
      outcome: 'gone',
      fault: 'refused',
    })
  })

  test('that the bank has taken back does not go back as well', async () => {
    const part = await taken()
    await standIn.dispute(part.authorisation ?? '')
    expect(await payments.refund(part)).toEqual({ outcome: 'gone', fault: 'disputed' })
  })

  test('whose refund came back is not sent again by itself', async () => {
    const part = await taken()
    const sent = await payments.refund(part)
    if (sent.outcome !== 'refunded') throw new Error('not sent')
    await standIn.failRefund(sent.name ?? '')
    expect(await payments.refund(part)).toMatchObject({ outcome: 'gone' })
  })
})
