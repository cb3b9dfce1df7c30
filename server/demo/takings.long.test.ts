// The money of the demo's month: held until cooking starts, paid at the counter, let go, and sent back in part or whole.
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/days.ts'
import { discountOf, tipOf } from '#domain/bill.ts'
import { makeMonth } from './month.ts'

describe.each([
  ['in the evening', '2026-11-13T03:30:00Z', 'America/Los_Angeles'],
  ['before opening', '2026-07-06T16:10:00Z', 'America/Los_Angeles'],
  ['where the clock is half an hour off', '2026-03-31T08:00:00Z', 'Asia/Kolkata'],
])('a month made %s', (_when, moment, timeZone) => {
  const now = new Date(moment)
  const { orders, log } = makeMonth({ seed: 1995, now, timeZone })
  const reached = (order: (typeof orders)[number], status: string) =>
    order.moves.find(({ to }) => to === status)?.at

  test('R65: the card is charged when cooking starts, at the latest at the promise', () => {
    for (const order of orders.filter(({ payment }) => payment.gateway === 'demo')) {
      const { payment, time, status } = order
      const due =
        [reached(order, 'cooking') ?? time.promise.readyBy, time.promise.readyBy].toSorted()[0] ?? ''
      expect(payment.captureAt).toBe(due)
      if (payment.capturedAt) expect(Date.parse(payment.capturedAt) - Date.parse(due)).toBe(2_000)
      else expect(status === 'cancelled' ? 'voided' : 'authorised').toBe(payment.state)
      expect(payment.state === 'authorised').toBe(payment.capturedAt === null && status !== 'cancelled')
    }
    const waiting = orders.filter(({ payment }) => payment.state === 'authorised')
    expect(waiting.length).toBeGreaterThan(3)
  })

  test('R65: some pay when they pick up', () => {
    const counter = orders.filter(({ payment }) => payment.gateway === 'counter')
    expect(counter.length / orders.length).toBeGreaterThan(0.03)
    expect(counter.length / orders.length).toBeLessThan(0.15)
    for (const order of counter) {
      expect(order.fulfilment.way).toBe('pickup')
      expect(order.payment.capturedAt).toBe(reached(order, 'handed-over') ?? null)
    }
  })

  test('R63, R64: customers tip and use codes, the one for new customers once each', () => {
    const share = (some: typeof orders) => some.length / orders.length
    expect(share(orders.filter(({ bill }) => tipOf(bill) > 0))).toBeGreaterThan(0.35)
    expect(share(orders.filter(({ bill }) => tipOf(bill) > 0))).toBeLessThan(0.65)
    expect(share(orders.filter(({ bill }) => discountOf(bill) > 0))).toBeGreaterThan(0.04)
    const welcomed = orders
      .filter(({ bill }) =>
        bill.charges.some((charge) => charge.kind === 'discount' && charge.code === 'WELCOME5'),
      )
      .map(({ email }) => email)
    expect(new Set(welcomed).size).toBe(welcomed.length)
  })

  test('what was cancelled is let go, or goes back whole on the same day or the next', () => {
    const cancelled = orders.filter(({ status }) => status === 'cancelled')
    expect(cancelled.length).toBeGreaterThan(10)
    expect(cancelled.length).toBeLessThan(80)
    expect(new Set(cancelled.map(({ payment }) => payment.state))).toEqual(new Set(['voided', 'refunded']))
    for (const { payment, refunds, bill, earnedDay, cancel } of cancelled) {
      expect(cancel).not.toBeNull()
      if (payment.state === 'voided') {
        expect([refunds, earnedDay]).toEqual([[], null])
        continue
      }
      expect(refunds).toMatchObject([{ reason: 'cancelled', by: null, parts: { amount: bill.total } }])
      expect([earnedDay, addDays(earnedDay ?? '', 1)]).toContain(refunds[0]?.day)
    }
    for (const order of orders) expect(order.cancel !== null).toBe(order.status === 'cancelled')
  })

  test('R67: of a few orders a part goes back, and the log says so', () => {
    const partly = orders.filter(({ status, refunds }) => status !== 'cancelled' && refunds.length > 0)
    expect(partly.length).toBeGreaterThan(10)
    for (const { refunds, bill, payment } of partly) {
      expect(refunds[0]?.parts.amount).toBeGreaterThan(0)
      expect(refunds[0]?.parts.amount).toBeLessThanOrEqual(bill.total)
      expect(payment.state).toBe(refunds[0]?.parts.amount === bill.total ? 'refunded' : 'captured')
    }
    expect(log.filter(({ deed }) => deed.what === 'refunded')).toHaveLength(partly.length)
    expect(new Set(partly.map(({ refunds }) => refunds[0]?.reason)).size).toBeGreaterThan(2)
  })
})
