// The stand-in for Stripe, asked by the real SDK: it must behave as Stripe does where our code relies on it (R66).
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStandIn, refusalOf, type OpenStandIn } from './open-stand-in.ts'

let { standIn, stripe, nextKey, wishFor, hold, bookOf } = {} as OpenStandIn

beforeAll(async () => {
  ;({ standIn, stripe, nextKey, wishFor, hold, bookOf } = await openStandIn())
})
afterAll(() => standIn.close())
beforeEach(() => standIn.plan({}))

describe('an intent', () => {
  test('holds, is captured once, and is refunded in parts up to what was paid', async () => {
    const held = await hold()
    expect(held).toMatchObject({
      status: 'requires_capture',
      amount_capturable: 1205,
      latest_charge: { captured: false },
    })
    const charge = held.latest_charge as Stripe.Charge
    expect(charge.payment_method_details?.card?.capture_before).toBeGreaterThan(Date.now() / 1000)
    const captured = await stripe.paymentIntents.capture(held.id)
    expect(captured).toMatchObject({ status: 'succeeded', amount_received: 1205 })
    const again = await refusalOf(stripe.paymentIntents.capture(held.id))
    expect(again).toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 })
    expect(again.payment_intent?.status).toBe('succeeded')
    await stripe.refunds.create({ payment_intent: held.id, amount: 205, metadata: { refund: 'r1' } })
    const tooMuch = await refusalOf(stripe.refunds.create({ payment_intent: held.id, amount: 1001 }))
    expect(tooMuch).toMatchObject({ type: 'StripeInvalidRequestError', param: 'amount' })
    await stripe.refunds.create({ payment_intent: held.id })
    const all = await refusalOf(stripe.refunds.create({ payment_intent: held.id, amount: 1 }))
    expect(all.code).toBe('charge_already_refunded')
    expect(await bookOf(held.id)).toMatchObject({
      captures: 1,
      received: 1205,
      refunds: [{ refund: 'r1', amount: 205 }, { amount: 1000 }],
    })
  })

  test('is canceled, and gives its hold back without moving money', async () => {
    const { id } = await hold()
    expect(await stripe.paymentIntents.cancel(id)).toMatchObject({ status: 'canceled', amount_capturable: 0 })
    for (const work of [stripe.paymentIntents.cancel(id), stripe.paymentIntents.capture(id)]) {
      expect((await refusalOf(work)).code).toBe('payment_intent_unexpected_state')
    }
    // What was held stands there as a refund, though no money has moved.
    const { data } = await stripe.refunds.list({ payment_intent: id })
    expect(data).toMatchObject([{ amount: 1205, balance_transaction: null }])
    expect((await bookOf(id))?.refunds).toEqual([])
  })

  test.each([
    ['decline', 'card_declined', 'generic_decline'],
    ['insufficient', 'card_declined', 'insufficient_funds'],
    ['expired', 'expired_card', 'expired_card'],
    ['wrong-cvc', 'incorrect_cvc', 'incorrect_cvc'],
  ] as const)('with the card %s is declined with %s', async (card, code, declineCode) => {
    const error = await refusalOf(hold(card))
    expect(error).toMatchObject({ type: 'StripeCardError', statusCode: 402, code, decline_code: declineCode })
    expect(error.payment_intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
    })
  })

  test('waits for 3-D Secure, and holds when the customer has passed', async () => {
    const asked = await hold('3ds')
    expect(asked).toMatchObject({
      status: 'requires_action',
      next_action: { type: 'use_stripe_sdk' },
      latest_charge: null,
    })
    expect(asked.client_secret).toMatch(new RegExp(`^${asked.id}_secret_`))
    await standIn.finish3ds(asked.id, 'accepted')
    expect(await stripe.paymentIntents.retrieve(asked.id)).toMatchObject({ status: 'requires_capture' })
    const refused = await hold('3ds')
    await standIn.finish3ds(refused.id, 'refused')
    expect(await stripe.paymentIntents.retrieve(refused.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    })
    const passed = await hold('3ds-refused')
    await standIn.finish3ds(passed.id, 'accepted')
    expect(await stripe.paymentIntents.retrieve(passed.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined' },
    })
  })

  test('lapses, and can never be captured', async () => {
    const { id } = await hold()
    await standIn.lapse(id)
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'automatic',
    })
  })

  test.each([
    [{ amount: 49 }, 'amount_too_small'],
    [{ automatic_payment_methods: { enabled: true } }, undefined],
    [{ statement_descriptor: 'BURRITOFUL' }, undefined],
    [{ payment_method: 'pm_card_visa' }, undefined],
    [{ use_stripe_sdk: true }, undefined],
    [{ return_url: 'https://example.com' }, undefined],
    [{ confirm: false }, undefined],
    [{ confirmation_token: 'ctoken_nobody' }, 'resource_missing'],
    [{ colour: 'red' }, 'parameter_unknown'],
    [{ payment_method_types: ['card'] }, 'payment_method_types_no_longer_supported'],
  ])('with %j is refused and not made', async (change, code) => {
    const before = (await standIn.book()).length
    const error = await refusalOf(stripe.paymentIntents.create({ ...(await wishFor()), ...change }))
    expect(error.type).toBe('StripeInvalidRequestError')
    expect(error.code).toBe(code)
    expect(await standIn.book()).toHaveLength(before)
  })

  test('takes a token once', async () => {
    const wish = await wishFor()
    await stripe.paymentIntents.create(wish, { idempotencyKey: nextKey() })
    const error = await refusalOf(stripe.paymentIntents.create(wish, { idempotencyKey: nextKey() }))
    expect(error.message).toContain('already been used')
  })
})

describe('lists', () => {
  test('come newest first, in pages, by time', async () => {
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) ids.unshift((await hold()).id)
    const soon = Math.floor(Date.now() / 1000) + 60
    const found: string[] = []
    for await (const { id } of stripe.paymentIntents.list({ limit: 2, created: { lte: soon } }))
      found.push(id)
    expect(found.slice(0, 3)).toEqual(ids)
    expect((await stripe.paymentIntents.list({ created: { gt: soon } })).data).toEqual([])
  })

  test('balance transactions tell charges, refunds, failed refunds and disputes', async () => {
    const { id } = await hold('refund-fails')
    await stripe.paymentIntents.capture(id)
    const refund = await stripe.refunds.create({ payment_intent: id, amount: 200 })
    const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id)
    await standIn.dispute(id)
    const moved = await stripe.balanceTransactions.list({ limit: 4, expand: ['data.source'] })
    expect(moved.data.map(({ amount, reporting_category: what }) => [what, amount])).toEqual([
      ['dispute', -1205],
      ['refund_failure', 200],
      ['refund', -200],
      ['charge', 1205],
    ])
    expect(moved.data.at(-1)?.source).toMatchObject({ object: 'charge', id: charge })
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' })
    const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data
    await standIn.closeDispute(dispute?.id ?? '', 'won')
    expect(await stripe.disputes.retrieve(dispute?.id ?? '')).toMatchObject({ status: 'won' })
    const types = (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type)
    expect(types).toEqual(
      expect.arrayContaining(['charge.dispute.created', 'refund.failed', 'charge.refunded']),
    )
  })
})

test('a wrong key is no key', async () => {
  const { port, hostname } = new URL(standIn.url)
  const stranger = new Stripe('sk_test_stranger', { host: hostname, port, protocol: 'http' })
  expect((await refusalOf(stranger.balanceTransactions.list())).statusCode).toBe(401)
})
