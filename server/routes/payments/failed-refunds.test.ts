// Refunds that fail: the owner sees what is still owed, retries, and is no longer warned once the refund is in progress.
import { describe, expect, test } from 'vitest'
import { cents } from '../../../domain/basics/money.ts'
import type { TodayReply } from '../../../domain/people/people-api.ts'
import { owedRefunds } from '../../../domain/payments/refund.ts'
import { alarmCount } from '../../../test-support/alarm-count.ts'
import { engines } from '../../../test-support/databases.ts'
import { units } from '../../../test-support/open-refunds.ts'
import { openWhole } from '../../../test-support/open-whole.ts'
import { settling } from '../../../test-support/settling.ts'
import { createDemoPayments } from '../../adapters/payments-demo.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import { countFailedAttempt, markRefundReturned, markRefundFailed } from '../../db/payments/failed-refunds.ts'
import { storeGatewayRefund } from '../../db/payments/gateway-refunds.ts'
import { countPendingMoney } from '../../db/payments/refunds.ts'
import { settlePayments } from '../../jobs/settle-payments.ts'

/** Every refund fails. */
const closed: PaymentGateway = {
  ...createDemoPayments(),
  refund: async () => ({ outcome: 'failed', reason: 'account-closed' }),
}

describe.each(engines)('R67 a refund that fails on %s', (engine) => {
  test('a refund that fails took nothing; the order can be refunded again, and canceled as a whole', async () => {
    const { whole, takeMoney, refunded, cancel, detail, db, bill, settle, ...book } = await openWhole(engine)
    const failures = async () => [
      (await book.list({ status: 'payment-failed' })).count,
      alarmCount((await book.get('/api/office/today')).json<TodayReply>(), 'failed-payments'),
    ]
    const id = await whole()
    await takeMoney()
    await refunded(id, { selection: units([0, 1]), expected: 1035 })
    await settlePayments(settling(db, closed))
    expect(await failures()).toEqual([1, 1])
    const failure = { reason: 'account-closed', at: expect.any(String) as string }
    expect(await detail(id)).toMatchObject({
      payment: 'refund-failed',
      paymentFailure: failure,
      refunds: [{ state: 'failed', failure }],
    })
    const again = await refunded(id, { selection: units([0, 1]), expected: 1035 })
    expect(again).toMatchObject({ payment: 'captured', paymentFailure: null })
    await settle()
    expect(await failures()).toEqual([0, 0])
    expect(await detail(id)).toMatchObject({
      payment: 'captured',
      paymentFailure: null,
      refunds: [{ state: 'failed', failure }, { state: 'sent' }],
    })
    await cancel(id)
    await settle()
    await settle()
    const { payment, refunds } = await detail(id)
    expect(payment).toBe('refunded')
    const sent = refunds.filter(({ state }) => state === 'sent')
    expect(sent.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.total)
  })

  test('of two failed refunds the order stays failed until both are asked for again, or it is canceled', async () => {
    const { whole, takeMoney, refunded, cancel, detail, db } = await openWhole(engine)
    const id = await whole()
    await takeMoney()
    await refunded(id, { selection: units([0, 1]), expected: 1035 })
    await refunded(id, { selection: { amount: cents(500) }, expected: 500 })
    await settlePayments(settling(db, closed))
    const five = await refunded(id, { selection: { amount: cents(500) }, expected: 500 })
    expect([five.payment, owedRefunds(five.refunds).map(({ amount }) => amount)]).toEqual([
      'refund-failed',
      [1035],
    ])
    await settlePayments(settling(db, closed))
    expect(owedRefunds((await detail(id)).refunds).map(({ amount }) => amount)).toEqual([1035, 500])
    await refunded(id, { selection: { amount: cents(500) }, expected: 500 })
    expect(await refunded(id, { selection: units([0, 1]), expected: 1035 })).toMatchObject({
      payment: 'captured',
    })
    await settlePayments(settling(db, closed))
    await cancel(id)
    await settlePayments(settling(db, closed))
    await settlePayments(settling(db, closed))
    const order = await detail(id)
    expect([order.payment, owedRefunds(order.refunds).map(({ amount }) => amount)]).toEqual([
      'refund-failed',
      [order.total],
    ])
  })

  test('a refund that came back is nobody’s worry once the same money was sent again', async () => {
    const { whole, takeMoney, refunded, detail, db, settle } = await openWhole(engine)
    const id = await whole()
    await takeMoney()
    const twice = { selection: { amount: cents(500) }, expected: 500 }
    await refunded(id, twice)
    await settle()
    const failedAt = new Date().toISOString()
    await refunded(id, twice)
    await settle()
    const { seq } = await db.read.selectFrom('refunds').select('seq').orderBy('seq').executeTakeFirstOrThrow()
    const moment = { at: new Date().toISOString(), day: failedAt.slice(0, 10) }
    expect(await markRefundReturned(db, seq, { at: failedAt, reason: 'account-closed' }, moment)).toBe(true)
    const { payment, refunds, emails } = await detail(id)
    expect([payment, refunds.map(({ state }) => state)]).toEqual(['captured', ['failed', 'sent']])
    expect(emails.map(({ kind }) => kind)).not.toContain('refund-failed')
    expect(await db.read.selectFrom('owner_alerts').selectAll().execute()).toEqual([])
  })

  test('an error of the gateway does not count against a refund that was sent all the same', async () => {
    const { whole, takeMoney, refunded, db, settle } = await openWhole(engine)
    const id = await whole()
    await takeMoney()
    await refunded(id, { selection: { amount: cents(500) }, expected: 500 })
    await settle()
    const { seq, attempts } = await db.read
      .selectFrom('refunds')
      .select(['seq', 'attempts'])
      .executeTakeFirstOrThrow()
    await countFailedAttempt(db, seq, { attempts, at: new Date().toISOString() })
    expect(await db.read.selectFrom('refunds').select('attempts').execute()).toEqual([{ attempts }])
  })

  test('the rest of a canceled order is sent after all when part of it went back at the gateway', async () => {
    const { whole, takeMoney, cancel, detail, db, bill, settle } = await openWhole(engine)
    const id = await whole()
    await takeMoney()
    await cancel(id)
    for (let pass = 0; pass < 2; pass += 1) await settlePayments(settling(db, closed))
    expect(await detail(id)).toMatchObject({ payment: 'refund-failed', refunds: [{ state: 'failed' }] })
    const { seq } = await db.read.selectFrom('orders').select('seq').executeTakeFirstOrThrow()
    const at = new Date().toISOString()
    // The external refund came first, so the gateway refused ours, but we learn of it last.
    const made = { name: 're_part', amount: cents(500), at: new Date(Date.now() - 60_000).toISOString() }
    expect(await storeGatewayRefund(db, seq, made, { at, day: at.slice(0, 10) })).toBe('kept')
    expect(await countPendingMoney(db, new Date())).toBe(1)
    for (let pass = 0; pass < 2; pass += 1) await settle()
    const order = await detail(id)
    expect([order.payment, owedRefunds(order.refunds)]).toEqual(['refunded', []])
    expect(order.refunds.map(({ state, amount }) => [state, amount])).toEqual([
      ['failed', bill.total],
      ['sent', 500],
      ['sent', bill.total - 500],
    ])
    expect(await countPendingMoney(db, new Date())).toBe(0)
  })

  test('an order that is canceled while its refund is under way is refunded when the money is sent, and failed when not', async () => {
    const { whole, takeMoney, refunded, cancel, detail, db, bill, settle } = await openWhole(engine)
    const all = { units: [0, 1, 2].map((line) => ({ line, quantity: line === 0 ? 2 : 1 })) }
    const everything = { selection: { ...all, delivery: true, tip: true }, expected: bill.total }
    const silent: PaymentGateway = { ...createDemoPayments(), refund: () => Promise.reject(new Error('no')) }
    const announced: string[] = []
    const deps = (payments: PaymentGateway) => ({
      ...settling(db, payments),
      onPaymentChanged: (order: string) => void announced.push(order),
    })
    const [kept, sent] = [await whole(), await whole()]
    await takeMoney()
    for (const id of [kept, sent]) {
      await refunded(id, everything)
      await cancel(id)
    }
    await settlePayments(deps(silent))
    expect(await detail(kept)).toMatchObject({ payment: 'captured', refunds: [{ state: 'requested' }] })
    expect([announced, await countPendingMoney(db, new Date())]).toEqual([[], 2])
    const { seq } = await db.read.selectFrom('refunds').select('seq').orderBy('seq').executeTakeFirstOrThrow()
    await markRefundFailed(db, seq, { at: new Date().toISOString(), reason: 'account-closed' })
    expect(await detail(kept)).toMatchObject({ payment: 'refund-failed' })
    await settle()
    expect(await detail(sent)).toMatchObject({ payment: 'refunded' })
    expect(await countPendingMoney(db, new Date())).toBe(0)
  })
})
