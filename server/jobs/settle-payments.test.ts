import { describe, expect, test } from 'vitest'
import { cents } from '#domain/basics/money.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { setPaymentMethods } from '../../test-support/set-payment-methods.ts'
import { storeOrders } from '../../test-support/many-orders.ts'
import { settling, captureAllPayments } from '../../test-support/settling.ts'
import { newKey, openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { createDemoPayments } from '../adapters/payments-demo.ts'
import type { PaymentGateway } from '../adapters/payments.ts'
import { linkPayment, recordIntent, startPayment } from '../db/payments/payments.ts'
import { settlePayments } from './settle-payments.ts'

describe.each(bothEngines)('the money of an order on %s', (engine) => {
  test('is captured afterward, again and again until it succeeds, and then never more', async () => {
    const { order, db } = await openTestApp(engine)
    await order(rosasOrder)
    const deps = () => ({ ...settling(db, payments), now: () => new Date(Date.now() + 3 * 60 * 60_000) })
    const captured: string[] = []
    let broken = true
    const payments = {
      ...createDemoPayments(),
      async capture({ key }: { key: string }) {
        if (broken) throw new Error('gateway is down')
        captured.push(key)
        return { outcome: 'captured' } as const
      },
    }
    expect(await settlePayments(deps())).toBe(1)
    broken = false
    expect(await settlePayments(deps())).toBe(0)
    expect(await settlePayments(deps())).toBe(0)
    expect(captured).toHaveLength(1)
    expect(await db.read.selectFrom('payments').select(['state', 'captured']).execute()).toEqual([
      { state: 'captured', captured: 4599 },
    ])
  })

  test('is taken also behind many that fail', async () => {
    const { db } = await openTestApp(engine)
    await storeOrders(db, 110, (at) => ({
      status: 'placed',
      payment: { state: 'authorized', intent: at < 100 ? 'bad' : 'good' },
    }))
    let attempts = 0
    const payments: PaymentGateway = {
      ...createDemoPayments(),
      async capture({ authorization }) {
        attempts += 1
        if (authorization === 'bad') throw new Error('no')
        return { outcome: 'captured' }
      },
    }
    expect(await settlePayments(settling(db, payments))).toBe(100)
    expect(attempts).toBe(110)
  })

  test('is let go when its order was never stored, a quarter of an hour later, and not before', async () => {
    const { order, db } = await openTestApp(engine)
    const key = newKey()
    const silence = { ...rosasOrder, paymentToken: 'demo-silence-0119' }
    expect((await order(silence, key)).json()).toMatchObject({ code: 'gateway-unreachable' })
    const voided: unknown[] = []
    let down = true
    const payments: PaymentGateway = {
      ...createDemoPayments(),
      async void(request) {
        if (down) throw new Error('gateway is down')
        voided.push(request)
        return 'voided'
      },
    }
    const inMinutes = (minutes: number) => ({
      ...settling(db, payments),
      now: () => new Date(Date.now() + minutes * 60_000),
    })
    const states = async () =>
      (await db.read.selectFrom('payments').select('state').execute()).map((row) => row.state)

    expect(await settlePayments(inMinutes(14))).toBe(0)
    expect(await states()).toEqual(['requested'])
    expect(await settlePayments(inMinutes(16))).toBe(1)
    down = false
    expect(await settlePayments(inMinutes(16))).toBe(0)
    expect(await settlePayments(inMinutes(17))).toBe(0)
    expect(voided).toMatchObject([{ key, authorization: null }])
    expect(await states()).toEqual(['voided'])
    // No order is stored on a hold that is gone, with whatever card.
    expect((await order(rosasOrder, key)).json()).toMatchObject({ status: 409, code: 'hold-released' })
    expect((await order(rosasOrder)).statusCode).toBe(201)
  })

  test('may be held at the gateway: the same checkout cannot be paid at the counter instead', async () => {
    const { order, db } = await openTestApp(engine)
    await setPaymentMethods(db, { counter: { delivery: true, pickup: true } })
    const key = newKey()
    const silence = { ...rosasOrder, paymentToken: 'demo-silence-0119' }
    expect((await order(silence, key)).json()).toMatchObject({ code: 'gateway-unreachable' })
    const { paymentToken: _card, ...body } = rosasOrder
    const counter = { ...body, pay: 'counter' }
    expect((await order(counter, key)).json()).toMatchObject({ status: 409, code: 'hold-released' })
    const rows = await db.read.selectFrom('payments').select(['gateway', 'state']).execute()
    expect(rows).toEqual([{ gateway: 'demo', state: 'requested' }])
    expect((await order(counter)).statusCode).toBe(201)
  })

  test('of the counter or of a total of zero is no matter of the gateway when its order was never stored', async () => {
    const { db } = await openTestApp(engine)
    const at = new Date(Date.now() - 16 * 60_000).toISOString()
    for (const gateway of ['counter', 'free'] as const)
      await db.transaction((trx) => startPayment(trx, { key: newKey(), gateway, amount: cents(0), at }))
    const payments = { ...createDemoPayments(), void: () => Promise.reject(new Error('requested')) }
    expect(await settlePayments(settling(db, payments))).toBe(0)
    const rows = await db.read.selectFrom('payments').select('state').execute()
    expect(rows).toEqual([{ state: 'voided' }, { state: 'voided' }])
  })

  test('is sent back when it was taken for an order that a restored backup does not know', async () => {
    const { db } = await openTestApp(engine)
    const key = newKey()
    const at = new Date(Date.now() - 16 * 60_000).toISOString()
    await db.transaction((trx) => startPayment(trx, { key, gateway: 'demo', amount: cents(4599), at }))
    const refunds: unknown[] = []
    const told: unknown[] = []
    let isClosed = false
    const payments: PaymentGateway = {
      ...createDemoPayments(),
      void: async () => 'captured',
      async refund(request) {
        refunds.push(request)
        return isClosed ? { outcome: 'failed', reason: 'account-closed' } : { outcome: 'refunded' }
      },
    }
    const deps = { ...settling(db, payments), onFailure: (error: unknown) => void told.push(error) }
    const states = async () => db.read.selectFrom('payments').select('state').orderBy('seq').execute()
    expect(await settlePayments(deps)).toBe(0)
    expect(refunds).toMatchObject([{ key, refundKey: key, authorization: null, amount: 4599 }])
    expect([await states(), told]).toEqual([[{ state: 'refunded' }], []])

    // What cannot be sent back is told once, with the gateway's name for it, and not with the key of the checkout.
    isClosed = true
    const lost = newKey()
    const longAgo = new Date(Date.now() - 150 * 60_000).toISOString()
    await db.transaction((trx) =>
      startPayment(trx, { key: lost, gateway: 'demo', amount: cents(4599), at: longAgo }),
    )
    await recordIntent(db, lost, 'demo-lost')
    for (let round = 0; round < 2; round += 1) expect(await settlePayments(deps)).toBe(0)
    expect(told.map(String)).toEqual([expect.stringMatching(/\$45\.99 .*demo-lost$/)])
    expect(await states()).toEqual([{ state: 'refunded' }, { state: 'refund-failed' }])
    // A gateway that repeats an error of its own hears other words after a while.
    expect(refunds).toMatchObject([{ attempts: 0 }, { attempts: 2 }])
  })

  test('a hold that is being let go cannot get its order any more, and a stored order keeps its hold', async () => {
    const { db, order, countOrders } = await openTestApp(engine)
    const [slow, quick] = [newKey(), newKey()]
    const at = new Date(Date.now() - 16 * 60_000).toISOString()
    await db.transaction((trx) => startPayment(trx, { key: slow, gateway: 'demo', amount: cents(4599), at }))
    await order(rosasOrder, quick)
    await db.write.updateTable('payments').set({ requested_at: at }).execute()
    await captureAllPayments(db, createDemoPayments())
    const stored = { by: 'gateway', intent: 'demo-late', amount: cents(4599) } as const
    const late = { key: slow, orderSeq: 1, captureAt: at }
    expect((await linkPayment(db.write, late, stored).execute(db.write)).rows).toEqual([])
    expect(await countOrders()).toBe(1)
    const rows = await db.read.selectFrom('payments').select(['key', 'state']).orderBy('seq').execute()
    expect(rows).toEqual([
      { key: slow, state: 'voided' },
      { key: quick, state: 'captured' },
    ])
  })

  test('a card that was declined leaves nothing to let go, and the same checkout may try another', async () => {
    const { order, db } = await openTestApp(engine)
    const key = newKey()
    const declined = await order({ ...rosasOrder, paymentToken: 'demo-decline-0002' }, key)
    expect(declined.json()).toMatchObject({ code: 'card-declined' })
    expect(await db.read.selectFrom('payments').select(['state', 'order_seq']).execute()).toEqual([
      { state: 'declined', order_seq: null },
    ])
    expect((await order(rosasOrder, key)).statusCode).toBe(201)
    expect(await db.read.selectFrom('payments').select(['state', 'held']).execute()).toEqual([
      { state: 'authorized', held: 4599 },
    ])
  })

  test('is left to the next start by a server that closes', async () => {
    const { db } = await openTestApp(engine)
    await storeOrders(db, 60, () => ({ status: 'placed', payment: { state: 'authorized' } }))
    const closing = new AbortController()
    const payments: PaymentGateway = {
      ...createDemoPayments(),
      async capture() {
        closing.abort()
        return { outcome: 'captured' }
      },
    }
    const { signal } = closing
    expect(await settlePayments({ ...settling(db, payments), closing: signal })).toBe(0)
    const left = () =>
      db.read.selectFrom('payments').select('seq').where('state', '=', 'authorized').execute()
    // Only what was under way is finished: eight at once.
    expect((await left()).length).toBeGreaterThanOrEqual(60 - 8)
    await settlePayments(settling(db, createDemoPayments()))
    expect(await left()).toEqual([])
  })
})
