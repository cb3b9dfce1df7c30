// What the stand-in answers to a repeated idempotency key, and how it fails on demand (R66).
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openStandIn, refusalOf, type OpenStandIn } from './open-stand-in.ts'

let { standIn, stripe, nextKey, wishFor, hold, bookOf } = {} as OpenStandIn

beforeAll(async () => {
  ;({ standIn, stripe, nextKey, wishFor, hold, bookOf } = await openStandIn())
})
afterAll(() => standIn.close())
beforeEach(() => standIn.plan({}))

describe('an idempotency key', () => {
  test('is answered as the first time, whatever has happened since', async () => {
    const wish = await wishFor('3ds')
    const key = { idempotencyKey: nextKey() }
    const first = await stripe.paymentIntents.create(wish, key)
    await standIn.finish3ds(first.id, 'accepted')
    const again = await stripe.paymentIntents.create(wish, key)
    expect(again).toMatchObject({ id: first.id, status: 'requires_action' })
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true')
    const other = await refusalOf(stripe.paymentIntents.create({ ...wish, amount: 900 }, key))
    expect(other).toMatchObject({ type: 'StripeIdempotencyError', statusCode: 400 })
  })

  test('keeps a decline, and a failure of Stripe itself', async () => {
    const declined = await wishFor('decline')
    const key = { idempotencyKey: nextKey() }
    const first = await refusalOf(stripe.paymentIntents.create(declined, key))
    const second = await refusalOf(stripe.paymentIntents.create(declined, key))
    expect(second.payment_intent?.id).toBe(first.payment_intent?.id)

    await standIn.plan({ next: [{ step: 'hold', manner: '500 after' }] })
    const wish = await wishFor()
    const failed = { idempotencyKey: nextKey() }
    for (let time = 0; time < 2; time += 1) {
      expect(await refusalOf(stripe.paymentIntents.create(wish, failed))).toMatchObject({ statusCode: 500 })
    }
  })

  test('of a twin that is under way is refused', async () => {
    const wish = await wishFor()
    const key = { idempotencyKey: nextKey() }
    await standIn.plan({ slowMs: 200 })
    const first = stripe.paymentIntents.create(wish, key)
    const twin = await refusalOf(stripe.paymentIntents.create(wish, key))
    expect(twin.statusCode).toBe(409)
    expect((await first).status).toBe('requires_capture')
  })
})

describe('a fault', () => {
  test.each([
    ['reset before', 'StripeConnectionError', 0],
    ['reset after', 'StripeConnectionError', 1],
    ['silent before', 'StripeConnectionError', 0],
    ['silent after', 'StripeConnectionError', 1],
    ['500 before', 'StripeAPIError', 0],
    ['500 after', 'StripeAPIError', 1],
    ['limited before', 'StripeRateLimitError', 0],
    ['locked before', 'StripeRateLimitError', 0],
  ] as const)('%s is %s, with %i captures', async (manner, type, captures) => {
    const { id } = await hold()
    // The SDK asks once more by itself when a connection breaks, whatever it was told about retries.
    const fault = { step: 'capture', manner } as const
    await standIn.plan({ next: manner.startsWith('reset') ? [fault, fault] : [fault] })
    expect((await refusalOf(stripe.paymentIntents.capture(id))).type).toBe(type)
    expect((await bookOf(id))?.captures).toBe(captures)
    expect((await standIn.struck())[`capture ${manner}`]).toBeGreaterThan(0)
  })
})
