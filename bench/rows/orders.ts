// Orders a second, beside a bare node:http that runs the same statements in one transaction, and how long a customer waits.
import { sendStart } from '../../proof/cooking.ts'
import { makePromisesDue, read } from '../../proof/due-money.ts'
import { compared, inTurn, median } from '../figures.ts'
import { startBareServer } from '../floors/start-bare-server.ts'
import { perSecond, sendCustomers } from '../load/send-load.ts'
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
      const capturing = await captureEarlierOrders(stage, shop)
      const seen = await sendCustomers({ url: shop.url, clients, ms }, capturing.begin)
      captures.push((await capturing.count()) / seen.placed)
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
  return clients === 16 ? [rate, waitOf(waits, 25)] : [rate]
}

/**
 * No promise comes due within a measurement of two seconds. So those of the orders before it are moved forward when it
 * begins, and the first of them is started, which wakes the job that captures what is due.
 */
async function captureEarlierOrders({ engine }: Stage, { url, place }: Shop) {
  const at = { ...place, engine }
  const countCaptured = async () => {
    const found = await read<{ captured: number }>(
      at,
      "select cast(count(*) as integer) as captured from payments where state = 'captured'",
    )
    return found[0]?.captured ?? 0
  }
  const cookie = await logIn(url)
  const before = await countCaptured()
  const [first] = await read<{ id: string }>(at, "select id from orders where status = 'placed' limit 1")
  let begun: Promise<void> | undefined
  return {
    begin() {
      begun = first && makePromisesDue(at).then(() => sendStart(url, cookie, first.id))
    },
    async count() {
      await begun
      return (await countCaptured()) - before
    },
  }
}

/** How long an order takes in the middle of each measurement; the first of them is a warm-up. */
export function waitOf(medians: readonly number[], atMost: number, how = ''): Figure {
  return {
    what: `an order${how}, 16 customers, median`,
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
