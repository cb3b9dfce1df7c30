// The longest and worst values in every place that any route reads: none keeps the one thread busy for long.
import { readFile } from 'node:fs/promises'
import type { PlacedOrder } from '../../domain/order.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { costlyRequests, type Costly } from '../costly-requests.ts'
import { sayAnswers } from '../load.ts'
import { readRouteTable } from '../route-table.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { hire, logIn } from '../staff-hands.ts'
import { sendHonestly } from '../tampering.ts'
import { openWire } from '../wire.ts'

/** In milliseconds of the thread that does everything. */
const mostBusy = 50
/** The best of so many: other work of the server may fall into any one of them. */
const tries = 6

export const costlyInput: Row = {
  name: 'costly input',
  promise:
    'long and hostile values in every field, query and header of every route: the slowest single request keeps the server’s thread busy for at most 50 ms; 0 × 5xx',
  engines: bothEngines,
  needs: 'linux',
  breaks: {
    'normalises-first': /the slowest took \d+ ms: [^;]*(?:marks|expanding)/,
    'reads-tokens-of-any-length': /the slowest took \d+ ms: POST \/api\/orders paymentToken/,
  },

  run: ({ engine, scale, random, broken }) =>
    withSetUp(async (setUp) => {
      if (process.platform !== 'linux') return { tried: 'nothing', found: 'only on Linux', pass: 'not run' }
      const restaurant = await prepareRestaurant(setUp, await freshProofPlace(engine), {
        PROOF_MAILS: 'unwritten',
        ...spoiledBy(broken),
      })
      const { server } = await restaurant.open()
      const { url } = restaurant
      const owner = await logIn(url)
      await hire(owner, 'pilar', 'kitchen')
      const wire = openWire(url)
      setUp.later(() => wire.close())
      const placed = await wire.send({ method: 'POST', ...sendHonestly(rosasOrder, url) })
      const { id } = JSON.parse(placed?.body ?? '{}') as PlacedOrder
      const routes = await readRouteTable(url)
      const known = { url, cookie: owner.cookie, order: id, seed: random.whole(1, 2 ** 30) }
      const all = costlyRequests(routes, known)
      // Every one in the long form; in the short one those with the most to read, and a share of the others.
      const chosen = all.filter(({ name }) => scale === 'long' || /: marks/.test(name) || random.chance(0.06))

      const answers = new Map<string, number>()
      let slowest = { ms: 0, name: '' }
      let failures = 0
      const measure = async ({ wanted }: Costly) => {
        const before = await busyMs(server.child.pid)
        const reply = await wire.send(wanted)
        const ms = (await busyMs(server.child.pid)) - before
        const status = String(reply?.status ?? 'none')
        answers.set(status, (answers.get(status) ?? 0) + 1)
        if (reply && reply.status >= 500) failures += 1
        return ms
      }
      for (const costly of chosen) {
        let best = await measure(costly)
        for (let nth = 1; nth < tries && best > mostBusy / 2; nth += 1)
          best = Math.min(best, await measure(costly))
        if (best > slowest.ms) slowest = { ms: best, name: costly.name }
      }
      const lives = server.child.exitCode === null && (await fetch(`${url}/readyz`)).status === 200
      return {
        tried: `${chosen.length} requests to ${routes.length} routes as the owner, one at a time, each with the longest and worst value in one place; answers: ${sayAnswers(answers)}`,
        found: `the slowest took ${slowest.ms.toFixed(0)} ms: ${slowest.name}; ${failures} × 5xx; the server ${lives ? 'lived on' : 'is gone'}`,
        pass: slowest.ms <= mostBusy && failures === 0 && lives,
      }
    }),
}

/** How long the server's main thread has been on a core: waiting for one on a busy machine is not counted. */
async function busyMs(pid: number | undefined): Promise<number> {
  const [onCore = ''] = (await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')
  return Number(onCore) / 1e6
}
