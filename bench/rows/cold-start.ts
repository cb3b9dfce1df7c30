// From nothing to the first answer, with orders in the database.
import { median, repeat } from '../figures.ts'
import { fillWithOrders } from '../fill.ts'
import type { Row } from '../row.ts'
import { freshBenchPlace, openShop } from '../stage.ts'

export const coldStart: Row = {
  name: 'cold start',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const place = await freshBenchPlace(stage)
    await fillWithOrders(place, 10_000)
    const times = await repeat(async () => {
      const began = performance.now()
      const { server } = await openShop(stage, place)
      const { status } = await fetch(`${server.url}/api/menu`)
      const took = performance.now() - began
      await server.stop()
      if (status !== 200) throw new Error(`the first answer was ${status}`)
      return took
    })
    return [
      {
        what: 'cold start to the first 200',
        unit: 'ms',
        ours: median(times),
        goal: { of: 'ours', atMost: 800 },
        note: '10,000 orders stored',
        limit: 'it is Node loading modules (docs/decisions/0017)',
      },
    ]
  },
}
