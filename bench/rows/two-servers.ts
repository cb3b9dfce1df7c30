// Two servers on one PostgreSQL behind the nginx site that we ship, nobody bound to either: does it carry more, and is
// an order placed at the one on the boards of the other?
import { cpus } from 'node:os'
import path from 'node:path'
import { freePort } from '../../test-support/free-port.ts'
import { startNginx, withoutLimits } from '../../test-support/nginx.ts'
import { compared, inTurn, median, repeat, tail } from '../figures.ts'
import { getRequest, orderRequest, perSecond, sendCustomers } from '../load/ask.ts'
import { watchBoards } from '../load/ask-boards.ts'
import { logIn } from '../office.ts'
import type { Row, Stage } from '../row.ts'
import { freshBenchPlace, openShop, whileFrozen, type Shop } from '../stage.ts'

export const twoServers: Row = {
  name: 'two servers',
  floor: 'one server behind an nginx like it',
  engines: ['postgres'],
  async run(stage) {
    const one = await openBehindNginx(stage, 1)
    const two = await openBehindNginx(stage, 2)
    // The boards first: the load leaves more open tickets than stand on a board.
    const cookie = await logIn(two.url)
    const ask = {
      ...two,
      boards: 100,
      // Six times: fewer than stand on a board, or they would not be told one by one.
      orders: 45,
      orderRequest: orderRequest(two.url),
      boardRequest: getRequest('/api/live?board=1', two.url, [`cookie: ${cookie}`]),
    }
    const tails = await repeat(async () => tail((await watchBoards(ask)).delays, 0.99))
    const measure = async ({ address, url }: typeof one) =>
      perSecond(await sendCustomers({ address, clients: 64, ms: 2_000, request: orderRequest(url) }, '201'))
    // Each has the machine to itself: what the others still have to send waits for their own turn.
    const pairs = await inTurn(
      () => whileFrozen(two.shops, () => measure(one)),
      () => whileFrozen(one.shops, () => measure(two)),
    )
    return [
      {
        what: 'orders/s, 64 customers, TLS',
        unit: 'orders/s',
        ...compared(pairs),
        note: `servers, database, nginx and customers share ${cpus().length} cores; more were not tried`,
      },
      {
        what: 'answer to ticket on 100 boards of both, p99',
        unit: 'ms',
        ours: median(tails),
        goal: { of: 'ours', atMost: 100 },
        note: `each run: ${tails.map((ms) => ms.toFixed(0)).join(', ')}`,
      },
    ]
  },
}

async function openBehindNginx(stage: Stage, count: number) {
  const place = await freshBenchPlace(stage)
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const url = `https://localhost:${httpsPort}`
  const shops: Shop[] = []
  for (let server = 0; server < count; server += 1) {
    const settings = { PUBLIC_URL: url, TRUST_PROXY: 'loopback', DEMO_PAYMENTS: 'yes' }
    shops.push(await openShop(stage, place, settings))
  }
  const [serverPort = 0, ...otherPorts] = shops.map(({ server }) => server.port)
  const folder = path.join(place.dataDir, 'nginx')
  const nginx = await startNginx({
    folder,
    httpPort,
    httpsPort,
    serverPort,
    otherPorts,
    // All customers of the bench have one address.
    change: withoutLimits,
  })
  stage.later(() => nginx.stop())
  return { url, address: { port: httpsPort, tls: true }, shops }
}
