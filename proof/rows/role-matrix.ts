// Every route, called well by everybody, answers as the matrix has it; and to another site's page with a refusal.
import type { PlacedOrder } from '../../domain/order.ts'
import { bothEngines } from '../../test-support/databases.ts'
import { rosasOrder } from '../../test-support/rosas-order.ts'
import { faultsOfHeaders } from '../../test-support/rule-13.ts'
import { newKey } from '../load.ts'
import { gatherPersons } from '../persons.ts'
import { persons, type MatrixLine } from '../role-answers.ts'
import { roleMatrix } from '../role-matrix.ts'
import { readRouteTable, type TableRoute } from '../route-table.ts'
import type { Row } from '../row.ts'
import { freshProofPlace, prepareRestaurant, withSetUp } from '../set-up.ts'
import { spoiledBy } from '../spoil.ts'
import { hire, logIn } from '../staff-hands.ts'
import { sendHonestly } from '../tampering.ts'
import { openWire, type Reply, type Wanted, type Wire } from '../wire.ts'

const token = 'the monitor of the proof'.replaceAll(' ', '-')

export const roleMatrixRow: Row = {
  name: 'role matrix',
  promise:
    'every route × {anonymous, kitchen, owner, disabled, expired, must change the password} answers exactly as the written matrix; a change from another site’s page is refused',
  engines: bothEngines,
  breaks: {
    'the-log-is-open': /GET \/api\/office\/log as kitchen: 200, not 403/,
    'a-session-never-ends': /as expired: 2\d\d, not 401/,
  },

  run: ({ engine, broken }) =>
    withSetUp(async (setUp) => {
      const place = await freshProofPlace(engine)
      const env = { METRICS_TOKEN: token, PROOF_MAILS: 'unwritten', ...spoiledBy(broken) }
      const restaurant = await prepareRestaurant(setUp, place, env)
      await restaurant.open()
      const { url } = restaurant
      const table = new Map((await readRouteTable(url)).map((route) => [route.name, route]))
      const wrong = [
        ...[...table.keys()]
          .filter((name) => !roleMatrix[name])
          .map((name) => `${name} is not in the matrix`),
        ...Object.keys(roleMatrix)
          .filter((name) => !table.has(name))
          .map((name) => `${name} is no route`),
      ]
      const owner = await logIn(url)
      const cookies = await gatherPersons(url, place, owner)
      await hire(owner, 'pilar', 'kitchen')
      const wire = openWire(url)
      setUp.later(() => wire.close())
      let calls = 0
      const ask = async (wanted: Wanted): Promise<Reply | undefined> => {
        calls += 1
        return wire.send(wanted)
      }
      const note = (what: string, reply: Reply | undefined, due: number) => {
        if (reply?.status !== due) wrong.push(`${what}: ${reply?.status ?? 'no answer'}, not ${due}`)
        const faults = reply ? faultsOfHeaders((header) => reply.headers.get(header), reply.status) : []
        if (faults.length > 0) wrong.push(`${what}: ${faults.join()}`)
      }

      for (const [name, line] of Object.entries(roleMatrix)) {
        const route = table.get(name)
        if (!route) continue
        for (const [column, person] of persons.entries()) {
          const due = line.answers[column] ?? 0
          const { good, foreign } = await callsOf(wire, url, route, line, cookies[person])
          for (const stranger of foreign)
            note(`${name} from elsewhere as ${person}`, await ask(stranger), 403)
          if (route.method === 'GET')
            note(`HEAD of ${name} as ${person}`, await ask({ ...good, method: 'HEAD' }), due)
          note(`${name} as ${person}`, await ask(good), due)
        }
      }
      const monitor = { authorization: `Bearer ${token}` }
      note(
        'GET /metrics as the monitor',
        await ask({ method: 'GET', path: '/metrics', headers: monitor }),
        200,
      )

      return {
        tried: `${table.size} routes × ${persons.length} kinds of people, also for the head alone and from other sites: ${calls} calls`,
        found: `${wrong.length} answers other than written${wrong.length > 0 ? `: ${wrong.slice(0, 6).join('; ')}` : ''}`,
        pass: wrong.length === 0,
      }
    }),
}

/** A call as the page makes it, and the same from pages that are not ours. */
async function callsOf(
  wire: Wire,
  url: string,
  route: TableRoute,
  { query = '', body }: MatrixLine,
  cookie: string,
): Promise<{ good: Wanted; foreign: Wanted[] }> {
  const placed =
    route.path.includes('{id}') || route.path.endsWith('by-key') ? await placeOrder(wire, url) : undefined
  const path = route.path
    .replace('{id}', placed?.id ?? '')
    .replace('{item}', 'bean')
    .replace('{section}', 'sides')
    .replace('{ingredient}', 'gold')
    .replace('{group}', 'heat')
    .replace('{code}', '1')
    .replace('{username}', 'pilar')
    .replace('{day}', '2026-11-15')
  const sent = route.path === '/api/orders' ? rosasOrder : body
  const common = {
    ...(cookie && { cookie }),
    ...(route.needsKey && { 'idempotency-key': placed?.key ?? newKey() }),
    ...((route.body ?? sent) && { 'content-type': route.body?.type ?? 'application/json' }),
  }
  const call: Wanted = {
    method: route.method,
    path: path + query,
    headers: { ...common, origin: url },
    ...(sent && {
      body: route.body?.type.includes('form')
        ? new URLSearchParams({ ...sent }).toString()
        : JSON.stringify(sent),
    }),
  }
  const strange = [{}, { origin: 'https://evil.example' }, { origin: url, 'sec-fetch-site': 'same-site' }]
  const foreign = strange.map((origin) => ({ ...call, headers: { ...common, ...origin } }))
  return { good: call, foreign: route.method === 'POST' ? foreign : [] }
}

async function placeOrder(wire: Wire, url: string): Promise<{ id: string; key: string }> {
  const key = newKey()
  const reply = await wire.send({ method: 'POST', ...sendHonestly(rosasOrder, url, key) })
  if (reply?.status !== 201) throw new Error(`an order was answered ${reply?.status} ${reply?.body}`)
  return { id: (JSON.parse(reply.body) as PlacedOrder).id, key }
}
