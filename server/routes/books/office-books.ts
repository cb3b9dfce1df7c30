// The owner's books (R68): day by day or as CSV, their check, and the closing of a day.
import { Readable } from 'node:stream'
import { booksCsvHead, booksCsvName, booksCsvRows } from '#domain/books/books-csv.ts'
import {
  booksPaths,
  type BooksDay,
  type BooksReply,
  type BooksState,
  type CloseReply,
} from '#domain/books/books-api.ts'
import { sumPostings, balanceOf, discrepanciesOn, booksSumsOf } from '#domain/books/books-sums.ts'
import type { DayRange } from '#domain/books/sales-days.ts'
import { businessDayOf } from '#domain/restaurant/business-day.ts'
import { bookDay, booksReply, booksState, closeReply } from '#domain/books/books-schema.ts'
import { rangeQuery } from '#domain/books/sales-schema.ts'
import { addDays } from '#domain/basics/days.ts'
import { cents } from '#domain/basics/money.ts'
import { figuresByItem } from '#domain/books/sales-breakdown.ts'
import { booksCsvLabels } from '#words/books/books.ts'
import { createBooksCheck, type CheckBooksDeps } from '../../actions/books/check-books-now.ts'
import { closeDay, type CloseDayDeps } from '../../actions/books/close-day.ts'
import { json, text } from '../../http/reply-spec.ts'
import { readLastCheck } from '../../db/books/books-state.ts'
import { readEntries, readPostedDays, readTestModeMoney, readTaxedAmount } from '../../db/books/books.ts'
import { countDay, readClosing, readClosings, readTaxRateOf, type Closing } from '../../db/books/closings.ts'
import { readMenu } from '../../db/menu/menu.ts'
import type { Database } from '../../db/engine/database.ts'
import { countOnTime } from '../../db/kitchen/on-time-record.ts'
import { readSold } from '../../db/books/sales.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

export interface OfficeBooksDeps extends CloseDayDeps, CheckBooksDeps {}

export function officeBooksRoutes(app: Routes, deps: OfficeBooksDeps): void {
  const { db, now, restaurant } = deps
  const today = () => businessDayOf(now(), restaurant.current().timeZone)
  const check = createBooksCheck(deps)
  const readState = async (): Promise<BooksState> => ({
    ...(await readLastCheck(db)),
    isChecking: check.isRunning(),
  })
  const access = 'run-office'

  app.get(
    booksPaths.books,
    {
      config: { access, summary: 'The books, day by day', reply: json(booksReply) },
      schema: { querystring: rangeQuery },
    },
    async (request) => readBooks(db, request.query, { today: today(), state: await readState() }),
  )

  app.get(
    booksPaths.csv,
    {
      config: { access, summary: 'The books, for a bookkeeper', reply: text('text/csv') },
      schema: { querystring: rangeQuery },
    },
    async (request, reply) => {
      reply.type('text/csv; charset=utf-8')
      reply.header('content-disposition', `attachment; filename="${booksCsvName(request.query)}"`)
      return Readable.from(writeCsv(db, request.query))
    },
  )

  app.post(
    booksPaths.check,
    {
      config: { access, summary: 'Check the books', reply: json(booksState) },
      schema: { querystring: nothing, body: nothing },
    },
    async () => {
      await check.run()
      return readState()
    },
  )

  const closed = (day: string) => readClose(deps, day, today())

  app.get(
    booksPaths.day(':day'),
    {
      config: { access, summary: 'A day of the books, as it is closed', reply: json(closeReply) },
      schema: { querystring: nothing, params: bookDay },
    },
    (request) => closed(request.params.day),
  )

  app.post(
    booksPaths.close,
    {
      config: { access, summary: 'Close a day', reply: json(closeReply) },
      schema: { querystring: nothing, body: bookDay },
    },
    async (request) => {
      const { day } = request.body
      await closeDay(deps, { day, staff: request.staff })
      return closed(day)
    },
  )
}

async function readBooks(
  db: Database,
  range: DayRange,
  { today, state }: { readonly today: string; readonly state: BooksState },
): Promise<BooksReply> {
  const month = monthOf(range.to)
  // The month's totals are shown as well: one query reads the days of both.
  const bothRanges = { from: range.from < month.from ? range.from : month.from, to: month.to }
  const all = await readPostedDays(db, bothRanges)
  const posted = all.filter(({ day }) => day >= range.from && day <= range.to)
  const monthTotals = sumPostings(all.filter(({ day }) => day >= month.from))
  const closings = await readClosings(db, range)
  const days = posted.map(({ day, entries, ...sums }) => ({
    day,
    ...booksSumsOf(sums, balanceOf(sums, { from: day, to: day }, state)),
    closing: closingOf(closings.get(day), entries),
  }))
  const total = sumPostings(posted)
  const hasDiscrepancy = days.some(({ balance }) => balance === 'off')
  return {
    ...range,
    today,
    days: days.toReversed(),
    total: booksSumsOf(total, hasDiscrepancy ? 'off' : balanceOf(total, range, state)),
    testModeMoney: await readTestModeMoney(db, range),
    month: {
      first: month.from,
      tax: cents(0 - monthTotals.tax),
      taxed: cents(await readTaxedAmount(db, month)),
    },
    state,
  }
}

function closingOf(closing: Closing | undefined, entries: number): BooksDay['closing'] {
  return closing ? { at: closing.at, isWhole: closing.entries >= entries } : null
}

function monthOf(day: string): DayRange {
  const from = `${day.slice(0, 7)}-01`
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) }
}

async function* writeCsv(db: Database, range: DayRange): AsyncGenerator<string> {
  yield booksCsvHead(booksCsvLabels)
  for await (const entries of readEntries(db, range)) yield booksCsvRows(entries, booksCsvLabels)
}

async function readClose(
  { db, now, restaurant }: OfficeBooksDeps,
  day: string,
  today: string,
): Promise<CloseReply> {
  const range = { from: day, to: day }
  const state = await readLastCheck(db)
  const posted = sumPostings(await readPostedDays(db, range))
  const { kinds } = await readSold(db, range)
  // The items on the page have to add up to the sales, which are before discounts.
  const beforeDiscounts = kinds.map((kind) => ({ ...kind, sold: kind.sold + kind.discounts }))
  const { items } = await readMenu(db, now())
  return {
    day,
    today,
    sums: booksSumsOf(posted, balanceOf(posted, range, state)),
    testModeMoney: await readTestModeMoney(db, range),
    ...(await countDay(db, day)),
    taxRate: await readTaxRateOf(db, day),
    byItem: figuresByItem(beforeDiscounts, items)
      .filter(({ burritos }) => burritos > 0)
      .map(({ item, name, burritos, sold }) => ({ item, name, count: burritos, amount: sold })),
    onTime: await countOnTime(db, range, restaurant.current().timeZone),
    ...(await readClosing(db, day)),
    discrepancies: discrepanciesOn(range, state.discrepancies),
  }
}
