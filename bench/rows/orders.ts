// Orders a second, against a bare node:http that runs the same statements in one transaction.
import { compared, inTurn } from '../figures.ts'
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
    for (const clients of [16, 64]) figures.push(await compareOrders(stage, clients))
    return figures
  },
}

async function compareOrders(stage: Stage, clients: number): Promise<Figure> {
  const bare = await startBareServer(stage)
  const shop = await openShop(stage)
  const ordersOf = async ({ url }: { url: string }) => perSecond(await sendCustomers({ url, clients, ms }))
  const pairs = await inTurn(
    () => whileFrozen([shop], () => ordersOf(bare)),
    () => ordersOf(shop),
  )
  await shop.server.kill()
  return {
    what: `orders/s, ${clients} customers`,
    unit: 'orders/s',
    ...compared(pairs),
    goal: { of: 'ratio', atLeast: 0.6 },
    note: 'all checks and limits on; captures and letters follow in the background, and count',
    limit:
      'no single part: Kysely, Fastify, the checks, captures and letters each take their share (docs/decisions/0017)',
  }
}
