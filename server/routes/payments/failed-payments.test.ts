// Money that the gateway will never move: it is not asked for again, the owner sees it, and the sales do not count it.
import { describe, expect, test } from 'vitest'
import type { SalesReply } from '../../../domain/books/books-api.ts'
import { demoCards, demoToken } from '../../../domain/payments/test-cards.ts'
import type { OfficeOrder, TodayReply } from '../../../domain/people/people-api.ts'
import { alarmCount } from '../../../test-support/alarm-count.ts'
import { bothEngines } from '../../../test-support/databases.ts'
import { openOrderBook } from '../../../test-support/open-order-book.ts'
import { settling } from '../../../test-support/settling.ts'
import { settlePayments } from '../../jobs/settle-payments.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'

const lapsing = { paymentToken: demoToken(demoCards.lapse) }
const keeping = { paymentToken: demoToken(demoCards.keep) }

/** The demo gateway, with a count of its requests to move money. */
function countingGateway() {
  const asked: string[] = []
  const demo = createDemoPayments()
  const payments: PaymentGateway = {
    ...demo,
    capture: (request) => (asked.push('capture'), demo.capture(request)),
    void: (request) => (asked.push('void'), demo.void(request)),
    refund: (request) => (asked.push('refund'), demo.refund(request)),
  }
  return { payments, asked }
}

describe.each(bothEngines)('a payment that failed for good on %s', (engine) => {
  test('is not tried again, and the office shows which and why', async () => {
    const { placeFor, placed, move, detail, list, db } = await openOrderBook(engine)
    const { payments, asked } = countingGateway()
    const gone: string[] = []
    const deps = {
      ...settling(db, payments),
      onPaymentFailed: (id: string, reason: string) => void gone.push(`${id} ${reason}`),
    }
    const id = await placeFor(lapsing)
    const paid = await placed()
    await move(id, 'placed', 'cooking')
    await move(paid, 'placed', 'cooking')
    expect(await settlePayments(deps)).toBe(0)
    expect(await settlePayments(deps)).toBe(0)
    expect(asked).toEqual(['capture', 'capture'])
    expect(gone).toEqual([`${id} hold-expired`])

    expect(await detail(id)).toMatchObject({
      status: 'cooking',
      payment: 'capture-failed',
      capturedAt: null,
      paymentFailure: { reason: 'hold-expired', at: expect.any(String) as string },
    })
    expect(await detail(paid)).toMatchObject({ payment: 'captured', paymentFailure: null })
    const { orders } = await list()
    expect(orders.map((order) => [order.id, order.paymentFailed])).toEqual([
      [paid, false],
      [id, true],
    ])
    const failed = await list({ status: 'payment-failed', period: '7-days' })
    expect([failed.count, failed.orders.map((order) => order.id)]).toEqual([1, [id]])
    const named = await list({ status: 'payment-failed', find: 'Rosa' })
    expect(named.orders.map((order) => order.id)).toEqual([id])
  })

  test('R72 is counted on the owner’s first screen until somebody has settled it, however old its order is', async () => {
    const { placeFor, placed, settle, get, setNow, cancel, list } = await openOrderBook(engine)
    const failures = async () =>
      alarmCount((await get('/api/office/today')).json<TodayReply>(), 'failed-payments')
    setNow(new Date('2026-11-10T20:00:00.000Z'))
    const notReturned = await placeFor(keeping)
    await placed()
    const notCharged = await placeFor(lapsing)
    expect(await failures()).toBe(0)
    await settle()
    expect(await failures()).toBe(1)
    setNow(new Date('2026-11-19T20:00:00.000Z'))
    expect(await failures()).toBe(1)
    await cancel(notReturned)
    await settle()
    expect(await failures()).toBe(2)
    const { orders } = await list({ status: 'payment-failed' })
    expect(orders.map(({ id }) => id)).toEqual([notCharged, notReturned])
    await cancel(notCharged)
    expect(await failures()).toBe(1)
  })

  test('R72 is settled by the owner’s word: the alarm ends, the log says who, and a later failure counts again', async () => {
    const { placeFor, cancel, settle, settleFailure, detail, list, get, db } = await openOrderBook(engine)
    const failures = async () =>
      alarmCount((await get('/api/office/today')).json<TodayReply>(), 'failed-payments')
    const [notCharged, notReturned] = [await placeFor(lapsing), await placeFor(keeping)]
    const id = await placeFor(keeping)
    await settle()
    await cancel(notReturned)
    await settle()
    expect(await failures()).toBe(2)
    for (const one of [notCharged, notReturned]) {
      const settled = (await settleFailure(one)).json<OfficeOrder>()
      expect(settled.failureSettledAt).not.toBeNull()
      expect(settled.history.at(-1)).toMatchObject({ by: { username: 'owner' }, action: { what: 'settled' } })
      expect((await settleFailure(one)).json<OfficeOrder>().history).toHaveLength(settled.history.length)
    }
    expect(await failures()).toBe(0)
    expect((await list({ status: 'payment-failed' })).count).toBe(0)
    expect((await list()).orders.map(({ paymentFailed }) => paymentFailed)).toEqual([false, false, false])

    // Nothing has failed yet, and what fails later was not settled before.
    expect((await settleFailure(id)).json<OfficeOrder>()).toMatchObject({ failureSettledAt: null })
    await db.write.updateTable('payments').set({ failure_settled_at: '2026-11-01T20:00:00.000Z' }).execute()
    await cancel(id)
    await settle()
    expect(await failures()).toBe(1)
    expect(await detail(id)).toMatchObject({ payment: 'refund-failed', failureSettledAt: null })
  })

  test('is no revenue, and no burrito sold', async () => {
    const { placeFor, placed, settle, get } = await openOrderBook(engine)
    await placeFor(lapsing)
    await placed()
    await settle()
    const { total } = (await get('/api/office/sales?period=today')).json<SalesReply>()
    expect(total).toMatchObject({ orders: 1, total: 4599, burritos: 4, refunds: 0 })
  })

  test('is settled by canceling the order: nothing was charged, nothing goes back', async () => {
    const { placeFor, cancel, settle, track, list, detail, db } = await openOrderBook(engine)
    const id = await placeFor(lapsing)
    await settle()
    expect((await cancel(id)).statusCode).toBe(200)
    const { payments, asked } = countingGateway()
    await settlePayments(settling(db, payments))
    expect(asked).toEqual([])
    expect(await track(id)).toMatchObject({ status: 'canceled', cancellation: { money: 'released' } })
    expect(await detail(id)).toMatchObject({ payment: 'capture-failed', returnedAt: null })
    expect((await list({ status: 'payment-failed' })).count).toBe(0)
  })

  test('is also one that cannot be sent back: it stays revenue, is no refund, and the owner sees it', async () => {
    const { placeFor, cancel, settle, track, list, detail, get, db } = await openOrderBook(engine)
    const id = await placeFor(keeping)
    await settle()
    await cancel(id)
    const { payments, asked } = countingGateway()
    await settlePayments(settling(db, payments))
    await settlePayments(settling(db, payments))
    expect(asked).toEqual(['refund'])
    expect(await detail(id)).toMatchObject({
      payment: 'refund-failed',
      returnedAt: null,
      paymentFailure: { reason: 'account-closed' },
    })
    expect(await track(id)).toMatchObject({ cancellation: { money: 'on-its-way' } })
    expect((await list({ status: 'payment-failed' })).orders.map((order) => order.id)).toEqual([id])
    const { total } = (await get('/api/office/sales?period=today')).json<SalesReply>()
    expect(total).toMatchObject({ orders: 1, netSales: 4200, total: 4599, refunds: 0 })
  })

  test('that was let go before it lapsed is let go like any other', async () => {
    const { placeFor, cancel, settle, detail } = await openOrderBook(engine)
    const id = await placeFor(lapsing)
    await cancel(id)
    await settle()
    expect(await detail(id)).toMatchObject({ payment: 'voided', paymentFailure: null })
  })
})
