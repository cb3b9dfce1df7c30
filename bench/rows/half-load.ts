// How long a customer waits while the shop is half as busy as it can be. They come by the clock, not when served.
import { compared, inTurn, median, repeat, tail } from '../figures.ts'
import { startBareServer } from '../floors/start-bare-server.ts'
import { perSecond, sendAtFixedRate, sendCustomers } from '../load/send-load.ts'
import type { Row } from '../row.ts'
import { openShop, whileFrozen } from '../stage.ts'

const clients = 64

export const halfLoad: Row = {
  name: 'half load',
  floor: 'bare node:http, same statements, as many orders',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const shop = await openShop(stage)
    const most = median(
      await repeat(async () => perSecond(await sendCustomers({ url: shop.url, clients, ms: 1_500 })), 3),
    )
    const bare = await startBareServer(stage)
    const tailOf = async ({ url }: { url: string }) =>
      tail((await sendAtFixedRate({ url, clients, ms: 2_000, everyMs: 2_000 / most })).took, 0.99)
    const pairs = await inTurn(
      () => whileFrozen([shop], () => tailOf(bare)),
      () => tailOf(shop),
    )
    const list = (tails: readonly number[]) => tails.map((one) => one.toFixed(0)).join(', ')
    return [
      {
        what: 'order at half load, p99',
        unit: 'ms',
        ...compared(pairs),
        goal: { of: 'ratio', atMost: 1.5, or: { of: 'ours', atMost: 50 } },
        note: `${(most / 2).toFixed(0)} orders/s; ours each run: ${list(pairs.map(({ ours }) => ours))}; the floor: ${list(pairs.map(({ floor }) => floor))}`,
        limit: 'Node, the database and the customers share the cores (docs/decisions/0017)',
      },
    ]
  },
}
