// How long a customer waits while the shop is half as busy as it can be. They come by the clock, not when served.
import { compared, inTurn, median, repeat, tail } from '../figures.ts'
import { startBareServer } from '../floors/start-bare-server.ts'
import { orderRequest, perSecond, sendCustomers } from '../load/ask.ts'
import type { Row } from '../row.ts'
import { emptyTables, openShop, whileFrozen } from '../stage.ts'

export const halfLoad: Row = {
  name: 'half load',
  floor: 'bare node:http and one INSERT, as many orders',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const shop = await openShop(stage)
    const ask = { ...shop, clients: 64, request: shop.order }
    const most = median(
      await repeat(async () => perSecond(await sendCustomers({ ...ask, ms: 1_500 }, '201')), 3),
    )
    const bare = await startBareServer(stage, { storesIn: await emptyTables(stage) })
    const half = { clients: 64, ms: 2_000, everyMs: 2_000 / most }
    const tailOf = async (asked: Parameters<typeof sendCustomers>[0]) =>
      tail((await sendCustomers(asked, '201')).took, 0.99)
    const pairs = await inTurn(
      () => whileFrozen([shop], () => tailOf({ ...bare, ...half, request: orderRequest(bare.url) })),
      () => tailOf({ ...ask, ...half }),
    )
    const list = (tails: readonly number[]) => tails.map((one) => one.toFixed(0)).join(', ')
    return [
      {
        what: 'order at half load, p99',
        unit: 'ms',
        ...compared(pairs),
        goal: { of: 'ours', atMost: 50 },
        note: `${(most / 2).toFixed(0)} orders/s; ours each run: ${list(pairs.map(({ ours }) => ours))}; the floor: ${list(pairs.map(({ floor }) => floor))}`,
        limit: 'Node, the database and the customers share the cores (docs/decisions/0017)',
      },
    ]
  },
}
