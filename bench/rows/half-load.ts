// How long a customer waits while the shop is half as busy as it can be. They come by the clock, not when served.
import { median, repeat, tail } from '../figures.ts'
import { perSecond, sendCustomers } from '../load/ask.ts'
import type { Row } from '../row.ts'
import { openShop, untilIdle } from '../stage.ts'

export const halfLoad: Row = {
  name: 'half load',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const shop = await openShop(stage)
    const ask = { ...shop, clients: 64, request: shop.order }
    const most = median(
      await repeat(async () => perSecond(await sendCustomers({ ...ask, ms: 1_500 }, '201')), 3),
    )
    await untilIdle(shop, 10_000)
    const everyMs = 2_000 / most
    const tails = await repeat(async () =>
      tail((await sendCustomers({ ...ask, ms: 2_000, everyMs }, '201')).took, 0.99),
    )
    return [
      {
        what: 'order at half load, p99',
        unit: 'ms',
        ours: median(tails),
        goal: { of: 'ours', atMost: 50 },
        note: `${(most / 2).toFixed(0)} orders/s; each run: ${tails.map((one) => one.toFixed(0)).join(', ')}`,
        limit: 'Node, the database and the customers share the cores (docs/decisions/0017)',
      },
    ]
  },
}
