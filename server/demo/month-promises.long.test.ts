// The promises of the demo's month: computed as the shop computes them, most of them kept, with bad evenings among them.
import { describe, expect, test } from 'vitest'
import { changeOf } from '#domain/audit.ts'
import { businessDayOf } from '#domain/business-day.ts'
import { addDays } from '#domain/days.ts'
import { openingAt } from '#domain/hours.ts'
import { makeMonth } from './month.ts'

describe.each([
  ['in the evening', '2026-11-13T03:30:00Z', 'America/Los_Angeles'],
  ['at two in the morning', '2026-05-04T09:00:00Z', 'America/Los_Angeles'],
  ['where the clock is half an hour off', '2026-03-31T08:00:00Z', 'Asia/Kolkata'],
])('a month made %s', (_when, moment, timeZone) => {
  const now = new Date(moment)
  const today = businessDayOf(now, timeZone)
  const { orders, log, hours, waitTimes } = makeMonth({ seed: 1995, now, timeZone })

  test('R46: has orders that wait in Later, which nobody has touched yet', () => {
    const later = orders.filter(({ time }) => (time.startsAt ?? '') > now.toISOString())
    expect(later).toHaveLength(3)
    for (const { time, seenAt, status } of later)
      expect([time.promise.isScheduled, seenAt, status]).toEqual([true, null, 'placed'])
  })

  test('R42: promises every order a time in open hours, after the shortest wait', () => {
    for (const { timestamp, time, fulfilment } of orders) {
      const readyBy = Date.parse(time.promise.readyBy)
      expect(readyBy - Date.parse(timestamp)).toBeGreaterThanOrEqual(waitTimes.shortestWait * 60_000)
      expect(openingAt(hours, timeZone, new Date(readyBy)).opening.open).toBe(true)
      const road = fulfilment.way === 'delivery' ? (fulfilment.minutesOnTheRoad ?? 0) : 0
      expect(Date.parse(time.promise.at) - readyBy).toBe(road * 60_000)
    }
    const scheduled = orders.filter(({ time }) => time.promise.isScheduled).length / orders.length
    expect(scheduled).toBeGreaterThan(0.08)
    expect(scheduled).toBeLessThan(0.25)
  })

  test('R49: has a record that is good, and bad evenings in it', () => {
    const readyOf = ({ moves }: (typeof orders)[number]) => moves.findLast(({ to }) => to === 'ready')?.at
    const made = orders.filter((order) => readyOf(order) !== undefined)
    const isLate = (order: (typeof orders)[number]) =>
      Date.parse(readyOf(order) ?? '') > Date.parse(order.time.promise.readyBy) + 60_000
    const share = (some: typeof orders) => some.filter(isLate).length / some.length
    expect(share(made)).toBeLessThan(0.08)
    const bad = made.filter(
      ({ businessDay, localHour }) =>
        [2, 9, 23].map((ago) => addDays(today, -ago)).includes(businessDay) && localHour >= 17,
    )
    expect(share(bad)).toBeGreaterThan(2 * share(made))
  })

  test('R47: has delays that their customers were told of, and the first promise beside the new one', () => {
    const moved = orders.filter(({ movedTo }) => movedTo !== null)
    expect(moved.length).toBeGreaterThan(2)
    for (const { movedTo, time, mails, status } of moved) {
      expect((movedTo ?? '') > time.promise.readyBy).toBe(true)
      if (status !== 'cancelled')
        expect(mails.some(({ kind, state }) => kind === 'moved' && state === 'sent')).toBe(true)
    }
    expect(log.filter(({ deed }) => changeOf(deed, 'readyBy'))).toHaveLength(moved.length)
    expect(log.filter(({ deed }) => changeOf(deed, 'busy.minutes'))).toHaveLength(3)
  })
})
