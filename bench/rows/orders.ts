// Orders a second, against a bare node:http that runs the same statements in one transaction.
import { compared, inTurn, median } from '../figures.ts'
import { startBareServer } from '../floors/start-bare-server.ts'
import { perSecond, sendCustomers } from '../load/send-load.ts'
import type { Figure, Row, Stage } from '../row.ts'
import { openShop, whileFrozen } from '../stage.ts'

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
  const pairs = await inTurn(
    () => whileFrozen([shop], async () => perSecond(await sendCustomers({ url: bare.url, clients, ms }))),
    async () => {
      const seen = await sendCustomers({ url: shop.url, clients, ms })
      waits.push(median(seen.took))
      return perSecond(seen)
    },
  )
  await shop.server.kill()
  const rate: Figure = {
    what: `orders/s, ${clients} customers`,
    unit: 'orders/s',
    ...compared(pairs),
    goal: { of: 'ratio', atLeast: 0.6 },
    note: 'all checks and limits on; captures and letters follow in the background, and count',
    limit:
      'no single part: Kysely, Fastify, the checks, captures and letters each take their share (docs/decisions/0017)',
  }
  // The budget of a customer at SUBMIT is set for a busy evening, not for a crowd.
  return clients === 16 ? [rate, waitOf(waits, 25)] : [rate]
}

/** How long an order takes in the middle of each measurement; the first of them is a warm-up. */
export function waitOf(medians: readonly number[], atMost: number, how = ''): Figure {
  return {
    what: `an order${how}, 16 customers, median`,
    unit: 'ms',
    ours: median(medians.slice(1)),
    goal: { of: 'ours', atMost },
    note: `each run: ${medians
      .slice(1)
      .map((one) => one.toFixed(0))
      .join(', ')}`,
    limit: 'the customers, Node and the database share the cores (docs/decisions/0017)',
  }
}
