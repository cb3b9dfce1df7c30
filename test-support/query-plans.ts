// The frequent queries and writes, and which of them scan a table that grows with every order, by the engine's own plans.
import { CompiledQuery, type KyselyPlugin, type Transaction } from 'kysely'
import type { OrderId } from '../domain/orders/order.ts'
import type { DayRange } from '../domain/books/sales-days.ts'
import { readPostedDays, readTestModeMoney, readTaxedAmount } from '../server/db/books/books.ts'
import { countDay, readClosing, readTaxRateOf } from '../server/db/books/closings.ts'
import { findGatewayPayment } from '../server/db/payments/gateway-payments.ts'
import {
  addToDiscountedTotal,
  releasePromoCodeUse,
  isPromoCodeUsedBy,
} from '../server/db/orders/promo-codes.ts'
import { countCardTestingDeclines } from '../server/db/payments/card-attempts.ts'
import { readDisputesToAnswer } from '../server/db/payments/disputes.ts'
import { countUnpaidFlood } from '../server/db/payments/unpaid-orders.ts'
import { countUnpaid } from '../server/db/restaurant/first-week.ts'
import {
  claimEmail,
  dropEmail,
  readDueEmails,
  readNextEmailDueAt,
  writeEmailOutcome,
  countStuckEmails,
} from '../server/db/orders/email-queue.ts'
import { readDiscountedTotal, readOfficePromoCodes } from '../server/db/orders/office-promo-codes.ts'
import { readOfficeMenu } from '../server/db/menu/office-menu.ts'
import type { Database } from '../server/db/engine/database.ts'
import { readOfficeOrder } from '../server/db/orders/office-order.ts'
import { readOrderBook, readOpenOrders } from '../server/db/orders/order-book.ts'
import { findOrder, findOrderByKey, readOrders, countRecentOrders } from '../server/db/orders/orders.ts'
import { markCaptured } from '../server/db/payments/earnings.ts'
import { countOpenPayments, findOpenPayments, nextDueAt } from '../server/db/payments/open-payments.ts'
import { readEmailedOrder } from '../server/db/orders/emailed-order.ts'
import { readEmails } from '../server/db/orders/emails.ts'
import { countFailedAttempt } from '../server/db/payments/failed-refunds.ts'
import { countFailedPayments } from '../server/db/payments/payments.ts'
import { findRefundsToSend } from '../server/db/payments/refunds-to-send.ts'
import { countOnTime, readMadeOrders } from '../server/db/kitchen/on-time-record.ts'
import { readCanceled, readRefunded, readPromoCodeSales } from '../server/db/books/sales-adjustments.ts'
import { readCharged, readSold } from '../server/db/books/sales.ts'
import type { Tables } from '../server/db/schema.ts'
import { isBoardFull, readBoard } from '../server/db/kitchen/tickets.ts'
import { readWall } from '../server/db/kitchen/wall.ts'
import { readTodaysBoard } from '../server/db/kitchen/todays-board.ts'
import { claimEarlierHold, readOrphanedHolds } from '../server/db/payments/orphaned-holds.ts'
import { readPromisedWork } from '../server/db/kitchen/promised-work.ts'
import { countLongUnseen, findOldestUnseen } from '../server/db/kitchen/unattended.ts'
import { timeZone } from './databases.ts'

/** A stored order, because the parts of a missing order are never queried. */
export interface Among {
  readonly id: OrderId
  readonly now: Date
  readonly days: DayRange
}

type Question = readonly [name: string, ask: (db: Database) => Promise<unknown>]

function frequentQueries({ id, now, days }: Among): readonly Question[] {
  const at = now.toISOString()
  const listed = { ...days, page: 1 }
  const email = { seq: 0, kind: 'ready', state: 'due', at, tries: 0 } as const
  return [
    [
      'how often a mailbox was ordered for',
      (db) => countRecentOrders(db, 'a@b.c', { hourAgo: at, dayAgo: at }),
    ],
    ['an order by its key', (db) => findOrderByKey(db, 'a key')],
    ['an order by its id', (db) => findOrder(db, id)],
    ['orders that changed', (db) => readOrders(db, [id])],
    ['the board', (db) => readBoard(db, now)],
    ['the wall', (db) => readWall(db, now)],
    ['whether it is crowded', (db) => isBoardFull(db)],
    ['the oldest ticket that nobody has seen', (db) => findOldestUnseen(db.read, db.engine)],
    ['the work that is promised', (db) => readPromisedWork(db.read, db.engine)],
    ['payments to settle', (db) => findOpenPayments(db, { now: at, after: { dueAt: at, seq: 1 }, most: 50 })],
    ['when the next payment is due', (db) => nextDueAt(db, at)],
    ['how many payments are due', (db) => countOpenPayments(db, at)],
    ['refunds to send', (db) => findRefundsToSend(db, 0, 50)],
    ['payments without an order', (db) => readOrphanedHolds(db, { requestedBefore: at, after: 0, most: 50 })],
    ['what an earlier try may hold', (db) => claimEarlierHold(db, 'a key')],
    ['a payment by the gateway’s name', (db) => findGatewayPayment(db, 'pi_1')],
    ['that a gateway failed a refund', (db) => countFailedAttempt(db, 0, { attempts: 0, at })],
    ['that money was taken', (db) => markCaptured(db, 'a key', { at, day: days.to })],
    ['mails to send', (db) => readDueEmails(db, at, 50)],
    ['the next mail', (db) => readNextEmailDueAt(db)],
    ['whose mail is whose', (db) => claimEmail(db, { seq: 0, order_seq: 0 }, at, at)],
    ['what became of a mail', (db) => writeEmailOutcome(db, 0, { state: 'sent', at })],
    [
      'a mail that is no longer true',
      (db) => dropEmail(db, { seq: 0, order_seq: 0 }, { email, isReplaced: false }, at),
    ],
    ['the mails of an order', (db) => readEmails(db.read, 1)],
    ['what a mail is written from', (db) => readEmailedOrder(db, 1)],
    ['an order in the office', (db) => readOfficeOrder(db, id)],
    ['the orders of some days', (db) => readOrderBook(db, { ...listed, find: undefined })],
    ['canceled orders', (db) => readOrderBook(db, { ...listed, status: 'canceled', find: undefined })],
    ['orders with a number', (db) => readOrderBook(db, { ...listed, find: { number: 7 } })],
    ['orders of a name', (db) => readOrderBook(db, { ...listed, find: { start: 'guest no77' } })],
    ['handed over, not paid', (db) => readOrderBook(db, { ...listed, status: 'not-paid', find: undefined })],
    ['not paid on any day', (db) => readOrderBook(db, { page: 1, status: 'not-paid', find: undefined })],
    ['how many are not paid', (db) => countUnpaid(db, now)],
    ['orders that nobody has seen for long', (db) => countLongUnseen(db, days.from)],
    ['emails that do not go out', (db) => countStuckEmails(db, days.from)],
    ['declined cards', (db) => countCardTestingDeclines(db, now)],
    [
      'a flood of unpaid orders',
      (db) => countUnpaidFlood(db, { since: days.from, before: { from: days.from, to: days.to } }),
    ],
    ['disputes to answer', (db) => readDisputesToAnswer(db.read)],
    [
      'payments that failed',
      (db) => readOrderBook(db, { ...listed, status: 'payment-failed', find: undefined }),
    ],
    [
      'payments that failed on any day',
      (db) => readOrderBook(db, { page: 1, status: 'payment-failed', find: undefined }),
    ],
    ['how many payments failed', (db) => countFailedPayments(db)],
    ['how many tickets are open, which is late, and what comes next', (db) => readTodaysBoard(db, now)],
    ['open orders', (db) => readOpenOrders(db, { ...days, find: undefined })],
    ['the burritos sold today', (db) => readOfficeMenu(db, now, timeZone)],
    ['which promises were kept', (db) => readMadeOrders(db, days, timeZone)],
    ['how many promises were kept', (db) => countOnTime(db, days, timeZone)],
    ['what was sold', (db) => readSold(db, days)],
    ['what was charged', (db) => readCharged(db, { ...days, until: undefined }, timeZone)],
    [
      'what was charged until a moment',
      (db) => readCharged(db, { ...days, until: `${days.to}T20:00:00.000Z` }, timeZone),
    ],
    ['what was sent back', (db) => readRefunded(db, { ...days, until: undefined })],
    ['what was canceled', (db) => readCanceled(db, { ...days, until: undefined })],
    ['what the codes took off', (db) => readPromoCodeSales(db, days)],
    ['the codes of the office', (db) => readOfficePromoCodes(db, days.to)],
    ['what all codes took off', (db) => readDiscountedTotal(db, days)],
    ['whether a mailbox has used a code', (db) => isPromoCodeUsedBy(db.read, 1, 'a@b.c')],
    [
      'what a code took off, when the money comes',
      (db) => db.transaction((trx) => addToDiscountedTotal(trx, 0)),
    ],
    ['the use of a code, given back', (db) => db.transaction((trx) => releasePromoCodeUse(trx, id))],
    ['the books of some days', (db) => readPostedDays(db, days)],
    ['what the tax of some days is on', (db) => readTaxedAmount(db, days)],
    ['what no money stands for', (db) => readTestModeMoney(db, days)],
    ['the figures behind a closed day', (db) => countDay(db, days.from)],
    ['the tax rate of a day', (db) => readTaxRateOf(db, days.from)],
    ['the entries of a day', (db) => readClosing(db, days.from)],
  ]
}

export interface Scan {
  readonly name: string
  readonly sql: string
  readonly steps: readonly string[]
}

/** Returns the queries whose plan scans. Throws for an entry of the list that sends no query. */
export async function findScans(db: Database, among: Among): Promise<{ asked: number; scans: Scan[] }> {
  const questions = frequentQueries(among)
  const scans: Scan[] = []
  for (const [name, ask] of questions) {
    const queries = await queriesOf(db, ask)
    if (queries.length === 0) throw new Error(`${name}: nothing was asked`)
    for (const query of queries) {
      const steps = await scansOf(db, query)
      if (steps.length > 0) scans.push({ name, sql: query.sql, steps })
    }
  }
  return { asked: questions.length, scans }
}

/** Every query that `ask` sends. */
async function queriesOf(db: Database, ask: Question[1]): Promise<CompiledQuery[]> {
  const queries: CompiledQuery[] = []
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  }
  const heard = db.write.withPlugin(listening)
  const { executeQuery } = heard.getExecutor()
  heard.getExecutor().executeQuery = function listen(query) {
    queries.push(query)
    return executeQuery.call(this, query) as never
  }
  await ask({
    ...db,
    read: heard,
    transaction: (work) => work(heard as Transaction<Tables>),
    runStatement: (work) => work(heard),
  })
  return queries
}

/** The tables that grow with every order, by their names and by those that queries give them. */
const kept =
  '(orders|order_lines|order_choices|order_charges|emails|payments|refunds|promo_code_uses|ledger|audit_log|line|charges|later)'
const partial = '(orders_to_|emails_due|payments_to_|payments_failed|payments_in_test|refunds_to_)'

/** The plan of every query that `ask` sends. */
export async function plansOf(db: Database, ask: Question[1]): Promise<string[][]> {
  const plans: string[][] = []
  for (const query of await queriesOf(db, ask)) plans.push(await planOf(db, query))
  return plans
}

async function planOf(db: Database, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const explain = db.engine === 'sqlite' ? 'explain query plan' : 'explain'
  const { rows } = await db.write.executeQuery<{ detail?: string; 'QUERY PLAN'?: string }>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  )
  return rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '')
}

/** The steps of a query plan that scan a table or a whole index. */
export async function scansOf(db: Database, query: CompiledQuery): Promise<string[]> {
  const steps = await planOf(db, query)
  return steps.filter(
    (step, at) =>
      new RegExp(`^SCAN ${kept}\\b(?!.*INDEX ${partial})|Seq Scan on ${kept}\\b`).test(step) ||
      // Scanning a partial index of waiting rows is fine, because all of its entries are needed.
      (new RegExp(`Index (Only )?Scan (Backward )?using (?!${partial})\\w+ on ${kept}\\b`).test(step) &&
        !steps[at + 1]?.includes('Index Cond')),
  )
}
