// The log of a running server: one JSON line per request, with allowed fields only and without personal data.
import { expect, onTestFinished, test } from 'vitest'
import { freshPlace } from '../../test-support/databases.ts'
import { startServer } from '../../test-support/server-process.ts'
import { newKey, openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { createLog, type LogLevel } from './log.ts'

const requestFields = ['level', 'time', 'reqId', 'method', 'route', 'status', 'ms', 'msg']
const troubleFields = ['level', 'time', 'reqId', 'msg', 'error', 'code', 'at']

test('one JSON line a request with its id and duration, and nothing that names a customer or an order', async () => {
  const { dataDir } = await freshPlace('sqlite')
  const server = await startServer({ DATA_DIR: dataDir, OWNER_PASSWORD: 'password for the tests' })
  onTestFinished(() => server.kill())
  const { url } = server
  const key = newKey()
  const ask = (
    path: string,
    init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ) => fetch(url + path, { redirect: 'manual', ...init, headers: { origin: url, ...init.headers } })
  const json = { 'content-type': 'application/json', 'idempotency-key': key }
  const placed = await ask('/api/orders', { method: 'POST', headers: json, body: JSON.stringify(rosasOrder) })
  const { id } = (await placed.json()) as { id: string }
  const login = await ask('/login', {
    method: 'POST',
    body: new URLSearchParams({ username: 'owner', password: 'password for the tests' }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const statuses = [
    placed.status,
    login.status,
    (
      await ask('/login', {
        method: 'POST',
        body: new URLSearchParams({ username: 'rosa', password: 'wrong' }),
      })
    ).status,
    (await ask(`/api/orders/${id}`)).status,
    (await ask('/api/order-by-key', { headers: { 'idempotency-key': key } })).status,
    (
      await ask(`/api/orders/${id}/move`, {
        method: 'POST',
        headers: { cookie, ...json },
        body: JSON.stringify({ from: 'placed', to: 'cooking' }),
      })
    ).status,
    (await ask('/api/orders', { method: 'POST', headers: json, body: '{"email":"rosa@example.com"' })).status,
    (await ask('/rosa@example.com?card=4242424242424242')).status,
    (await ask('/%zz')).status,
  ]
  expect(statuses).toEqual([201, 303, 303, 200, 200, 200, 400, 404, 404])
  expect(await server.stop()).toBe(0)

  const printed = server.output().split('\n')
  const lines = printed.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line)
  const requests = lines.filter(({ msg }) => msg === 'request')
  expect(requests.map(({ status }) => status)).toEqual(statuses)
  expect(new Set(requests.map(({ reqId }) => reqId)).size).toBe(statuses.length)
  for (const line of lines) {
    const allowed = line.msg === 'request' ? requestFields : troubleFields
    expect(Object.keys(line).filter((field) => !allowed.includes(field))).toEqual([])
  }
  for (const { ms, method, route } of requests) {
    expect([typeof ms, typeof method, typeof route]).toEqual(['number', 'string', 'string'])
  }
  const secrets = [id, key, cookie.split('=')[1] ?? '', 'Rosa', 'Delgado', 'Laurel', 'rosa', '4242', 'wrong']
  for (const secret of secrets) expect(server.output()).not.toContain(secret)
})

test('a page request is logged, and the files that the page fetches itself only at the debug level', async () => {
  const file = { type: 'text/html', plain: Buffer.from('burrito'), etag: '"1"', immutable: false }
  const pageFiles = new Map(['/', '/assets/beef.webp', '/favicon.svg'].map((name) => [name, file])) as never
  const routesAt = async (level: LogLevel) => {
    const written: Line[] = []
    const write = (line: string) => void written.push(JSON.parse(line) as Line)
    const log = createLog({ terminal: false, level, destination: { write } })
    const { send } = await openTestApp('sqlite', { pageFiles, log })
    for (const url of ['/', '/assets/beef.webp', '/favicon.svg', '/api/menu'])
      await send({ method: 'GET', url })
    return written.filter(({ msg }) => msg === 'request').map(({ route }) => route)
  }
  expect(await routesAt('info')).toEqual(['/', '/api/menu'])
  expect(await routesAt('debug')).toEqual(['/', '/assets/*', '/favicon.svg', '/api/menu'])
})

interface Line {
  readonly msg: string
  readonly status?: number
  readonly reqId?: string
  readonly ms?: number
  readonly method?: string
  readonly route?: string
}
