// No query of the order book scans all orders: on SQLite a scan would block the shop.
import { CompiledQuery, sql, type KyselyPlugin } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { addDays } from '#domain/basics/days.ts'
import { parseOrderSearch } from '#domain/orders/search.ts'
import { engines, migratedPlace, type Engine } from '../../../test-support/databases.ts'
import { storeOrders } from '../../../test-support/many-orders.ts'
import { openDatabase } from '../engine/open.ts'
import { readOrderBook, type OrderBookPage } from './order-book.ts'
import type { Database } from '../engine/database.ts'

type Question = Parameters<typeof readOrderBook>[1]

const manyOrders = 24_000
/** The most rows that a query may read: ten thousand of a common name, as many again to skip them, and some more. */
const mostTouched = 23_000

const ask = (question: Partial<Question> & { text?: string }): Question => {
  const { text = '', ...rest } = question
  return { find: parseOrderSearch(text), page: 1, ...rest }
}

const questions: readonly [string, Question, Pick<OrderBookPage, 'count' | 'more'>, maxScanned: number][] = [
  ['the plain list', ask({}), { count: 1000, more: true }, 1_100],
  ['its last page', ask({ page: 100 }), { count: 1000, more: true }, 1_100],
  ['one day', ask({ from: '2026-01-10', to: '2026-01-10' }), { count: 100, more: false }, 200],
  ['many days', ask({ from: '2026-01-01', to: '2026-04-30' }), { count: 1000, more: true }, 1_100],
  ['a status', ask({ status: 'handed-over' }), { count: 1000, more: true }, 1_100],
  ['a rare status', ask({ status: 'canceled' }), { count: 24, more: false }, 100],
  ['a status nobody has', ask({ status: 'cooking' }), { count: 0, more: false }, 100],
  [
    'a status on some days',
    ask({ status: 'canceled', from: '2026-01-01', to: '2026-01-20' }),
    { count: 2, more: false },
    100,
  ],
  ['a number', ask({ text: '147' }), { count: 24, more: false }, 200],
  ['a number with a status', ask({ text: '147', status: 'handed-over' }), { count: 24, more: false }, 200],
  [
    'a number on some days',
    ask({ text: '147', from: '2026-01-01', to: '2026-01-10' }),
    { count: 1, more: false },
    200,
  ],
  ['a name', ask({ text: 'Zoë 17' }), { count: 11, more: false }, 200],
  ['a name with a status', ask({ text: 'zoe 1', status: 'canceled' }), { count: 11, more: false }, 1_000],
  ['a last name', ask({ text: 'Ångström 5' }), { count: 11, more: false }, 200],
  ['an e-mail address', ask({ text: 'guest123@' }), { count: 1, more: false }, 200],
  ['a name nobody has', ask({ text: 'quetzal' }), { count: 0, more: false }, 100],
  ['the name of all', ask({ text: 'ros' }), { count: 1000, more: true }, mostTouched],
  [
    'the name of all on one day',
    ask({ text: 'ros', from: '2026-01-10', to: '2026-01-10' }),
    { count: 99, more: false },
    mostTouched,
  ],
]

describe.each(engines)('an order book of many orders on %s', (engine) => {
  test('answers every question from an index, and looks at few orders', { timeout: 60_000 }, async () => {
    const db = await openFullBook(engine)
    for (const [name, question, { count, more }, maxScanned] of questions) {
      const { page, queries } = await listen(db, question)
      expect([page.count, page.more], name).toEqual([count, more])
      expect(queries.length, name).toBeGreaterThan(0)
      let lookedAt = 0
      for (const query of queries) {
        if (engine === 'sqlite') expect(await scansOf(db, query), `${name}: ${query.sql}`).toEqual([])
        else lookedAt += await rowsReadBy(db, query)
      }
      // Besides the rows that find the orders, the page reads each order's own row, lines, charges and payment.
      expect(lookedAt, name).toBeLessThanOrEqual(maxScanned + 4 * page.orders.length)
    }
  })
})

/** A hundred orders a day. One in a hundred is Zoë's, with a number of her own; one in a thousand was canceled. */
async function openFullBook(engine: Engine): Promise<Database> {
  const db = await openDatabase(await migratedPlace(engine))
  onTestFinished(() => db.close())
  await storeOrders(db, manyOrders, (at) => ({
    business_day: addDays('2026-01-01', Math.floor(at / 100)),
    status: at % 1000 === 500 ? 'canceled' : 'handed-over',
    ...(at % 100 === 0 && { first_name: 'Zoë', last_name: String(at / 100) }),
    ...(at % 100 === 50 && { last_name: `Ångström ${Math.floor(at / 100)}` }),
    email: at % 100 === 0 ? `guest${at / 100}@example.com` : 'customer@example.com',
  }))
  if (engine === 'postgres') await sql`analyze`.execute(db.write)
  return db
}

/** Reads the page, and records the queries that were sent. */
async function listen(db: Database, question: Question) {
  const compiled = new Map<string, CompiledQuery>()
  const queries: CompiledQuery[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      compiled.set(queryId.queryId, db.read.getExecutor().compileQuery(node, queryId))
      return node
    },
    // Kysely transforms the parts of a query too, but only a whole query has a result.
    async transformResult({ result, queryId }) {
      const query = compiled.get(queryId.queryId)
      if (query) queries.push(query)
      return result
    },
  }
  const page = await readOrderBook({ ...db, read: db.read.withPlugin(plugin) }, question)
  return { page, queries }
}

/** The steps of SQLite's query plan that scan the table, or that sort more rows than an index has picked. */
async function scansOf(db: Database, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const { rows } = await db.read.executeQuery<{ detail: string }>(
    CompiledQuery.raw(`explain query plan ${text}`, [...parameters]),
  )
  const isPicked = /"looked_at"|"seq" in \(/.test(text)
  return rows
    .map((row) => row.detail)
    .filter(
      (step) =>
        /^SCAN orders(?! USING (COVERING )?INDEX)/.test(step) || (/TEMP B-TREE/.test(step) && !isPicked),
    )
}

interface PlanStep {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanStep[]
}

/** How many rows PostgreSQL read from the table and its indexes. */
async function rowsReadBy(db: Database, { sql: text, parameters }: CompiledQuery): Promise<number> {
  const { rows } = await db.read.executeQuery<{ 'QUERY PLAN': readonly { Plan: PlanStep }[] }>(
    CompiledQuery.raw(`explain (analyze, format json) ${text}`, [...parameters]),
  )
  return rows[0]?.['QUERY PLAN'].reduce((sum, { Plan }) => sum + rowsReadIn(Plan), 0) ?? Number.NaN
}

function rowsReadIn(step: PlanStep): number {
  const own = / Scan/.test(step['Node Type'])
    ? (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops']
    : 0
  return (step.Plans ?? []).reduce((sum, inner) => sum + rowsReadIn(inner), own)
}
