import { setTimeout as wait } from 'node:timers/promises'
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
      },
    }
    expect(await settlePayments(settling(db, payments))).toBe(1)
    broken = false
    expect(await settlePayments(settling(db, payments))).toBe(0)
    expect(await settlePayments(settling(db, payments))).toBe(0)
    expect(captured).toHaveLength(1)
    expect(await db.read.selectFrom('orders').select('payment').execute()).toEqual([{ payment: 'captured' }])
  })

  test('is taken when there is time for it', async () => {
    const { order, db } = await openTestApp(engine)
    await order(rosasOrder)
    const rush = Promise.withResolvers<boolean>()
    const settled = settlePayments({ ...settling(db, createDemoPayments()), goOn: () => rush.promise })
    const payments = () => db.read.selectFrom('orders').select('payment').execute()
    await wait(100)
    expect(await payments()).toEqual([{ payment: 'authorised' }])
    rush.resolve(true)
    expect(await settled).toBe(0)
    expect(await payments()).toEqual([{ payment: 'captured' }])
  })

  test('is sent back also while many others wait to be taken', async () => {
    const { db } = await openTestApp(engine)
    await storeOrders(db, 200, () => ({ status: 'placed', payment: 'authorised' }))
    const done: string[] = []
    const payments: PaymentGateway = {
      ...createDemoPayments(),
      async capture() {
        done.push('capture')
        if (done.length === 1) throw new Error('one that fails is not tried over and over')
      },
      refund: async () => void done.push('refund'),
    }
    let now = new Date()
    const goOn = async () => {
      now = new Date(now.getTime() + 2_000)
      const first = db.read.selectFrom('orders').select('id').where('payment', '=', 'captured').orderBy('seq')
      const cancelled = await first.limit(1).execute()
      const ids = cancelled.map(({ id }) => id)
      if (ids.length > 0 && !done.includes('refund'))
        await db.write.updateTable('orders').set({ status: 'cancelled' }).where('id', 'in', ids).execute()
      return true
    }
    expect(await settlePayments({ ...settling(db, payments), now: () => now, goOn })).toBe(1)
    expect(done).toHaveLength(201)
    expect(done.indexOf('refund')).toBeLessThan(150)
  })

  test('is taken also behind many that fail, in a rush', async () => {
    const { db } = await openTestApp(engine)
    await storeOrders(db, 410, (at) => ({
      status: 'placed',
      payment: 'authorised',
      authorisation: at < 400 ? 'bad' : 'good',
    }))
    let tries = 0
    const payments: PaymentGateway = {
      ...createDemoPayments(),
      async capture({ authorisation }) {
        tries += 1
        if (authorisation === 'bad') throw new Error('no')
      },
    }
    let now = new Date()
    let turns = 0
    const goOn = async () => {
      now = new Date(now.getTime() + 1_000)
      return (turns += 1) < 20
    }
    expect(await settlePayments({ ...settling(db, payments), now: () => now, goOn })).toBe(400)
    expect(tries).toBe(410)
  })

  test('is left to the next start by a server that closes', async () => {
    const { db } = await openTestApp(engine)
    await storeOrders(db, 60, () => ({ status: 'placed', payment: 'authorised' }))
    let asked = 0
    const goOn = async () => (asked += 1) < 2
    expect(await settlePayments({ ...settling(db, createDemoPayments()), goOn })).toBe(0)
    const left = () => db.read.selectFrom('orders').select('id').where('payment', '=', 'authorised').execute()
    expect(await left()).toHaveLength(12)
    await settlePayments(settling(db, createDemoPayments()))
    expect(await left()).toEqual([])
  })
})
