// The demo's month obeys the restaurant's own rules in every invented order.
import { describe, expect, test } from 'vitest'
import { businessDayOf, restaurantClock } from '#domain/business-day.ts'
import { addDays } from '#domain/days.ts'
import { changeOf, type Deed } from '#domain/audit.ts'
import { startingMenu } from '#domain/starting-menu.ts'
import { taxRate } from '../../test-support/restaurant.ts'
import { canBecome, type OrderId, type OrderStatus } from '#domain/order.ts'
import { discountOf, makeBill, taxOf, taxOn } from '#domain/bill.ts'
import { cents } from '#domain/money.ts'
import { openingAt } from '#domain/hours.ts'
import { deliveryTerms } from '#domain/ways.ts'
import { countBurritos, isPlain } from '#domain/cart.ts'
import { linesOf } from '#domain/cart-steps.ts'
import { findItem } from '#domain/menu.ts'
import { codeAndTipOf } from '../../test-support/code-and-tip.ts'
import { keepDiary } from './diary.ts'
import { added, demoMenu, retired } from './menu.ts'
import { makeMonth } from './month.ts'
import { demoHours, demoWays } from './settings.ts'

const losAngeles = 'America/Los_Angeles'

test('the same seed and moment make the same month, another seed another one', () => {
  const moment = { now: new Date('2026-11-13T20:30:00Z'), timeZone: losAngeles }
  const month = makeMonth({ seed: 1995, ...moment })
  expect(makeMonth({ seed: 1995, ...moment })).toEqual(month)
  expect(makeMonth({ seed: 1996, ...moment })).not.toEqual(month)
})

describe.each([
  ['in the evening', '2026-11-13T03:30:00Z', losAngeles],
  ['before opening', '2026-07-06T16:10:00Z', losAngeles],
  ['at two in the morning', '2026-05-04T09:00:00Z', losAngeles],
  ['when the clocks have just changed', '2026-11-01T20:15:00Z', losAngeles],
  ['where the clock is half an hour off', '2026-03-31T08:00:00Z', 'Asia/Kolkata'],
])('a month made %s', (_when, moment, timeZone) => {
  const now = new Date(moment)
  const today = businessDayOf(now, timeZone)
  const { orders, log } = makeMonth({ seed: 1995, now, timeZone })
  const deedsOf = new Map(orders.map(({ id }) => [id, [] as Deed[]]))
  for (const { deed } of log)
    if (changeOf(deed, 'status')) deedsOf.get(deed.subject.id as OrderId)?.push(deed)
  const isLater = ({ time }: { time: { startsAt: string | null } }) =>
    time.startsAt !== null && time.startsAt > now.toISOString()
  const isOpen = ({ status }: { status: OrderStatus }) =>
    status === 'placed' || status === 'cooking' || status === 'ready'

  test('has thirty business days of 60 to 140 orders, weekends the busiest', () => {
    const counts = new Map<string, number>()
    for (const { businessDay } of orders) counts.set(businessDay, (counts.get(businessDay) ?? 0) + 1)
    const days = Array.from({ length: 30 }, (_, at) => addDays(today, at - 29))
    expect([...counts.keys()].toSorted()).toEqual(days)
    for (const day of days.slice(0, -1)) {
      // A pause may have kept some customers away.
      expect(counts.get(day), day).toBeGreaterThanOrEqual(52)
      expect(counts.get(day), day).toBeLessThanOrEqual(140)
    }
    const on = (weekday: number) =>
      days
        .slice(0, -1)
        .filter((day) => new Date(day).getUTCDay() === weekday)
        .reduce((sum, day) => sum + (counts.get(day) ?? 0), 0)
    expect(on(6)).toBeGreaterThan(1.3 * on(1))
    expect(orders.length).toBeGreaterThan(2_600)
    expect(orders.length).toBeLessThan(3_400)
  })

  test('has its peaks at lunch and dinner, within the opening hours', () => {
    const before = orders.filter(({ businessDay }) => businessDay < today)
    const hours = before.map(({ timestamp }) => restaurantClock(new Date(timestamp), timeZone).hour)
    const at = (hour: number) => hours.filter((one) => one === hour).length
    expect(Math.min(...hours)).toBe(11)
    expect(Math.max(...hours)).toBe(20)
    expect(at(12)).toBeGreaterThan(3 * at(15))
    expect(at(18)).toBeGreaterThan(3 * at(15))
  })

  test('counts every order at the prices of its moment', () => {
    const diary = keepDiary(today, timeZone)
    for (const { bill, fulfilment, timestamp, businessDay, localHour, time } of orders) {
      const placedAt = new Date(timestamp)
      expect(businessDayOf(placedAt, timeZone)).toBe(businessDay)
      expect(restaurantClock(new Date(time.promise.readyBy), timeZone).hour).toBe(localHour)
      expect(diary.takesOrdersAt(placedAt), timestamp).toBe(true)
      const menu = diary.menuAt(placedAt, businessDay)
      const lines = linesOf(bill.lines)
      const terms =
        fulfilment.way === 'delivery' ? deliveryTerms(demoWays, fulfilment.address.zipcode) : undefined
      expect(bill).toEqual(
        makeBill(lines, menu, taxRate, {
          fee: terms && { amount: terms.fee, isTaxed: false },
          ...codeAndTipOf(bill),
        }),
      )
      expect(bill.subtotal).toBeGreaterThanOrEqual(terms?.smallestOrder ?? 0)
      const { amount, rate } = taxOf(bill)
      expect(amount).toBe(taxOn(cents(bill.subtotal - discountOf(bill)), rate))
      expect(
        lines.filter(({ item }) => menu.items.some(({ id, soldOut }) => id === item && soldOut)),
      ).toEqual([])
      const isMeal = (id: string) => (findItem(menu.items, id)?.weight ?? 0) >= 1
      const burritos = countBurritos(lines.filter(({ item }) => isMeal(item)))
      expect(burritos).toBeGreaterThanOrEqual(1)
      expect(burritos).toBeLessThanOrEqual(6)
    }
    const beef = new Set(
      orders
        .flatMap(({ bill: { lines } }) => lines)
        .flatMap((line) => (line.item === 'beef' && isPlain(line) ? [line.unitPrice] : [])),
    )
    expect([...beef]).toEqual([995, 1050])
    const { items } = diary.menuAt(now, today)
    expect(items.slice(0, startingMenu.items.length).map(({ price }) => price)).toEqual(
      startingMenu.items.map(({ price }) => price),
    )
  })

  test('R57, R58: has burritos as people like them, notes, sides and drinks, one that left the menu and one that came', () => {
    const lines = orders.flatMap(({ bill }) => bill.lines)
    const share = (some: typeof lines) => some.length / lines.length
    expect(share(lines.filter(({ changes }) => changes))).toBeGreaterThan(0.3)
    expect(share(lines.filter(({ changes }) => changes))).toBeLessThan(0.8)
    for (const kind of ['add', 'word', 'no'])
      expect(lines.filter(({ changes }) => changes?.some((one) => one.kind === kind)).length).toBeGreaterThan(
        50,
      )
    expect(lines.filter(({ note }) => note).length).toBeGreaterThan(20)
    const sold = (section: string) =>
      lines.filter(({ item }) => findItem(demoMenu.items, item)?.section === section)
    expect(share(sold('sides'))).toBeGreaterThan(0.05)
    expect(share(sold('drinks'))).toBeGreaterThan(0.05)
    const fish = orders.filter(({ bill }) => bill.lines.some(({ item }) => item === retired.item))
    expect(fish.length).toBeGreaterThan(20)
    const leftOn = addDays(today, -retired.daysAgo)
    expect(fish.filter(({ businessDay }) => businessDay >= leftOn)).toEqual([])
    const jamaica = orders.filter(({ bill }) => bill.lines.some(({ item }) => item === added.item))
    expect(jamaica.length).toBeGreaterThan(20)
    expect(jamaica.filter(({ businessDay }) => businessDay < addDays(today, -added.daysAgo))).toEqual([])
    const open = orders.filter((order) => isOpen(order)).flatMap(({ bill }) => bill.lines)
    expect(
      open.some(({ changes }) => changes),
      'also on the board',
    ).toBe(true)
  })

  test('takes no order while it is paused', () => {
    const pauses = log.flatMap(({ at, deed }, index) => {
      const pause = changeOf(deed, 'pause')?.to
      if (typeof pause !== 'number') return []
      const over = new Date(Date.parse(at) + pause * 60_000).toISOString()
      const resumed =
        log.slice(index).find((later) => changeOf(later.deed, 'pause')?.to === false)?.at ?? over
      return [{ at, over: resumed < over ? resumed : over }]
    })
    expect(pauses).toHaveLength(4)
    const during = ({ timestamp }: { timestamp: string }) =>
      pauses.some(({ at, over }) => timestamp > at && timestamp < over)
    expect(orders.filter(during)).toEqual([])
  })

  test('moves every order only as orders move, and writes all of it down', () => {
    for (const { id, status, moves, timestamp } of orders) {
      let reached: OrderStatus = 'placed'
      for (const deed of deedsOf.get(id) ?? []) {
        const { from, to } = changeOf(deed, 'status') as { from: OrderStatus; to: OrderStatus }
        expect(from).toBe(reached)
        expect(deed.what === 'undone' ? canBecome(to, from) : canBecome(from, to)).toBe(true)
        reached = to
      }
      expect(status).toBe(reached)
      let before: OrderStatus = 'placed'
      for (const { to } of moves) {
        expect(canBecome(before, to), `${before} to ${to}`).toBe(true)
        before = to
      }
      const times = [timestamp, ...moves.map(({ at }) => at)]
      expect(times).toEqual(times.toSorted())
    }
    const times = log.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect((times.at(-1) ?? '') <= now.toISOString()).toBe(true)
    expect(new Set(log.map(({ by }) => by))).toEqual(
      new Set(['owner', 'marisol', 'ben', 'tess', '*customer']),
    )
    expect(log.some(({ deed }) => deed.what === 'undone')).toBe(true)
  })

  test('opens with ten tickets in three columns, none older than a quarter of an hour', () => {
    const open = orders.filter((order) => isOpen(order) && !isLater(order))
    const counts = (['placed', 'cooking', 'ready'] as const).map(
      (status) => open.filter((order) => order.status === status).length,
    )
    expect(counts).toEqual([4, 4, 2])
    const ages = open.map(({ timestamp }) => (now.getTime() - Date.parse(timestamp)) / 60_000)
    expect(Math.min(...ages)).toBeGreaterThan(0)
    expect(Math.max(...ages)).toBeLessThan(15)
    expect(open.filter(({ seenAt }) => seenAt === null)).toHaveLength(1)
  })

  test('R52, R53: has pickups and deliveries, phones, apartments and notes, also on the board', () => {
    for (const some of [orders, orders.filter(isOpen)]) {
      expect(new Set(some.map(({ fulfilment }) => fulfilment.way))).toEqual(new Set(['delivery', 'pickup']))
      expect(new Set(some.map(({ phone }) => phone === null))).toEqual(new Set([true, false]))
    }
    const delivered = orders.flatMap(({ fulfilment }) => (fulfilment.way === 'delivery' ? [fulfilment] : []))
    expect(delivered.filter(({ note }) => note).length).toBeGreaterThan(100)
    expect(delivered.filter(({ address }) => address.apartment).length).toBeGreaterThan(100)
    expect(orders.filter(({ phone }) => phone && !/^\(559\) 555-01\d\d$/.test(phone))).toEqual([])
  })

  test('R54: has orders that their customers canceled before anybody cooked', () => {
    const own = orders.filter(({ moves }) => moves.at(-1)?.by === null)
    expect(own.length).toBeGreaterThan(3)
    for (const { moves, cancel } of own) {
      expect(moves).toMatchObject([{ to: 'cancelled' }])
      expect(cancel).toEqual({ reason: 'customer-asked', note: '' })
    }
  })

  test('mails nobody: every address is at example.com, and what was due has gone out', () => {
    expect(orders.filter(({ email }) => !/^[a-z]+\.[a-z]+\d+@example\.com$/.test(email))).toEqual([])
    const due = orders.filter(({ mails }) => mails.some(({ state }) => state === 'due'))
    expect(due.filter((order) => !isOpen(order))).toEqual([])
    for (const { status, mails } of orders) {
      expect(mails[0]?.kind).toBe('placed')
      expect(mails.some(({ kind }) => kind === 'cancelled')).toBe(status === 'cancelled')
    }
  })
})

test('R41: whoever starts the demo can order, at every hour of a week, and for an hour to come', () => {
  const start = Date.parse('2026-10-29T00:00:00Z')
  for (let hour = 0; hour < 7 * 24; hour += 1) {
    const now = new Date(start + hour * 3_600_000)
    const hours = demoHours(now, losAngeles, businessDayOf(now, losAngeles))
    for (const after of [0, 3_600_000]) {
      const moment = new Date(now.getTime() + after)
      expect(openingAt(hours, losAngeles, moment).opening.open, moment.toISOString()).toBe(true)
    }
    expect(hours.specialDays).toHaveLength(2)
  }
})
