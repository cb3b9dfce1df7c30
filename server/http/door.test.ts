// The door of a listening server: a card company that does not answer makes orders pile up behind it.
import type { IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { logInAs } from '../../test-support/staff.ts'
import { newKey, openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { createDemoPayments } from '../adapters/payments-demo.ts'
import { houseRules, kindOf } from './door.ts'

const token = 'only-the-monitor-knows'

/** Holds wait until the test lets them go on. */
async function openBusyShop() {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => (letGo = resolve))
  const demo = createDemoPayments({ patienceMs: 20 })
  let asked = 0
  const authorise: typeof demo.authorise = async (request) => {
    asked += 1
    await gate
    return demo.authorise(request)
  }
  const opened = await openTestApp('sqlite', { payments: { ...demo, authorise }, metricsToken: token })
  onTestFinished(letGo)
  const { url } = opened
  const submit = () =>
    fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: JSON.stringify(rosasOrder),
    })
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })
  return { opened, app: opened.app, url, submit, get, letGo, asked: () => asked }
}

test('orders that pile up are asked to come back, in words; whoever waited is served; others notice nothing', async () => {
  const shop = await openBusyShop()
  const cookie = await logInAs(shop.opened, 'owner')
  const early = Array.from({ length: 257 }, shop.submit)
  await expect.poll(shop.asked, { timeout: 10_000 }).toBe(256)
  // For a second the line may be about to move.
  await wait(1_100)
  const refused = await shop.submit()
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect(await refused.json()).toEqual({
    status: 503,
    code: 'busy',
    title: expect.stringContaining('try again') as string,
  })
  expect((await shop.get('/api/menu')).status).toBe(200)
  expect((await shop.get('/api/me', { cookie })).status).toBe(200)
  const figures = await (await shop.get('/metrics', { authorization: `Bearer ${token}` })).text()
  expect(figures).toMatch(/burritoful_turned_away_total\{kind="order"\} \d+/)
  expect(figures).toMatch(/burritoful_requests_waiting [1-9]/)
  shop.letGo()
  const statuses = (await Promise.all(early)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201]))
}, 30_000)

test('half-sent orders do not take the place of whole ones', async () => {
  const shop = await openBusyShop()
  shop.letGo()
  const port = Number(new URL(shop.url).port)
  const head = `POST /api/orders HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-type: application/json\r\nidempotency-key: ${newKey()}\r\ncontent-length: 500\r\n\r\n{"half":`
  const half = Array.from({ length: 300 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  onTestFinished(() => half.forEach((socket) => socket.destroy()))
  for (const socket of half) socket.write(head)
  expect((await shop.submit()).status).toBe(201)
}, 30_000)

test('whoever takes the answer in drips is shown out, whoever else comes and goes meanwhile', async () => {
  const rules = { ...houseRules, longestAnswer: 2_500, lookEvery: 50 }
  const large = Buffer.alloc(32 * 1024 * 1024)
  const file = {
    type: 'image/png',
    etag: '"x"',
    immutable: true,
    plain: large,
    br: undefined,
    gzip: undefined,
  }
  const pageFiles = new Map([['/assets/large.png', file]])
  const { app, url } = await openTestApp('sqlite', { rules, pageFiles })
  /** Never quiet for long, which would end it as well, and not done within seconds. */
  const takeDrips = async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {})
    const drips = setInterval(() => socket.read(Math.min(socket.readableLength, 64 * 1024)), 25)
    onTestFinished(() => clearInterval(drips))
    onTestFinished(() => void socket.destroy())
    socket.write('GET /assets/large.png HTTP/1.1\r\nhost: x\r\n\r\n')
    await once(socket, 'readable')
    return socket
  }
  const open = () => app.doors.countConnections()
  const [first, , third] = [await takeDrips(), await takeDrips(), await takeDrips()]
  first.destroy()
  await expect.poll(open).toBe(2)
  await takeDrips()
  third.destroy()
  await expect.poll(open).toBe(2)
  await expect.poll(open, { timeout: 8_000 }).toBe(0)
})

test.each([
  ['health', 'GET', '/readyz', ''],
  ['staff', 'GET', '/', 'session=abc'],
  ['staff', 'POST', '/api/orders/:id/move', 'session=abc'],
  ['staff', 'GET', '/api/live', 'a=b; session=abc'],
  ['order', 'POST', '/api/orders', 'session=abc'],
  ['order', 'POST', '/api/orders', ''],
  ['order', 'GET', '/api/orders/:id', ''],
  ['order', 'GET', '/api/order-by-key', ''],
  ['login', 'POST', '/login', ''],
  ['open-page', 'GET', '/assets/main.js', ''],
  ['open-page', 'GET', '/api/live', ''],
  ['browse', 'GET', '/', ''],
  ['browse', 'GET', '/api/menu', ''],
  ['browse', 'GET', '/api/sales', ''],
])('%s: %s %s', (kind, method, path, cookie) => {
  expect(kindOf({ method, headers: { cookie } } as unknown as IncomingMessage, path, 'session=')).toBe(kind)
})

test('a live stream is one however its address is spelt, and takes nobody the place', async () => {
  const { url } = await openTestApp('sqlite')
  const port = Number(new URL(url).port)
  const targets = ['/api/l%69ve', `${url}/api/live`]
  const streams = Array.from({ length: 40 }, (_, nth) => {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    socket.write(`GET ${targets[nth % 2]} HTTP/1.1\r\nhost: x\r\n\r\n`)
    return socket
  })
  onTestFinished(() => streams.forEach((socket) => socket.destroy()))
  await Promise.all(streams.map((socket) => once(socket, 'data')))
  expect((await fetch(`${url}/api/menu`)).status).toBe(200)
})

test('bytes behind an order that is under way are not answered in its place', async () => {
  const shop = await openBusyShop()
  const body = JSON.stringify(rosasOrder)
  const socket = connect(Number(new URL(shop.url).port), '127.0.0.1').on('error', () => {})
  let heard = ''
  socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
  const head = ['POST /api/orders HTTP/1.1', `host: ${new URL(shop.url).host}`, `origin: ${shop.url}`]
  const fields = ['content-type: application/json', `idempotency-key: ${newKey()}`]
  socket.write([...head, ...fields, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
  await expect.poll(shop.asked).toBe(1)
  socket.write('burritos please\r\n\r\n')
  await once(socket, 'close')
  expect(heard).toBe('')
})
