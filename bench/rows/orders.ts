// Orders a second, beside a bare node:http that runs the same statements in one transaction, and how long a customer waits.
import { sendStart } from '../../proof/cooking.ts'
import { makePromisesDue, read } from '../../proof/due-money.ts'
import { compared, inTurn, median } from '../figures.ts'
import { startBareServer } from '../floors/start-bare-server.ts'
import { perSecond, sendCustomers, type Seen } from '../load/send-load.ts'
import { logIn } from '../office.ts'
import type { Figure, Row, Stage } from '../row.ts'
import { openShop, whileFrozen, type Shop } from '../stage.ts'

const ms = 2_000

export const orders: Row = {
  name: 'orders',
  floor: 'bare node:http, same statements in one transaction',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const figures: Figure[] = []
    for (const clients of [16, 64]) figures.push(...(await compareOrders(stage, clients)))
    return figures
  },
}

async function compareOrders(stage: Stage, clients: number): Promise<Figure[]> {
  const bare = await startBareServer(stage)
  const shop = await openShop(stage)
  const waits: number[] = []
  const captures: number[] = []
  const pairs = await inTurn(
    () => whileFrozen([shop], async () => perSecond(await sendCustomers({ url: bare.url, clients, ms }))),
    async () => {
      const { seen, captured } = await whileCapturing(stage, shop, (begin) =>
        sendCustomers({ url: shop.url, clients, ms }, begin),
      )
      captures.push(captured / seen.placed)
      waits.push(median(seen.took))
      return perSecond(seen)
    },
  )
  await shop.server.kill()
  const rate: Figure = {
    what: `orders/s, ${clients} customers`,
    unit: 'orders/s',
    ...compared(pairs),
    note: `all checks and limits on, emails in the background; captures meanwhile, for each order: ${listOf(captures, 1)}`,
  }
  // The budget of a customer at SUBMIT is set for a busy evening, not for a crowd.
  return clients === 16 ? [rate, waitOf(clients, waits, 25)] : [rate]
}

/**
 * No promise comes due within a measurement of two seconds. So those of the orders before it are moved forward when it
 * begins, and one of them is started, which wakes the job that captures what is due.
 */
async function whileCapturing(
  { engine }: Stage,
  { url, place }: Shop,
  measure: (begin: () => void) => Promise<Seen>,
): Promise<{ seen: Seen; captured: number }> {
  const at = { ...place, engine }
  const countCaptured = async () => {
    const count = "select cast(count(*) as integer) as captured from payments where state = 'captured'"
    return (await read<{ captured: number }>(at, count))[0]?.captured ?? 0
  }
  const cookie = await logIn(url)
  const before = await countCaptured()
  const [one] = await read<{ id: string }>(at, "select id from orders where status = 'placed' limit 1")
  const capture = async () => {
    await makePromisesDue(at)
    if (one) await sendStart(url, cookie, one.id)
  }
  const begun = Promise.withResolvers<void>()
  const measured = measure(() => void capture().then(begun.resolve, begun.reject))
  const [seen] = await Promise.all([measured, begun.promise])
  return { seen, captured: (await countCaptured()) - before }
}

/** How long an order takes in the middle of each measurement; the first of them is a warm-up. */
export function waitOf(clients: number, medians: readonly number[], atMost: number, how = ''): Figure {
  return {
    what: `an order${how}, ${clients} customers, median`,
    unit: 'ms',
    ours: median(medians.slice(1)),
    goal: { of: 'ours', atMost },
    note: `each run: ${listOf(medians, 0)}`,
    limit: 'the customers, Node and the database share the cores (docs/decisions/0017)',
  }
}

/** Without the warm-up. */
function listOf(values: readonly number[], digits: number): string {
  return values
    .slice(1)
    .map((one) => one.toFixed(digits))
    .join(', ')
}
