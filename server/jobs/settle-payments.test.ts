import { describe, expect, test } from 'vitest'
import { engines } from '../../test-support/databases.ts'
import { storeOrders } from '../../test-support/many-orders.ts'
import { settling } from '../../test-support/settling.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { createDemoPayments } from '../adapters/payments-demo.ts'
import type { PaymentGateway } from '../adapters/payments.ts'
import { settlePayments } from './settle-payments.ts'

describe.each(engines)('the money of an order on %s', (engine) => {
  test('is captured afterwards, again and again until it succeeds, and then never more', async () => {
    const { order, db } = await openTestApp(engine)
    await order(rosasOrder)
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
    expect(await settlePayments(settling(db, payments))).toBe(1)
    broken = false
    expect(await settlePayments(settling(db, payments))).toBe(0)
    expect(await settlePayments(settling(db, payments))).toBe(0)
    expect(captured).toHaveLength(1)
    expect(await db.read.selectFrom('payments').select(['state', 'captured']).execute()).toEqual([
      { state: 'captured', captured: 4599 },
    ])
  })

  test('is taken also behind many that fail', async () => {
    const { db } = await openTestApp(engine)
    await storeOrders(db, 110, (at) => ({
      status: 'placed',
      payment: { state: 'authorised', intent: at < 100 ? 'bad' : 'good' },
    }))
    let tries = 0
    const payments: PaymentGateway = {
      ...createDemoPayments(),
      async capture({ authorisation }) {
        tries += 1
        if (authorisation === 'bad') throw new Error('no')
        return { outcome: 'captured' }
      },
    }
    expect(await settlePayments(settling(db, payments))).toBe(100)
    expect(tries).toBe(110)
  })

  test('is left to the next start by a server that closes', async () => {
    const { db } = await openTestApp(engine)
    await storeOrders(db, 60, () => ({ status: 'placed', payment: { state: 'authorised' } }))
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
      db.read.selectFrom('payments').select('seq').where('state', '=', 'authorised').execute()
    // Only what was under way is finished: eight at once.
    expect((await left()).length).toBeGreaterThanOrEqual(60 - 8)
    await settlePayments(settling(db, createDemoPayments()))
    expect(await left()).toEqual([])
  })
})
