// From the order's answer to its ticket on a hundred open boards.
import { median, repeat, tail } from '../figures.ts'
import { getRequest } from '../load/ask.ts'
import { watchBoards } from '../load/ask-boards.ts'
import { logIn } from '../office.ts'
import type { Row } from '../row.ts'
import { openShop } from '../stage.ts'

export const boards: Row = {
  name: 'boards',
  engines: ['sqlite', 'postgres'],
  async run(stage) {
    const shop = await openShop(stage)
    const { url } = shop.server
    const cookie = await logIn(url)
    const ask = {
      ...shop,
      boards: 100,
      // Six times: fewer than stand on a board, or they would not be told one by one.
      orders: 45,
      orderRequest: shop.order,
      boardRequest: getRequest('/api/live?board=1', url, [`cookie: ${cookie}`]),
    }
    const tails = await repeat(async () => tail((await watchBoards(ask)).delays, 0.99))
    return [
      {
        what: 'answer to ticket on 100 boards, p99',
        unit: 'ms',
        ours: median(tails),
        goal: { of: 'ours', atMost: 100 },
        note: `each run: ${tails.map((one) => one.toFixed(0)).join(', ')}`,
      },
    ]
  },
}
