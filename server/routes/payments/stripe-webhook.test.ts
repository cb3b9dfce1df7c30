// Stripe's webhooks (R66, trust rule 11): signed events only cause a reconciliation, in any order and even twice; forged events
// are refused. Events that never arrived are found by asking Stripe.
import { describe, expect, test } from 'vitest'
import { engines } from '../../../test-support/databases.ts'
import { openStripeShop, type StripeShop } from '../../../test-support/open-stripe-shop.ts'
import { tryWebhookAtSite } from '../../commands/stripe-webhook-steps.ts'
import { readWebhookState } from '../../db/payments/gateway-state.ts'

/** A busy evening at Stripe: three orders, each with its own story. */
async function makeStories({ hold, takeMoney, refund, settle, simulator }: StripeShop) {
  const [lapsed, refunded, disputed] = [await hold(), await hold(), await hold()]
  await simulator.lapse(lapsed.intent)
  await takeMoney()
  await refund(refunded.id, 1000)
  await settle()
  await simulator.refund(refunded.intent, 500)
  await simulator.later(1)
  const { refunds = [] } = (await simulator.book()).find(({ id }) => id === refunded.intent) ?? {}
  await simulator.failRefund(refunds.find((one) => one.refund !== undefined)?.id ?? '')
  const dispute = await simulator.dispute(disputed.intent)
  await simulator.closeDispute(dispute.id, 'won')
  return { lapsed, refunded, disputed }
}

async function expectStories(shop: StripeShop, stories: Awaited<ReturnType<typeof makeStories>>) {
  const { detail, booked, db } = shop
  expect(await detail(stories.lapsed.id)).toMatchObject({ payment: 'capture-failed', refunds: [] })
  expect(await detail(stories.refunded.id)).toMatchObject({
    payment: 'refund-failed',
    refunds: [
      { amount: 1000, state: 'failed' },
      { amount: 500, state: 'sent', reason: 'at-gateway' },
    ],
  })
  expect((await detail(stories.disputed.id)).disputes).toMatchObject([{ status: 'won', withdrawn: 0 }])
  const card = (await booked()).reduce((sum, [, amount]) => sum + Number(amount), 0)
  expect(card).toBe(2 * 4599 - 500)
  const kinds = await db.read.selectFrom('owner_alerts').select('kind').orderBy('kind').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual(['capture-failed', 'dispute-closed', 'refund-failed'])
}

describe.each(engines)('R66 webhooks on %s', (engine) => {
  test('come to the same end doubled and in the wrong order', { timeout: 60_000 }, async () => {
    const shop = await openStripeShop(engine)
    await shop.simulator.webhooks.hold()
    await shop.listen()
    const stories = await makeStories(shop)
    await shop.simulator.webhooks.release({ order: 'reversed', twice: true })
    await shop.simulator.webhooks.idle()
    await expectStories(shop, stories)
    const { deliveries } = await shop.simulator.webhooks.sent()
    expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test('that never came are found by a look at Stripe', { timeout: 60_000 }, async () => {
    const shop = await openStripeShop(engine)
    const stories = await makeStories(shop)
    expect(await shop.look()).toBe(0)
    await expectStories(shop, stories)
    expect(await shop.look()).toBe(0)
    await expectStories(shop, stories)
  })

  test('that are forged are refused, and change nothing', async () => {
    const shop = await openStripeShop(engine)
    const { id, intent } = await shop.hold()
    await shop.simulator.lapse(intent)
    await shop.listen()
    expect(await shop.simulator.webhooks.forge()).toEqual({
      'no signature': 400,
      'another secret': 400,
      'another body': 400,
      'an old signature': 400,
    })
    expect((await shop.detail(id)).payment).toBe('authorized')
    expect(await readWebhookState(shop.db)).toEqual({ lastAt: null, error: { kind: 'signature' } })
  })

  test('that are signed and say nothing that can be read are refused, and ask nobody', async () => {
    const shop = await openStripeShop(engine)
    const secret = shop.simulator.env.STRIPE_WEBHOOK_SECRET
    const intent = { object: 'payment_intent', id: '../../v1/balance' }
    const charge = { object: 'charge', id: 'ch_1', payment_intent: 'pi_1/../../balance' }
    const event = (object: unknown) => ({ type: 'charge.refunded', created: 1_790_000_000, data: { object } })
    const odd = [{}, [], { type: 1 }, { type: 'charge.refunded', data: null }, event(null), event(7)]
    const bodies = [...odd, event({ object: 'payment_intent' }), event(intent), event(charge)]
    const late = { ...event({ ...intent, id: 'pi_1' }), created: 9e15 }
    for (const body of [...bodies.map((one) => JSON.stringify(one)), 'null', '7', JSON.stringify(late)]) {
      const signature = await shop.stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret })
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
      const reply = await fetch(shop.webhook, { method: 'POST', headers, body })
      expect([body, reply.status]).toEqual([body, 400])
    }
    expect(await shop.simulator.heard()).toEqual([])
    expect(await readWebhookState(shop.db)).toEqual({ lastAt: null, error: null })
  })

  test('that our own check has signed are answered, and are no word of Stripe', async () => {
    const shop = await openStripeShop(engine)
    await shop.hold()
    await shop.listen()
    await shop.simulator.webhooks.forge()
    const noted = { lastAt: null, error: { kind: 'signature' } }
    expect(await readWebhookState(shop.db)).toEqual(noted)
    const secret = shop.simulator.env.STRIPE_WEBHOOK_SECRET
    await expect(tryWebhookAtSite(shop.stripe, shop.webhook, secret)).resolves.toContain('has this secret')
    expect(await readWebhookState(shop.db)).toEqual(noted)
  })

  test('are refused by a clock that is ahead, which is told from a wrong key', async () => {
    const shop = await openStripeShop(engine)
    const { id, intent } = await shop.hold()
    await shop.simulator.webhooks.hold()
    await shop.simulator.lapse(intent)
    await shop.listen()
    shop.setNow(new Date(Date.now() + 40 * 60_000))
    const released = shop.simulator.webhooks.release()
    await expect
      .poll(() => readWebhookState(shop.db))
      .toEqual({ lastAt: null, error: { kind: 'clock', minutes: 40 } })
    shop.setNow(new Date())
    await released
    expect(await readWebhookState(shop.db)).toMatchObject({ error: null })
    expect((await shop.detail(id)).payment).toBe('capture-failed')
  })

  test('come again while Stripe does not answer what became of the payment', async () => {
    const shop = await openStripeShop(engine)
    const { id, intent } = await shop.hold()
    await shop.simulator.webhooks.hold()
    await shop.simulator.lapse(intent)
    await shop.listen()
    const reason = { step: 'look', manner: '500 before' } as const
    await shop.simulator.plan({ next: [reason, reason] })
    await shop.simulator.webhooks.release()
    await shop.simulator.webhooks.idle()
    expect((await shop.simulator.struck())['look 500 before']).toBe(2)
    expect((await shop.detail(id)).payment).toBe('capture-failed')
    expect(await readWebhookState(shop.db)).toMatchObject({
      error: null,
      lastAt: expect.any(String) as string,
    })
  })
})
