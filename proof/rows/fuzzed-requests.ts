// Requests built from the route table by fast-check: no 5xx, no exit, no stack trace, and every answer with its headers.
import fc from 'fast-check'
import type { PlacedOrder } from '../../domain/orders/order.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { headerViolations } from '../../test-support/security-header-rules.ts'
import { fuzzedRequests, people, type FuzzedRequest, type Known } from '../fuzz.ts'
import { orderAsSent, formatAnswers } from '../load.ts'
import { readRouteTable } from '../route-table.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { hire, hireAndLogIn, logIn } from '../staff-actions.ts'
import { openWire, workTogether, type Reply, type Wire } from '../wire.ts'

const clients = 32
const batch = 500
/** A code location as in a stack trace, or a folder of the server. */
const trace = /\bat .{1,200}:\d+:\d+|node_modules|file:\/\//

export const fuzzedRequestsRow: Row = {
  name: 'fuzzed requests',
  promise:
    '100,000 fuzzed requests over all routes and roles: 0 × 5xx, 0 exits, 0 stack traces; the headers of rule 13 on every answer',
  engines: bothEngines,

  run: ({ engine, scale, random }) =>
    withSetUp(async (setUp) => {
      const count = scale === 'long' ? 100_000 : 1_500
      const place = await freshProofPlace(engine)
      const restaurant = await prepareRestaurant(setUp, place, { PROOF_MAILS: 'unwritten' })
      const { server } = await restaurant.open()
      const { url } = restaurant
      const routes = await readRouteTable(url)
      const requests = fuzzedRequests(routes, await getToKnow(url))
      const answers = new Map<string, number>()
      const asked = new Map<string, number>()
      const wrong = {
        failures: [] as string[],
        traces: [] as string[],
        bare: [] as string[],
        silent: [] as string[],
      }

      const judge = (request: FuzzedRequest, nth: number, reply: Reply | undefined) => {
        const said = `${nth}: ${request.raw ? 'raw ' : ''}${request.who} ${request.wanted.method} ${request.wanted.path.slice(0, 60)}`
        const status = reply ? `${reply.status}` : 'none'
        answers.set(status, (answers.get(status) ?? 0) + 1)
        asked.set(request.route, (asked.get(request.route) ?? 0) + 1)
        // Bytes that are not a request need no answer.
        if (!reply) return void (request.raw || wrong.silent.push(said))
        if (reply.status >= 500) wrong.failures.push(`${said} → ${reply.status}`)
        if (trace.test(reply.body) && !isOwnWords(request)) wrong.traces.push(said)
        const faults = headerViolations((name) => reply.headers.get(name), reply.status)
        if (faults.length > 0) wrong.bare.push(`${said} → ${reply.status} ${faults.join()}`)
      }
      const ask = async (wire: Wire, { request, nth }: { request: FuzzedRequest; nth: number }) => {
        const reply = request.raw ? await wire.sendRaw(request.raw) : await wire.send(request.wanted)
        judge(request, nth, reply)
      }

      const seed = random.whole(1, 2 ** 30)
      const began = performance.now()
      await workTogether(url, clients, drawn(requests, count, seed), ask)
      const seconds = (performance.now() - began) / 1000

      const lives = server.child.exitCode === null && (await fetch(`${url}/readyz`)).status === 200
      const logged = server
        .output()
        .split('\n')
        .filter((line) => trace.test(line))
      const skipped = routes.filter(({ name }) => !asked.has(name))
      return {
        tried: `${count} requests to ${routes.length} routes as ${people.join(', ')}, a tenth of them as broken bytes, ${clients} at once, ${(count / seconds).toFixed(0)} a second; answers: ${formatAnswers(answers)}`,
        found: `${wrong.failures.length} × 5xx, ${lives ? 0 : 1} exits, ${wrong.traces.length + logged.length} stack traces, ${wrong.bare.length} without their headers, ${wrong.silent.length} not answered, ${skipped.length} routes not asked${first([...wrong.failures, ...wrong.traces, ...wrong.bare, ...wrong.silent, ...logged])}`,
        pass: Object.values(wrong).flat().length + logged.length + skipped.length === 0 && lives,
      }
    }),
}

/** The same seed gives the same requests, whatever their number. */
function* drawn(
  requests: fc.Arbitrary<FuzzedRequest>,
  count: number,
  seed: number,
): Generator<{ request: FuzzedRequest; nth: number }> {
  for (let nth = 0; nth < count; nth += batch) {
    const some = fc.sample(requests, { seed: seed + nth, numRuns: Math.min(batch, count - nth) })
    for (const [place, request] of some.entries()) yield { request, nth: nth + place }
  }
}

async function getToKnow(url: string): Promise<Known> {
  const owner = await logIn(url)
  const cook = await hireAndLogIn(url, owner, 'cook', 'kitchen')
  // An account that the requests may rename, turn off and give new passwords.
  await hire(owner, 'pilar', 'kitchen')
  const placed = await openWire(url).send(orderAsSent(rosasOrder, url))
  const { id } = JSON.parse(placed?.body ?? '{}') as PlacedOrder
  const cookies = {
    nobody: '',
    kitchen: cook.cookie,
    owner: owner.cookie,
    stranger: 'session=AAAAAAAAAAAAAAAAAAAAAAAAAA',
  }
  return { url, order: id, cookies }
}

/** A typed text that looks like a stack trace comes back in the office, and is not a leak. */
function isOwnWords({ wanted }: FuzzedRequest): boolean {
  return trace.test(String(wanted.body ?? '')) || wanted.path.startsWith('/api/openapi')
}

function first(said: readonly string[]): string {
  return said.length > 0 ? `; such as ${said.slice(0, 3).join(' | ').slice(0, 600)}` : ''
}
