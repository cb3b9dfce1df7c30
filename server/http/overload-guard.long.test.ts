// An overloaded server: orders pile up because the card company does not respond, or the event loop or the database is behind.
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { maxDeclinesPerAddress } from '../db/payments/card-attempts.ts'
import { setWaitTimes } from '../../test-support/set-wait-times.ts'
import { logInAs } from '../../test-support/staff.ts'
import { newKey, openTestApp, rosasOrder, type TestAppOptions } from '../../test-support/test-app.ts'
import { createDemoPayments } from '../adapters/payments-demo.ts'
import { maxConcurrentOrders } from '../routes/orders/orders.ts'
import { maxOrdersPerClient } from '../limits/client-limits.ts'

const token = 'only-the-monitor-knows'

/** Authorizations wait until the test opens the gate. */
async function openBusyShop(options: TestAppOptions = {}) {
  let openGate = () => {}
  const gate = new Promise<void>((resolve) => (openGate = resolve))
  const demo = createDemoPayments({ patienceMs: 20 })
  let authorizations = 0
  const authorize: typeof demo.authorize = async (request) => {
    authorizations += 1
    await gate
    return demo.authorize(request)
  }
  const opened = await openTestApp('sqlite', {
    payments: { ...demo, authorize },
    metricsToken: token,
    ...options,
  })
  onTestFinished(openGate)
  const { url } = opened
  const submit = (more: Record<string, string> = {}) =>
    fetch(`${url}/api/orders`, {
      method: 'POST',
      headers: { origin: url, 'content-type': 'application/json', 'idempotency-key': newKey(), ...more },
      body: JSON.stringify({ ...rosasOrder, email: `${newKey()}@proof.example` }),
    })
  const get = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers })
  return { opened, app: opened.app, url, submit, get, openGate, countAuthorizations: () => authorizations }
}

test('orders that pile up are asked to come back, in words; those under way are placed; others notice nothing', async () => {
  const shop = await openBusyShop()
  const cookie = await logInAs(shop.opened, 'owner')
  const early = Array.from({ length: maxConcurrentOrders }, () => shop.submit())
  await expect.poll(shop.countAuthorizations).toBe(maxConcurrentOrders)
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
  expect(figures).toContain(`burritoful_orders_under_way ${maxConcurrentOrders}\n`)
  shop.openGate()
  const statuses = (await Promise.all(early)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([201]))
})

test('cards that are never answered, all from one address, leave room for the orders of others', async () => {
  const shop = await openBusyShop({ rateLimits: true, trustProxy: ['127.0.0.1'] })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const early = Array.from({ length: maxOrdersPerClient }, () => shop.submit(from('203.0.113.7')))
  const figures = async () => (await shop.get('/metrics', { authorization: `Bearer ${token}` })).text()
  await expect.poll(figures).toContain(`burritoful_orders_under_way ${maxOrdersPerClient}\n`)
  expect((await shop.submit(from('203.0.113.7'))).status).toBe(503)
  // Only as many cards of one address are tried at once as may be declined; the others wait.
  await expect.poll(shop.countAuthorizations).toBe(maxDeclinesPerAddress)
  const other = shop.submit(from('203.0.113.8'))
  await expect.poll(shop.countAuthorizations).toBe(maxDeclinesPerAddress + 1)
  shop.openGate()
  expect((await other).status).toBe(201)
  await Promise.all(early)
})

test('half-sent orders do not take the place of whole ones', async () => {
  const shop = await openBusyShop()
  shop.openGate()
  const port = Number(new URL(shop.url).port)
  const head = `POST /api/orders HTTP/1.1\r\nhost: x\r\norigin: http://x\r\ncontent-type: application/json\r\nidempotency-key: ${newKey()}\r\ncontent-length: 500\r\n\r\n{"half":`
  const half = Array.from({ length: 300 }, () => connect(port, '127.0.0.1').on('error', () => {}))
  onTestFinished(() => half.forEach((socket) => socket.destroy()))
  for (const socket of half) socket.write(head)
  expect((await shop.submit()).status).toBe(201)
})

test('while the event loop is behind, browsing is refused in words; orders and staff are served; then all are', async () => {
  const file = { type: 'text/html', etag: '"x"', immutable: false, br: undefined, gzip: undefined }
  const pageFiles = new Map([['/', { ...file, plain: Buffer.from('the page') }]])
  const shop = await openBusyShop({ pageFiles })
  shop.openGate()
  const cookie = await logInAs(shop.opened, 'owner')
  const load = setInterval(() => {
    const before = process.threadCpuUsage()
    while (process.threadCpuUsage(before).user < 120_000);
  }, 1)
  onTestFinished(() => clearInterval(load))
  await expect.poll(async () => (await shop.get('/api/menu')).status, { interval: 1 }).toBe(503)
  const [menu, page, order, ready, staff, staffPage, stranger] = await Promise.all([
    shop.get('/api/menu', { cookie: 'session=made-up' }),
    shop.get('/', { accept: 'text/html' }),
    shop.submit(),
    shop.get('/readyz'),
    shop.get('/api/me', { cookie }),
    shop.get('/', { cookie }),
    shop.get('/api/me', { cookie: 'session=made-up' }),
  ])
  expect([menu.status, ((await menu.json()) as { code: string }).code]).toEqual([503, 'busy'])
  expect(Number(menu.headers.get('retry-after'))).toBeGreaterThan(0)
  expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('This page will try again on its own.')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'")
  expect([order.status, ready.status, staff.status, staffPage.status]).toEqual([201, 200, 200, 200])
  // Requesting a staff route with a made-up cookie does not make anybody staff.
  expect(stranger.status).toBe(503)

  clearInterval(load)
  await expect.poll(async () => (await shop.get('/api/menu')).status).toBe(200)
  const figures = await (await shop.get('/metrics', { authorization: `Bearer ${token}` })).text()
  expect(figures).toMatch(/burritoful_turned_away_total\{kind="browse"\} [3-9]\n/)
})

test('while the database is behind, browsing is refused; staff wait their turn; then all are served', async () => {
  const { db, ...shop } = await openTestApp('postgres')
  const cookie = await logInAs({ db, ...shop }, 'owner')
  const get = (path: string, headers: Record<string, string> = {}) => fetch(shop.url + path, { headers })
  const gate = Promise.withResolvers<void>()
  onTestFinished(() => gate.resolve())
  const transactions = Array.from({ length: 150 }, () => db.transaction(() => gate.promise))
  await expect.poll(() => db.countWaiting()).toBeGreaterThan(100)
  const refused = await get('/api/menu')
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'busy'])
  const staff = get('/api/me', { cookie })
  gate.resolve()
  await Promise.all(transactions)
  expect((await staff).status).toBe(200)
  expect((await get('/api/menu')).status).toBe(200)
})

test('a hundred who look at the menu and a hundred who ask for times do not put a slow database behind', async () => {
  const { db, url } = await openTestApp('postgres')
  await setWaitTimes(db, { speed: { minutesPerBurrito: 4, hands: 1 } })
  const gate = Promise.withResolvers<void>()
  onTestFinished(() => gate.resolve())
  const locked = Promise.withResolvers<void>()
  const slow = db.transaction(async (trx) => {
    await sql`lock table orders in access exclusive mode`.execute(trx)
    locked.resolve()
    await gate.promise
  })
  await locked.promise
  const replies: Promise<Response>[] = []
  for (let nth = 1; nth <= 100; nth += 1) {
    replies.push(fetch(`${url}/api/times?weight=${nth}&fulfillment=pickup`), fetch(`${url}/api/menu`))
    // All at once, the customers of this test would keep the event loop busy, which they share with the server.
    await wait(10)
  }
  await expect.poll(() => db.countWaiting()).toBeGreaterThan(0)
  gate.resolve()
  await slow
  const statuses = (await Promise.all(replies)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a live stream is recognized however its URL is spelled, and takes no place of other requests', async () => {
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
  let received = ''
  socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  const head = ['POST /api/orders HTTP/1.1', `host: ${new URL(shop.url).host}`, `origin: ${shop.url}`]
  const fields = ['content-type: application/json', `idempotency-key: ${newKey()}`]
  socket.write([...head, ...fields, `content-length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
  await expect.poll(shop.countAuthorizations).toBe(1)
  socket.write('burritos please\r\n\r\n')
  await once(socket, 'close')
  expect(received).toBe('')
})
