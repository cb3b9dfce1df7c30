// How much memory the server holds: when it has just started, and after many orders.
import { perSecond, sendCustomers } from '../load/ask.ts'
import type { Row } from '../row.ts'
import { memoryOf, openShop, untilIdle } from '../stage.ts'

const many = 50_000

export const memory: Row = {
  name: 'memory',
  engines: ['sqlite'],
  async run(stage) {
    // The very first start also takes the types out of our TypeScript; all others find that done.
    const first = await openShop(stage)
    await first.server.stop()
    // As deploy/burritoful.service starts it.
    const shop = await openShop(stage, first.place, { MALLOC_ARENA_MAX: '1' })
    await untilIdle(shop)
    const idle = await memoryOf(shop.server.child.pid)
    let placed = 0
    while (placed < many) {
      const seen = await sendCustomers({ ...shop, clients: 64, ms: 2_000, request: shop.order }, '201')
      placed += seen.took.length
      stage.say(`${placed} of ${many}, ${perSecond(seen).toFixed(0)}/s`)
    }
    const after = await memoryOf(shop.server.child.pid)
    const note = 'as Linux counts it (VmRSS), without waiting for a collection'
    return [
      { what: 'memory, idle', unit: 'MB', ours: idle, goal: { of: 'ours', atMost: 120 }, note },
      {
        what: `memory after ${many.toLocaleString('en')} orders`,
        unit: 'MB',
        ours: after,
        goal: { of: 'ours', atMost: 200 },
        note,
        limit:
          'its heap needs 24 MB of it; the rest is Node itself and room that V8 and malloc keep (docs/decisions/0017)',
      },
    ]
  },
}
