// GET /api/office/sales and /api/office/sales.csv
import { previousRange } from '#domain/books/earlier-range.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { leadUpOf, rangeOf, type DayRange } from '#domain/books/sales-days.ts'
import { type SalesReply, booksPaths } from '#domain/books/books-api.ts'
import { choicesCsv, choicesCsvName, salesCsv, salesCsvName } from '#domain/books/sales-csv.ts'
import {
  figuresByItem,
  figuresByChoice,
  figuresByPromoCode,
  figuresByHour,
  figuresByFulfillment,
} from '#domain/books/sales-breakdown.ts'
import { addFigures, figuresByDay } from '#domain/books/sales.ts'
import { choicesCsvLabels, salesCsvLabels } from '#words/books/sales-csv.ts'
import { json, text, type ReplySpec } from '../../http/reply-spec.ts'
import { salesQuery, salesReply } from '#domain/books/sales-schema.ts'
import { readTestModeMoney } from '../../db/books/books.ts'
import { readMenu } from '../../db/menu/menu.ts'
import type { Database } from '../../db/engine/database.ts'
import { countOnTime } from '../../db/kitchen/on-time-record.ts'
import { readAdjustments, readMovements, readPromoCodeSales } from '../../db/books/sales-adjustments.ts'
import { createSalesCache, type SalesCache } from '../../db/books/sales.ts'
import type { Routes } from '../../http/route-rules.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'

export interface OfficeSalesDeps {
  readonly db: Database
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'current'>
}

interface SalesSource {
  readonly db: Database
  readonly cache: SalesCache
}

export function officeSalesRoutes(app: Routes, { db, now, restaurant }: OfficeSalesDeps): void {
  const source = { db, cache: createSalesCache(db) }
  const options = (summary: string, reply: ReplySpec) =>
    ({ config: { access: 'run-office', summary, reply }, schema: { querystring: salesQuery } }) as const

  app.get(
    booksPaths.sales,
    options('What was sold', json(salesReply)),
    async (request): Promise<SalesReply> => {
      const moment = now()
      const { timeZone } = restaurant.current()
      const today = businessDayOf(moment, timeZone)
      return readSales(source, rangeOf(request.query, today), { now: moment, timeZone })
    },
  )

  app.get(
    booksPaths.salesCsv,
    options('What was sold, for a spreadsheet', text('text/csv')),
    async (request, reply) => {
      const range = rangeOf(request.query, businessDayOf(now(), restaurant.current().timeZone))
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="${salesCsvName(range)}"`)
      return readCsv(source, range, now())
    },
  )

  app.get(
    booksPaths.salesChoicesCsv,
    options('What was chosen, for a spreadsheet', text('text/csv')),
    async (request, reply) => {
      const range = rangeOf(request.query, businessDayOf(now(), restaurant.current().timeZone))
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="${choicesCsvName(range)}"`)
      return readChoicesCsv(source, range, now())
    },
  )
}

async function readSales(
  source: SalesSource,
  range: DayRange,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<SalesReply> {
  const { db, cache } = source
  const { hours, kinds, choices, moved, menu } = await readRange(source, range, now)
  const before = previousRange(range, now, timeZone)
  const leadUp = leadUpOf(range)
  return {
    ...range,
    today: businessDayOf(now, timeZone),
    total: addFigures(moved),
    testModeMoney: await readTestModeMoney(db, range),
    before: {
      from: before.from,
      to: before.to,
      soFar: before.until !== undefined,
      total: addFigures(await readMovements(db, before, timeZone, cache)),
    },
    onTime: await countOnTime(db, range, timeZone),
    days: figuresByDay(range, moved),
    leadUp: leadUp ? figuresByDay(leadUp, await readMovements(db, leadUp, timeZone, cache)) : [],
    hours: figuresByHour(hours),
    burritos: figuresByItem(kinds, menu.items),
    choices: figuresByChoice(choices, menu.groups),
    fulfillments: figuresByFulfillment(hours, moved.refundedMoney),
    codes: figuresByPromoCode(await readPromoCodeSales(db, range)),
  }
}

async function readCsv(source: SalesSource, range: DayRange, now: Date): Promise<string> {
  const { kinds, moved, menu } = await readRange(source, range, now)
  return salesCsv(figuresByDay(range, moved), figuresByItem(kinds, menu.items), kinds, salesCsvLabels)
}

async function readChoicesCsv({ db, cache }: SalesSource, range: DayRange, now: Date): Promise<string> {
  const [{ choices }, { groups }] = [await cache.readSold(range), await readMenu(db, now)]
  return choicesCsv(figuresByChoice(choices, groups), choices, choicesCsvLabels)
}

async function readRange({ db, cache }: SalesSource, range: DayRange, now: Date) {
  const sold = await cache.readSold(range)
  const moved = { charged: sold.hours, ...(await readAdjustments(db, range)) }
  return { ...sold, moved, menu: await readMenu(db, now) }
}
