// From the order's answer to its ticket on a hundred open boards; on PostgreSQL, boards and orders of two servers.
import { median, repeat, tail } from '../figures.ts'
import { watchBoards } from '../load/watch-boards.ts'
import { logIn } from '../office.ts'
import type { Row } from '../row.ts'
import { openShop } from '../stage.ts'

export const boards: Row = {
  name: 'boards',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const shop = await openShop(stage)
    const urls = [shop.url]
    if (stage.engine === 'postgres') urls.push((await openShop(stage, shop.place)).url)
    // Six times 45: fewer than stand on a board, or they would not be told one by one.
    const ask = { urls, cookie: await logIn(shop.url), boards: 100, orders: 45 }
    const tails = await repeat(async () => tail((await watchBoards(ask)).delays, 0.99))
    return [
      {
        what: `answer to ticket on 100 boards${urls.length > 1 ? ' of two servers' : ''}, p99`,
        unit: 'ms',
        ours: median(tails),
        goal: { of: 'ours', atMost: 100 },
        note: `each run: ${tails.map((one) => one.toFixed(0)).join(', ')}`,
      },
    ]
  },
}
