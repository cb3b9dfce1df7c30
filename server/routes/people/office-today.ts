// GET /api/office/today: the owner's first screen.
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { todayReply } from '#domain/people/today-schema.ts'
import { currentAlarms, recentlyOver } from '#domain/people/alarms.ts'
import { previousRange } from '#domain/books/earlier-range.ts'
import { type TodayReply, peoplePaths } from '#domain/people/people-api.ts'
import type { FirstWeekFacts } from '#domain/restaurant/first-week.ts'
import { acceptedPaymentMethods, canAnybodyPay } from '#domain/restaurant/payment-methods.ts'
import { promisesOf } from '#domain/kitchen/promise.ts'
import { addFigures, type Movements } from '#domain/books/sales.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { CardSetup } from '../../connections/payments-now.ts'
import type { MailNow, MailSetup } from '../../connections/mail-now.ts'
import { json } from '../../http/reply-spec.ts'
import { countUnpaid, readFirstWeek } from '../../db/restaurant/first-week.ts'
import { readDisputesToAnswer } from '../../db/payments/disputes.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { Database } from '../../db/engine/database.ts'
import { readAlarmCounts, readStoredAlarms } from '../../db/people/alarms.ts'
import { countOnTime } from '../../db/kitchen/on-time-record.ts'
import { readMovements } from '../../db/books/sales-adjustments.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import { readTodaysBoard } from '../../db/kitchen/todays-board.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface OfficeTodayDeps {
  readonly db: Database
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current' | 'readShop'>
  readonly mail: Pick<MailNow, 'current'>
  readonly cardSetup: () => Pick<CardSetup, 'acceptedCards' | 'isTestMode'>
}

/** In burritos: the wait shown to the owner is that of a typical order. */
const typicalOrder = 3

export function officeTodayRoutes(app: Routes, deps: OfficeTodayDeps): void {
  app.get(
    peoplePaths.today,
    {
      config: {
        access: 'run-office',
        summary: 'Today: sales so far, the board, and the first week',
        reply: json(todayReply),
      },
      schema: { querystring: nothing },
    },
    (request) => readToday(deps, request.staff),
  )
}

async function readToday(deps: OfficeTodayDeps, { username }: StaffMember): Promise<TodayReply> {
  const { db } = deps
  const now = deps.now()
  const { timeZone } = deps.restaurant.current()
  const today = businessDayOf(now, timeZone)
  const todayOnly = { from: today, to: today }
  const before = previousRange(todayOnly, now, timeZone)
  const checklist = await readSetting(db.read, 'checklist')
  const stored = await readStoredAlarms(db)
  const alarms = currentAlarms(stored, await readAlarmCounts(db, now))
  return {
    now: now.toISOString(),
    today,
    total: figuresOf(await readMovements(db, todayOnly, timeZone)),
    before: { day: before.from, ...figuresOf(await readMovements(db, before, timeZone)) },
    onTime: await countOnTime(db, todayOnly, timeZone),
    orderNow: await readOrderNow(deps, now),
    ...(await readTodaysBoard(db, now)),
    alarms,
    overAlarms: recentlyOver(stored, alarms, now),
    unpaidOrders: await countUnpaid(db, now),
    urgentDispute: (await readDisputesToAnswer(db.read))?.first ?? null,
    firstWeek: {
      ...(await readFirstWeek(db, username, now)),
      cards: await readCardsNow(deps),
      mailServer: mailServerOf(deps.mail.current()),
    },
    checklist: { ...checklist.value, version: checklist.version },
  }
}

async function readOrderNow({ db, restaurant }: OfficeTodayDeps, now: Date): Promise<TodayReply['orderNow']> {
  const shop = await restaurant.readShop(now)
  const kitchen = await readKitchen(db.read, db.engine, kitchenSettings(shop), now)
  const readyBy = shop.pause || shop.isUnattended ? undefined : promisesOf(kitchen).soonest(typicalOrder)
  return { burritos: typicalOrder, readyBy: readyBy === undefined ? null : new Date(readyBy).toISOString() }
}

async function readCardsNow({ db, cardSetup }: OfficeTodayDeps): Promise<FirstWeekFacts['cards']> {
  const { acceptedCards, isTestMode } = cardSetup()
  if (isTestMode) return 'test'
  const { value } = await readSetting(db.read, 'paymentMethods')
  return canAnybodyPay(acceptedPaymentMethods(value, acceptedCards)) ? acceptedCards.cards : 'none'
}

/** Null while nobody gets an email. */
function mailServerOf({ server, isOn, isLocked }: MailSetup): string | null {
  return isOn && !isLocked ? (server?.host ?? null) : null
}

function figuresOf(movements: Movements) {
  const { orders, netSales } = addFigures(movements)
  return { orders, netSales }
}
