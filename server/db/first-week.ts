// What is true of a restaurant in its first week, and payments that failed: asked by the owner's first screen.
import { sql } from 'kysely'
import type { FirstWeekFacts } from '#domain/first-week.ts'
import { weekdays } from '#domain/opening-hours.ts'
import type { DayRange } from '#domain/sales.ts'
import type { Database } from './open.ts'
import { ordersWithFailedPayment, wasNotPaid } from './payments.ts'
import { readSetting } from './settings.ts'
import { readStaff } from './staff.ts'

/** More would not fit in a line. */
const mostNamed = 3

/** What the server alone knows stands in its environment. */
export type FactsOfDatabase = Omit<FirstWeekFacts, 'cards' | 'mailServer'>

export async function readFirstWeek(db: Database, owner: string): Promise<FactsOfDatabase> {
  const [restaurant, hours, ways, checklist, staff, order] = await Promise.all([
    readSetting(db.read, 'restaurant'),
    readSetting(db.read, 'hours'),
    readSetting(db.read, 'ways'),
    readSetting(db.read, 'checklist'),
    readStaff(db),
    readFirstOrder(db),
  ])
  const { week, specialDays } = hours.value
  const { delivery, pickup, zones } = ways.value
  const others = staff.filter(({ username, on }) => on && username !== owner).map(({ name }) => name)
  return {
    ...checklist.value,
    address: restaurant.value.address,
    phone: restaurant.value.phone,
    hours: {
      daysOpen: week && weekdays.filter((weekday) => week[weekday].length > 0).length,
      specialDays: specialDays.length,
    },
    ways: { saved: ways.version > 1, delivery, pickup, zones: zones.length },
    people: { names: others.slice(0, mostNamed), more: Math.max(0, others.length - mostNamed) },
    order,
  }
}

async function readFirstOrder(db: Database): Promise<FirstWeekFacts['order']> {
  const first = await db.read
    .selectFrom('orders')
    .select(['number', 'timestamp'])
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return first ?? null
}

export async function countFailedPayments(db: Database, { from, to }: DayRange): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders
    where seq in ${ordersWithFailedPayment(db)} and business_day between ${from} and ${to}`.execute(db.read)
  return rows[0]?.count ?? 0
}

/** A driver has been back by then, and whoever came for the food is gone. */
const oneHour = 60 * 60_000

/** Orders that were handed over and not paid, an hour after their promise (R65). */
export async function countUnpaid(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - oneHour).toISOString()
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from orders
    where ${wasNotPaid(db)} and ready_by <= ${before}`.execute(db.read)
  return rows[0]?.count ?? 0
}
