// The same shop with a thousand orders and with a million: what grows, and how long the owner waits for the sales.
import { setTimeout as wait } from 'node:timers/promises'
import { compared, inTurn, median, repeat, tail } from '../figures.ts'
import { fillWithOrders } from '../fill.ts'
import { sendCustomers } from '../load/ask.ts'
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
    return [...(await growth(small, large)), ...(await sales(large))]
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
    median((await sendCustomers({ ...shop, ...calm, ms: 1_500, request: shop.order }, '201')).took)
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
  const limit = `not profiled ${decision}`
  return [
    { what: 'an order, median', unit: 'ms', ...compared(ordering), goal, limit },
    { what: 'the board opens, median', unit: 'ms', ...compared(opening), goal, limit },
  ]
}

async function sales({ server, cookie, ...shop }: Filled): Promise<Figure[]> {
  const url = `${server.url}/api/office/sales?period=30-days`
  const times: number[] = []
  const meanwhile: number[] = []
  await timeOf(url, cookie)
  for (let round = 0; round < 5; round += 1) {
    const customers = sendCustomers({ ...shop, ...calm, ms: 1_500, request: shop.order }, '201')
    // Until they are there; their process takes a moment to start.
    await wait(400)
    times.push(await timeOf(url, cookie))
    meanwhile.push(tail((await customers).took, 0.99))
  }
  return [
    {
      what: 'Sales of 30 days, median',
      unit: 'ms',
      ours: median(times),
      goal: { of: 'ours', atMost: 300 },
      note: 'one in twelve of the orders is in the range',
      limit: `one walk along the index of the sales ${decision}`,
    },
    {
      what: 'an order meanwhile, p99',
      unit: 'ms',
      ours: median(meanwhile),
      goal: { of: 'ours', atMost: 50 },
      limit: `SQLite adds up a day at a time between two requests; PostgreSQL shares the cores ${decision}`,
    },
  ]
}
