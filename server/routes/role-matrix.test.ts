// Who may call which route: written down here, derived from no rule in the code, and tried for every route and everybody.
import { describe, expect, test } from 'vitest'
import { operationsOf, readDocument } from '../../test-support/api-document.ts'
import { bothEngines, type Engine } from '../../test-support/databases.ts'
import { headerViolations } from '../../test-support/security-header-rules.ts'
import { logInAs } from '../../test-support/staff.ts'
import { newKey, openTestApp, type TestApp } from '../../test-support/test-app.ts'

const everybody = [
  'GET /healthz',
  'GET /readyz',
  'GET /api/openapi.json',
  'GET /api/menu',
  'GET /api/times',
  'GET /api/live',
  'GET /api/wall/{secret}',
  'GET /api/wall/{secret}/live',
  'GET /api/session',
  'POST /api/promo-codes/check',
  'POST /api/orders',
  'GET /api/order-by-key',
  'GET /api/orders/{id}',
  'POST /api/orders/{id}/cancel-own',
  'POST /login',
  'POST /logout',
]
/** For everybody who signs as the card company, from wherever it is. */
const gateway = ['POST /api/stripe/webhook']
/** Also those who must still choose a password of their own. */
const staff = ['GET /api/me', 'POST /api/me/password']
const kitchen = [
  ...['move', 'undo', 'acknowledge', 'printed', 'roll', 'paid', 'delay'].map(
    (what) => `POST /api/orders/{id}/${what}`,
  ),
  ...['acknowledge', 'sold-out', 'stock', 'pause', 'resume', 'busy'].map((what) => `POST /api/${what}`),
]
const office = ['POST /api/orders/{id}/cancel']
const monitor = ['GET /metrics']

const people = ['anonymous', 'kitchen', 'owner', 'disabled', 'expired', 'must-change'] as const
type Person = (typeof people)[number]
type Refusals = Readonly<Partial<Record<Person, 401 | 403>>>

const strangers = { anonymous: 401, disabled: 401, expired: 401 } as const
const atWork = { ...strangers, 'must-change': 403 } as const
const ownersAlone = { ...atWork, kitchen: 403 } as const

/** Whom a route refuses, and how; everything under /api/office is the owner's. */
function refusedBy(name: string): Refusals | undefined {
  if (everybody.includes(name) || gateway.includes(name)) return {}
  if (staff.includes(name)) return strangers
  if (kitchen.includes(name)) return atWork
  if (office.includes(name) || / \/api\/office\//.test(name)) return ownersAlone
  // The monitor has a token; no session opens it.
  return monitor.includes(name) ? { ...ownersAlone, owner: 401, kitchen: 401, 'must-change': 401 } : undefined
}

const places: Readonly<Record<string, string>> = {
  id: 'A'.repeat(22),
  item: 'bean',
  code: '1',
  link: '1',
  day: '2026-11-15',
  picture: `photo-${'a'.repeat(24)}`,
}

describe.each(bothEngines)('on %s', (engine: Engine) => {
  test('every route refuses exactly whom the matrix says, and every page that is not ours', async () => {
    const app = await openTestApp(engine, { metricsToken: 'only-the-monitor-knows' })
    const cookies = await gather(app)
    const wrong: string[] = []
    const ask = async (method: string, url: string, who: Person, more: object = {}) => {
      const headers = { cookie: cookies[who], 'idempotency-key': newKey(), ...more }
      const isForm = url === '/login' || url === '/logout'
      const form = {
        payload: '',
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      }
      const asked =
        method === 'GET' || method === 'HEAD' ? { headers } : isForm ? form : { headers, payload: {} }
      const reply = await app.send({ method, url, ...asked })
      const faults = headerViolations((header) => reply.headers[header], reply.statusCode)
      if (faults.length > 0) wrong.push(`${method} ${url} as ${who}: ${faults.join()}`)
      return reply.statusCode
    }
    for (const who of people) {
      const status = await ask('HEAD', '/api/live?board=1', who)
      const due = who === 'kitchen' || who === 'owner' ? 200 : 401
      if (status !== due) wrong.push(`the board as ${who}: ${status}, not ${due}`)
    }

    const names = [...operationsOf(await readDocument(app)).keys()]
    expect(names.filter((name) => !refusedBy(name))).toEqual([])
    expect(
      [...everybody, ...gateway, ...staff, ...kitchen, ...office].filter((name) => !names.includes(name)),
    ).toEqual([])
    // The last one ends the sessions.
    for (const name of [...names.filter((one) => one !== 'POST /logout'), 'POST /logout']) {
      const [method = '', path = ''] = name.split(' ')
      const url = path.replace(/\{(\w+)\}/g, (_all, place: string) => places[place] ?? 'x')
      // A stream never ends: its head says enough.
      const methods = method !== 'GET' ? [method] : path === '/api/live' ? ['HEAD'] : ['GET', 'HEAD']
      for (const who of people)
        for (const how of methods) {
          const status = await ask(how, url, who)
          const due = refusedBy(name)?.[who]
          const isDue = due ? status === due : status !== 401 && status !== 403 && status < 500
          if (!isDue) wrong.push(`${how} ${url} as ${who}: ${status}, not ${due ?? 'let in'}`)
        }
      if (method === 'GET' || gateway.includes(name)) continue
      for (const elsewhere of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'same-site' }])
        if ((await ask(method, url, 'owner', elsewhere)) !== 403) wrong.push(`${name} from elsewhere`)
    }
    expect(wrong).toEqual([])
  })
})

/** A session of each kind: staff at work, and those whom nothing opens any more. */
async function gather(app: TestApp): Promise<Readonly<Record<Person, string>>> {
  const cookies = {
    anonymous: 'session=x',
    kitchen: await logInAs(app, 'kitchen'),
    owner: await logInAs(app, 'owner'),
    disabled: await logInAs(app, 'owner', 'gone'),
    expired: await logInAs(app, 'owner', 'late'),
    'must-change': await logInAs(app, 'owner', 'newcomer'),
  }
  const change = (username: string, set: object) =>
    app.db.transaction((trx) => trx.updateTable('staff').set(set).where('username', '=', username).execute())
  await change('gone', { disabled_at: new Date().toISOString() })
  await change('newcomer', { must_change_password: 1 })
  // Last, since every login sweeps away what has expired: this one is to be found, and refused.
  await app.db.transaction((trx) =>
    trx
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1_000).toISOString() })
      .where('staff_id', 'in', trx.selectFrom('staff').select('id').where('username', '=', 'late'))
      .execute(),
  )
  return cookies
}
