// The menu and the page, against a bare server that sends the same bytes.
import { compared, inTurn } from '../figures.ts'
import { startBareServer } from '../floors/start-bare-server.ts'
import { getRequest, perSecond, sendCustomers } from '../load/ask.ts'
import { request as httpRequest } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { Figure, Row } from '../row.ts'
import { openShop } from '../stage.ts'

const ms = 1_500
const clients = 16

export const sameBytes: Row = {
  name: 'menu and page',
  floor: 'bare node:http, same bytes',
  engines: ['sqlite'],
  async run(stage) {
    const shop = await openShop(stage)
    const figures: Figure[] = []
    for (const path of ['/api/menu', '/']) {
      const bare = await startBareServer(stage, { sends: await fetchWhole(`${shop.server.url}${path}`) })
      const measure = async (from: { address: typeof shop.address }, origin: string) =>
        perSecond(await sendCustomers({ ...from, clients, ms, request: getRequest(path, origin) }, '200'))
      const pairs = await inTurn(
        () => measure(bare, bare.url),
        () => measure(shop, shop.server.url),
      )
      bare.child.kill('SIGKILL')
      figures.push({
        what: `GET ${path}`,
        unit: 'requests/s',
        ...compared(pairs),
        goal: { of: 'ratio', atLeast: 0.5 },
        limit: 'routing, headers and the log line (docs/decisions/0017)',
      })
    }
    return figures
  },
}

/** As it comes, still compressed. */
async function fetchWhole(url: string) {
  const sent = httpRequest(url, { headers: { 'accept-encoding': 'gzip, deflate, br' } }).end()
  const [reply] = (await once(sent, 'response')) as [IncomingMessage]
  const body = await buffer(reply)
  const headers = Array.from({ length: reply.rawHeaders.length / 2 }, (_, at) => {
    return [reply.rawHeaders[2 * at] ?? '', reply.rawHeaders[2 * at + 1] ?? ''] as const
  })
  // Node writes these itself.
  const own = new Set(['date', 'connection', 'keep-alive'])
  return { headers: headers.filter(([name]) => !own.has(name.toLowerCase())), body: body.toString('base64') }
}
