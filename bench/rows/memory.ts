// How much memory the server holds when it has started and nobody comes.
import type { Row } from '../row.ts'
import { memoryOf, openShop, untilIdle } from '../stage.ts'

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
    return [
      {
        what: 'memory, idle',
        unit: 'MB',
        ours: await memoryOf(shop.server.child.pid),
        goal: { of: 'ours', atMost: 150 },
        note: 'as Linux counts it (VmRSS), without waiting for a collection',
      },
    ]
  },
}
