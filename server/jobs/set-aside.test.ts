// Money that waits at a gateway whose keys are no longer set: it is set aside, told once, and holds up nobody.
import { describe, expect, test } from 'vitest'
import type { OrdersReply } from '#domain/orders/order-api.ts'
import type { TodayReply } from '#domain/people/people-api.ts'
import { alarmCount } from '../../test-support/alarm-count.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { storeOrders } from '../../test-support/many-orders.ts'
import { openStripeShop, type StripeShop } from '../../test-support/open-stripe-shop.ts'
import { settling } from '../../test-support/settling.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { createDemoPayments } from '../adapters/payments-demo.ts'
import type { PaymentGateway } from '../adapters/payments.ts'
import { recordListedEvents } from '../db/payments/gateway-state.ts'
import { countPendingMoney } from '../db/payments/refunds.ts'
import { purgeCustomers } from './purge-customers.ts'
import { settlePayments, reviewSetAsidePayments } from './settle-payments.ts'
import { day } from '#domain/basics/time-units.ts'

const inThreeHours = () => new Date(Date.now() + 3 * 60 * 60_000)
const demo = createDemoPayments()
const live: PaymentGateway = { ...demo, isDemo: false, isTestMode: false }

/** A start of the server, and a run of its job; what failed and what was set aside. */
async function startWith({ db }: StripeShop, payments: PaymentGateway, look?: () => Promise<unknown>) {
  const [failures, aside]: [unknown[], unknown[]] = [[], []]
  const deps = {
    ...settling(db, payments),
    now: inThreeHours,
    onFailure: (error: unknown) => void failures.push(error),
    onSetAside: (order: string | null) => void aside.push(order),
  }
  await reviewSetAsidePayments(deps, look)
  return { left: await settlePayments(deps), failures, aside }
}

/** As if the live keys had taken it. */
const makeReal = ({ db }: StripeShop) => db.write.updateTable('payments').set({ is_test_mode: 0 }).execute()

const statesIn = async ({ db }: StripeShop) => {
  const rows = await db.read.selectFrom('payments').select(['state', 'set_aside_at']).orderBy('seq').execute()
  return rows.map(({ state, set_aside_at: at }) => (at === null ? state : `${state}, set aside`))
}

describe.each(bothEngines)('money at a gateway whose keys are gone on %s', (engine) => {
  test('R66 of test keys is set aside when live keys come, told once, and no capture waits for it', async () => {
    const shop = await openStripeShop(engine)
    const stale = await shop.hold()
    const paymentToken = await shop.simulator.makeToken({ card: '3ds' })
    const left = await shop.order({ ...rosasOrder, paymentToken })
    expect(left.json()).toMatchObject({ code: 'action-required' })
    const fresh = await shop.hold()
    await shop.db.write
      .updateTable('payments')
      .set({ is_test_mode: 0 })
      .where('intent', '=', fresh.intent)
      .execute()

    // Nothing is left undone, so that the job does not back off, and nothing is an error.
    expect(await startWith(shop, live)).toEqual({ left: 0, failures: [], aside: [stale.id, null] })
    expect(await startWith(shop, live)).toEqual({ left: 0, failures: [], aside: [] })
    expect(await statesIn(shop)).toEqual(['authorized, set aside', 'voiding, set aside', 'captured'])
    expect(await countPendingMoney(shop.db, inThreeHours())).toBe(0)
    expect(await shop.tell()).toEqual(['Order 1 was paid with a test card'])
    expect(shop.letters[0]?.text).toContain('cancel the order')

    // Nobody has to act: it is no failed payment. Canceled, it is over, and no second mail says so.
    const today = await shop.send({
      method: 'GET',
      url: '/api/office/today',
      headers: { cookie: shop.owner },
    })
    expect(alarmCount(today.json<TodayReply>(), 'failed-payments')).toBe(0)
    expect(await shop.detail(stale.id)).toMatchObject({ isTestMode: true, setAside: { name: stale.intent } })
    expect((await shop.cancel(stale.id)).statusCode).toBe(200)
    expect(await startWith(shop, live)).toMatchObject({ left: 0, failures: [], aside: [stale.id] })
    expect([await shop.detail(stale.id), await shop.tell()]).toMatchObject([{ status: 'canceled' }, []])
    expect(await shop.booked()).toEqual([['capture', 4599]])
  })

  test('R66 of live keys is told with what to do, can be canceled, and is taken up when they come back', async () => {
    const shop = await openStripeShop(engine)
    const { owner, send } = shop
    const paid = [await shop.hold(), await shop.hold()] as const
    await shop.takeMoney()
    const held = await shop.hold()
    await shop.cancel(paid[0].id)
    await makeReal(shop)

    expect(await startWith(shop, demo)).toEqual({ left: 0, failures: [], aside: [paid[0].id, held.id] })
    expect(await startWith(shop, demo)).toEqual({ left: 0, failures: [], aside: [] })
    expect(await shop.tell()).toEqual(['A refund for order 1 is waiting', 'Order 3 can’t be charged'])
    expect(shop.letters[0]?.text).toContain(paid[0].intent)
    expect(await shop.tell()).toEqual([])
    const get = (url: string) => send({ method: 'GET', url, headers: { cookie: owner } })
    const failed = async () => {
      const { orders } = (await get('/api/office/orders?status=payment-failed')).json<OrdersReply>()
      return orders.map(({ id, paymentFailed }) => [id, paymentFailed])
    }
    expect(await failed()).toEqual([
      [held.id, true],
      [paid[0].id, true],
    ])

    // A refund is refused with a sentence, and nothing of it is kept.
    const other = await openTestApp(engine, { place: shop.place, payments: demo })
    const refused = await other.send({
      method: 'POST',
      url: `/api/office/orders/${paid[1].id}/refunds`,
      headers: { cookie: owner },
      payload: {
        key: 'k'.repeat(32),
        selection: { amount: 100 },
        expected: 100,
        reason: 'missing',
        note: '',
      },
    })
    expect([refused.statusCode, refused.json()]).toMatchObject([409, { code: 'gateway-keys-changed' }])
    expect((await shop.detail(paid[1].id)).refunds).toEqual([])

    expect((await shop.cancel(held.id)).statusCode).toBe(200)
    expect(await startWith(shop, demo)).toMatchObject({ left: 0, failures: [], aside: [held.id] })
    expect(await shop.tell()).toEqual(['The hold for order 3 isn’t released'])
    expect(await failed()).toEqual([[paid[0].id, true]])
    expect(await shop.booked()).toEqual([
      ['capture', 4599],
      ['capture', 4599],
    ])

    // The old keys are back.
    expect(await startWith(shop, live)).toEqual({ left: 0, failures: [], aside: [] })
    expect(await statesIn(shop)).toEqual(['refunded', 'captured', 'voided'])
    expect([await failed(), await shop.tell()]).toEqual([[], []])
    expect(await shop.booked()).toEqual([
      ['capture', 4599],
      ['capture', 4599],
      ['refund', -4599],
    ])
  })

  test('is found as it was left on Stripe’s pages meanwhile, and goes back once', async () => {
    const shop = await openStripeShop(engine)
    const { id, intent } = await shop.hold()
    await shop.takeMoney()
    await shop.cancel(id)
    await makeReal(shop)
    expect(await startWith(shop, demo)).toMatchObject({ left: 0, aside: [id] })
    await shop.simulator.refund(intent)
    // The other keys have looked at their own account since.
    await recordListedEvents(shop.db, { intents: [], until: inThreeHours().toISOString() })
    // The job's clock is ahead of Stripe's.
    await shop.db.write.updateTable('payments').set({ set_aside_at: new Date().toISOString() }).execute()

    const again = { ...shop.payments, isTestMode: false }
    const look = () => shop.look(inThreeHours())
    expect(await startWith(shop, again, look)).toEqual({ left: 0, failures: [], aside: [] })
    expect(await shop.detail(id)).toMatchObject({ payment: 'refunded', setAside: null })
    expect(await shop.booked()).toEqual([
      ['capture', 4599],
      ['refund', -4599],
    ])
    const kinds = await shop.db.read.selectFrom('owner_alerts').select('kind').execute()
    expect(kinds).toEqual([{ kind: 'set-aside' }])
  })

  test('stays aside while nobody can look at Stripe, and holds up no other capture', async () => {
    const shop = await openStripeShop(engine)
    const { id, intent } = await shop.hold()
    await shop.takeMoney()
    await shop.cancel(id)
    await makeReal(shop)
    await startWith(shop, demo)
    await shop.simulator.refund(intent)
    await shop.db.write.updateTable('payments').set({ set_aside_at: new Date().toISOString() }).execute()
    await shop.hold()
    await makeReal(shop)

    const again = { ...shop.payments, isTestMode: false }
    const down = new Error('Stripe is down')
    const unseen = await startWith(shop, again, () => Promise.reject(down))
    expect(await statesIn(shop)).toEqual(['captured, set aside', 'captured'])
    expect(unseen).toEqual({ left: 0, failures: [down], aside: [] })

    // A look that is cut short by the end of the server throws nothing.
    const closing = new AbortController()
    const deps = { ...settling(shop.db, again), closing: closing.signal }
    expect(await reviewSetAsidePayments(deps, async () => closing.abort())).toBe(false)
    expect(await statesIn(shop)).toEqual(['captured, set aside', 'captured'])

    const seen = await startWith(shop, again, () => shop.look(inThreeHours()))
    expect(seen).toEqual({ left: 0, failures: [], aside: [] })
    expect(await statesIn(shop)).toEqual(['refunded', 'captured'])
    expect(await shop.booked()).toEqual([
      ['capture', 4599],
      ['capture', 4599],
      ['refund', -4599],
    ])
  })

  test('is not sent twice where the owner made our refund in part on Stripe’s pages', async () => {
    const shop = await openStripeShop(engine)
    const { id, intent } = await shop.hold()
    await shop.takeMoney()
    expect((await shop.refund(id, 500)).statusCode).toBe(200)
    await makeReal(shop)
    expect(await startWith(shop, demo)).toMatchObject({ left: 0, aside: [id] })
    const { id: name } = await shop.simulator.refund(intent, 500)
    await shop.simulator.refund(intent, 300)
    await shop.db.write.updateTable('payments').set({ set_aside_at: new Date().toISOString() }).execute()
    await shop.sendMails()

    const again = { ...shop.payments, isTestMode: false }
    const look = () => shop.look(inThreeHours())
    for (let start = 0; start < 2; start += 1)
      expect(await startWith(shop, again, look)).toMatchObject({ left: 0, failures: [], aside: [] })
    const { refunds } = await shop.detail(id)
    expect(refunds.map(({ amount, reason, state }) => [amount, reason, state])).toEqual([
      [500, 'missing', 'sent'],
      [300, 'at-gateway', 'sent'],
    ])
    const row = await shop.db.read
      .selectFrom('refunds')
      .select('gateway_refund_id')
      .orderBy('seq')
      .executeTakeFirst()
    expect(row).toEqual({ gateway_refund_id: name })
    expect((await shop.stripe.refunds.list({ payment_intent: intent })).data).toHaveLength(2)
    expect(await shop.booked()).toEqual([
      ['capture', 4599],
      ['refund', -500],
      ['refund', -300],
    ])
    // Of ours the customer has heard when it was asked for.
    expect(await shop.sendMails()).toHaveLength(1)
  })

  test('keeps no customer for ever', async () => {
    const { db } = await openTestApp(engine)
    const timestamp = new Date(Date.now() - 400 * day).toISOString()
    const states = ['authorized', 'captured'] as const
    await storeOrders(db, 4, (at) => ({
      status: at === 0 ? 'handed-over' : 'canceled',
      payment: { state: states[at % 2] ?? 'captured', set_aside_at: at < 2 ? timestamp : null },
      timestamp,
    }))
    const removeOldEmails = async () => {}
    const closing = new AbortController().signal
    await purgeCustomers({ db, now: () => new Date(), keepDays: 365, removeOldEmails, closing })
    const names = await db.read.selectFrom('orders').select('first_name').orderBy('seq').execute()
    expect(names.map(({ first_name: name }) => name)).toEqual(['', '', 'Rosa', 'Rosa'])
  })
})
