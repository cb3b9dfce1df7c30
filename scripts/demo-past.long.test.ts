// The two weeks behind the demo, as they are in its database once they are lived.
import { expect, test } from 'vitest'
import { restaurantClock } from '#domain/restaurant/business-day.ts'
import { boardStatuses } from '#domain/kitchen/tickets.ts'
import { freshDataDir } from '../test-support/databases.ts'
import { readConfig } from '../server/config.ts'
import { checkBooks } from '../server/db/books/check-books.ts'
import { findOpenPayments } from '../server/db/payments/open-payments.ts'
import { countDueEmails } from '../server/db/orders/email-queue.ts'
import { openDatabase } from '../server/db/engine/open.ts'
import { readBoard } from '../server/db/kitchen/tickets.ts'
import { daysOfPast, firstMomentOf, liveTwoWeeks, type Moment } from './demo-past.ts'
import { openPast } from './demo-server.ts'

const password = 'burritos-for-all'

async function liveUntil(moment: Moment) {
  const config = readConfig({ DATA_DIR: await freshDataDir(), DEMO: 'on', RATE_LIMITS: 'off' })
  const past = await openPast({ ...config, timeZone: moment.timeZone }, password, firstMomentOf(moment))
  const days: string[] = []
  const onDay = (day: string) => void days.push(day)
  const { signal: ending } = new AbortController()
  await liveTwoWeeks(past, { ...moment, seed: 1995, password, onDay, ending })
  await past.close()
  return { db: await openDatabase(config), days }
}

test.each([
  ['in the evening', '2026-11-13T03:30:00Z', 'America/Los_Angeles'],
  ['at three in the morning', '2026-05-04T10:00:00Z', 'America/Los_Angeles'],
  ['where the clock is half an hour off', '2026-03-31T08:00:00Z', 'Asia/Kolkata'],
])(
  'two weeks that end %s are those of a restaurant',
  async (_when, at, timeZone) => {
    const now = new Date(at)
    const { db, days } = await liveUntil({ now, timeZone })
    const orders = await db.read.selectFrom('orders').selectAll().orderBy('seq').execute()
    const before = orders.filter(({ business_day }) => business_day < (days.at(-1) ?? ''))
    const counts = [...Map.groupBy(before, (one) => one.business_day).values()].map((day) => day.length)
    expect(days.length).toBeGreaterThanOrEqual(daysOfPast - 1)
    expect(before.length / counts.length).toBeGreaterThan(34)
    expect(before.length / counts.length).toBeLessThan(46)
    expect(Math.max(...counts)).toBeGreaterThan(1.4 * Math.min(...counts))
    const placedIn = (hour: number) =>
      before.filter(({ timestamp }) => restaurantClock(new Date(timestamp), timeZone).hour === hour).length
    expect(placedIn(12)).toBeGreaterThan(3 * placedIn(15))
    expect(placedIn(18)).toBeGreaterThan(3 * placedIn(15))

    // Every column of the board has tickets, and those for later wait untouched.
    const { tickets } = await readBoard(db, now)
    for (const status of boardStatuses)
      expect(tickets.filter((one) => one.status === status).length, status).toBeGreaterThan(1)
    const later = tickets.filter(({ startsAt }) => (startsAt ?? '') > now.toISOString())
    expect(later.length).toBeGreaterThanOrEqual(3)
    expect(later.filter(({ seen }) => seen)).toEqual([])

    // R68: money, mails and books are where a restaurant has them that was never interrupted.
    expect((await checkBooks(db))?.discrepancies).toEqual([])
    expect(await findOpenPayments(db, { now: now.toISOString(), after: undefined, most: 10 })).toEqual([])
    // The mail of what has just become ready waits a little: a cook may take it back.
    expect(await countDueEmails(db)).toBeLessThan(3)
    const closed = await db.read.selectFrom('closings').select('day').execute()
    expect(closed).toHaveLength(days.length - 1)
    const codes = await db.read.selectFrom('promo_codes').select('use_count').execute()
    for (const { use_count } of codes) expect(use_count).toBeGreaterThan(4)
    const refunds = await db.read.selectFrom('refunds').select('state').execute()
    expect(refunds.filter(({ state }) => state === 'sent').length).toBeGreaterThan(4)
    expect(orders.filter(({ status }) => status === 'canceled').length).toBeGreaterThan(4)
    await db.close()
  },
  300_000,
)

test('the same moment makes the same two weeks', async () => {
  const moment = { now: new Date('2026-11-13T03:30:00Z'), timeZone: 'America/Los_Angeles' }
  const told = async () => {
    const { db } = await liveUntil(moment)
    const columns = ['timestamp', 'total', 'email', 'status', 'moves', 'earned_day'] as const
    const orders = await db.read.selectFrom('orders').select(columns).orderBy('seq').execute()
    await db.close()
    return orders
  }
  expect(await told()).toEqual(await told())
}, 300_000)
