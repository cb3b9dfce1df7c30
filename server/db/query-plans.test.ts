// Query plans: the frequent queries and writes (an order, the board, the sales) use an index on both engines.
import { CompiledQuery, sql, type KyselyPlugin, type Transaction } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/days.ts'
import type { OrderId } from '#domain/order.ts'
import { engines, freshPlace, timeZone, type Engine } from '../../test-support/databases.ts'
import { storeOrders } from '../../test-support/many-orders.ts'
import { changeMails, claimMail, findDueMails, nextDueMail, type KeptMails } from './mails.ts'
import { openDatabase, type Database } from './open.ts'
import { readBook } from './order-book.ts'
import { findOrder, findOrderByKey, readOrders } from './orders.ts'
import { findOpenPayments, markPayment } from './payments.ts'
import { readOfficeMenu } from './menu.ts'
import { countRecentOrders } from './recent-orders.ts'
import { readCharged, readLeftOut, readSentBack, readSold } from './sales.ts'
import type { Tables } from './schema.ts'
import { isCrowded, oldestUnseen, readBoard } from './tickets.ts'
import { findUnstoredPayments } from './unstored-payments.ts'

const now = new Date('2026-06-01T20:00:00.000Z')
const id = 'AAAAAAAAAAAAAAAAAAAAAA' as OrderId
const capture = { at: now.toISOString(), day: '2026-06-01' }
const mailsAsKnown: KeptMails = { mails: [], dueAt: null, tries: 0, status: 'placed', version: 1 }
const unstored = { askedBefore: now.toISOString() }
const week = { from: '2026-03-01', to: '2026-03-07' }

const questions: readonly [string, (db: Database) => Promise<unknown>][] = [
  [
    'how often a mailbox was ordered for',
    (db) => countRecentOrders(db, 'a@b.c', { hourAgo: now.toISOString(), dayAgo: now.toISOString() }),
  ],
  ['an order by its key', (db) => findOrderByKey(db, 'a key')],
  ['an order by its id', (db) => findOrder(db, id)],
  ['orders that changed', (db) => readOrders(db, [id])],
  ['the board', (db) => readBoard(db, now)],
  ['whether it is crowded', (db) => isCrowded(db)],
  ['the oldest ticket that nobody has seen', (db) => oldestUnseen(db)],
  ['payments to settle', (db) => findOpenPayments(db, 0, 50)],
  ['mails to send', (db) => findDueMails(db, now.toISOString(), 50)],
  ['the next mail', (db) => nextDueMail(db)],
  ['whose mail is whose', (db) => claimMail(db, id, now.toISOString(), now.toISOString())],
  ['what became of a mail', (db) => changeMails(db, id, (kept) => kept, mailsAsKnown)],
  [
    'payments that failed',
    (db) => readBook(db, { ...week, status: 'payment-failed', find: undefined, page: 1 }),
  ],
  ['payments without an order', (db) => findUnstoredPayments(db, { ...unstored, after: 0, most: 50 })],
  ['the burritos sold today', (db) => readOfficeMenu(db, now, timeZone)],
  ['that money was taken', (db) => markPayment(db, 'a key', 'authorised', 'captured', capture)],
  ['what was sold', (db) => readSold(db, week)],
  ['what was charged', (db) => readCharged(db, { ...week, until: undefined }, timeZone)],
  [
    'what was charged until a moment',
    (db) => readCharged(db, { ...week, until: '2026-03-07T20:00:00.000Z' }, timeZone),
  ],
  ['what is left out', (db) => readLeftOut(db, week)],
  ['what was sent back', (db) => readSentBack(db, { ...week, until: undefined })],
]

describe.each(engines)('among many orders on %s', (engine) => {
  test('no frequent query scans all of them', { timeout: 60_000 }, async () => {
    const db = await openFull(engine)
    for (const [name, ask] of questions) {
      const queries = await queriesOf(db, ask)
      expect(queries.length, name).toBeGreaterThan(0)
      for (const query of queries) expect(await scansOf(db, query), `${name}: ${query.sql}`).toEqual([])
    }
  })

  test('the check itself notices a scan', async () => {
    const db = await openDatabase(await freshPlace(engine))
    onTestFinished(() => db.close())
    const walk = db.read.selectFrom('orders').select('id').where('body_hash', '=', 'hash').compile()
    expect(await scansOf(db, walk)).toHaveLength(1)
  })
})

/** A hundred orders a day; one in a thousand is refunded. */
async function openFull(engine: Engine): Promise<Database> {
  const db = await openDatabase(await freshPlace(engine))
  onTestFinished(() => db.close())
  await storeOrders(db, 12_000, (at) => ({
    business_day: addDays('2026-01-01', Math.floor(at / 100)),
    status: 'handed-over',
    moved_at: '2026-01-01T20:00:00.000Z',
    ...(at % 1000 === 500 && {
      status: 'cancelled',
      payment: { state: 'refunded', refund_day: '2026-03-03' },
    }),
  }))
  if (engine === 'postgres') await sql`analyze`.execute(db.write)
  return db
}

/** Every query that `ask` sends. */
async function queriesOf(db: Database, ask: (db: Database) => Promise<unknown>): Promise<CompiledQuery[]> {
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
  await ask({ ...db, read: heard, transaction: (work) => work(heard as Transaction<Tables>) })
  return queries
}

/** The tables that grow with every order, by their names and by those that queries give them. */
const kept = '(orders|order_lines|order_charges|payments|line|part)'
const partial = '(orders_to_|payments_to_|payments_failed)'

/** The steps of a query plan that scan a table or a whole index. */
async function scansOf(db: Database, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const explain = db.engine === 'sqlite' ? 'explain query plan' : 'explain'
  const { rows } = await db.write.executeQuery<{ detail?: string; 'QUERY PLAN'?: string }>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  )
  const steps = rows.map((row) => row.detail ?? row['QUERY PLAN'] ?? '')
  return steps.filter(
    (step, at) =>
      new RegExp(`^SCAN ${kept}\\b(?!.*INDEX ${partial})|Seq Scan on ${kept}\\b`).test(step) ||
      // Scanning a partial index of what waits is fine, since all of its entries are wanted.
      (new RegExp(`Index (Only )?Scan (Backward )?using (?!${partial})\\w+ on ${kept}\\b`).test(step) &&
        !steps[at + 1]?.includes('Index Cond')),
  )
}
