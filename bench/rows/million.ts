// The same shop with a thousand orders and with a million: what grows, how long the owner waits for the sales and the
// books, and whether any frequent query reads all orders.
import { booksPaths } from '../../domain/books/books-api.ts'
import { addDays } from '../../domain/basics/days.ts'
import { businessDayOf } from '../../domain/restaurant/business-day.ts'
import { openDatabase } from '../../server/db/engine/open.ts'
import { timeZone } from '../../test-support/databases.ts'
import { findScans } from '../../test-support/query-plans.ts'
import { compared, inTurn, median, repeat, tail } from '../figures.ts'
import { fillWithOrders } from '../fill.ts'
import { sendAtFixedRate } from '../load/send-load.ts'
import { logIn, timeOf, timeOfBoard } from '../office.ts'
import type { Figure, Row, Stage } from '../row.ts'
import { freshBenchPlace, openShop, type Shop } from '../stage.ts'

const few = 1_000
const many = 1_000_000
/** Orders that come by the clock, one after the other: their time, not their number, is measured. */
const calm = { clients: 8, everyMs: 20 }
const decision = '(docs/decisions/0017)'

export const million: Row = {
  name: 'a million orders',
  floor: 'the same with a thousand orders',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const small = await openFilled(stage, few)
    const large = await openFilled(stage, many)
    return [...(await growth(small, large)), ...(await sales(large)), await books(large), await scans(large)]
  },
}

async function openFilled(stage: Stage, count: number): Promise<Shop & { cookie: string }> {
  const place = await freshBenchPlace(stage)
  const began = performance.now()
  await fillWithOrders(place, count)
  stage.say(`${count} orders filled in within ${((performance.now() - began) / 1000).toFixed(0)} s`)
  const shop = await openShop(stage, place)
  return { ...shop, cookie: await logIn(shop.server.url) }
}

type Filled = Awaited<ReturnType<typeof openFilled>>

async function growth(small: Filled, large: Filled): Promise<Figure[]> {
  const goal = { of: 'ratio', atMost: 1.2 } as const
  const order = async (shop: Filled) =>
    median((await sendAtFixedRate({ url: shop.url, ...calm, ms: 1_500 })).took)
  const menu = async ({ url }: Filled) => median(await repeat(() => timeOf(`${url}/api/menu`), 29))
  const board = async ({ server, cookie }: Filled) =>
    median(await repeat(() => timeOfBoard(server.url, cookie), 9))
  const ordering = await inTurn(
    () => order(small),
    () => order(large),
  )
  const opening = await inTurn(
    () => board(small),
    () => board(large),
  )
  const pricing = await inTurn(
    () => menu(small),
    () => menu(large),
  )
  const limit = `not profiled ${decision}`
  return [
    { what: 'an order, median', unit: 'ms', ...compared(ordering), goal, limit },
    { what: 'the board opens, median', unit: 'ms', ...compared(opening), goal, limit },
    { what: 'the menu that prices a cart, median', unit: 'ms', ...compared(pricing), goal, limit },
  ]
}

async function sales(shop: Filled): Promise<Figure[]> {
  const alone = await repeat(() => timeOf(salesOf(shop), shop.cookie), 9)
  const rounds = await repeat(() => salesWhileTheyCome(shop))
  const count = Math.min(...rounds.map(({ meanwhile }) => meanwhile.length))
  const goal = { of: 'ours', atMost: 300 } as const
  return [
    {
      what: 'Sales of 30 days, median',
      unit: 'ms',
      ours: median(alone),
      goal,
      note: 'one in twelve of the orders is in the range',
      limit: 'adding up the lines and orders of the range (docs/decisions/0017)',
    },
    {
      what: 'Sales of 30 days while orders come, median',
      unit: 'ms',
      ours: median(rounds.map(({ asked }) => median(asked))),
      goal,
      note: '50 orders a second, Sales asked for without a pause',
      limit:
        'on SQLite every COMMIT of an order waits for the disk in the thread that adds up (docs/decisions/0017)',
    },
    {
      what: 'an order meanwhile, p99',
      unit: 'ms',
      ours: median(rounds.map(({ meanwhile }) => tail(meanwhile, 0.99))),
      goal: { of: 'ours', atMost: 50 },
      note: `at least ${count} orders a round`,
      limit: `SQLite adds up a day at a time between two requests; PostgreSQL shares the cores ${decision}`,
    },
  ]
}

async function books({ server, cookie }: Filled): Promise<Figure> {
  const today = businessDayOf(new Date(), timeZone)
  const days = new URLSearchParams({ from: addDays(today, -29), to: today })
  const took = await repeat(() => timeOf(`${server.url}${booksPaths.books}?${days}`, cookie), 9)
  return {
    what: 'Books of 30 days, median',
    unit: 'ms',
    ours: median(took),
    goal: { of: 'ours', atMost: 300 },
    note: 'an entry for each order; one in six has a code, one in three a tip',
    limit: 'not profiled',
  }
}

const salesOf = ({ server }: Filled) => `${server.url}/api/office/sales?period=30-days`

/** The owner asks again as soon as there is an answer, for as long as customers come: no order falls between two. */
async function salesWhileTheyCome(shop: Filled) {
  const { server, cookie } = shop
  const ready = Promise.withResolvers<void>()
  const over = new AbortController()
  const customers = sendAtFixedRate({ url: server.url, ...calm, ms: 2_500 }, ready.resolve).finally(() =>
    over.abort(),
  )
  await Promise.race([ready.promise, customers])
  const from = clock()
  const asked: number[] = []
  while (!over.signal.aborted) asked.push(await timeOf(salesOf(shop), cookie))
  const { took, cameAt } = await customers
  // The first may have been served before the owner had asked.
  return { asked, meanwhile: took.filter((ms, at) => (cameAt[at] ?? 0) + ms > from) }
}

/** Sales look at 30 days. */
async function scans({ place }: Filled): Promise<Figure> {
  const db = await openDatabase(place)
  try {
    const { id } = await db.read.selectFrom('orders').select('id').limit(1).executeTakeFirstOrThrow()
    const now = new Date()
    const today = businessDayOf(now, timeZone)
    const found = await findScans(db, { id, now, days: { from: addDays(today, -29), to: today } })
    const named = found.scans.map(({ name, steps }) => `${name} (${steps.join('; ').trim()})`)
    return {
      what: 'frequent queries that read all orders',
      unit: '',
      ours: found.scans.length,
      goal: { of: 'ours', atMost: 0 },
      note: `of ${found.asked}, by the engine’s own plans`,
      limit: named.join('; ').replaceAll('|', '/'),
    }
  } finally {
    await db.close()
  }
}

const clock = () => performance.timeOrigin + performance.now()
