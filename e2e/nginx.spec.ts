// A test of docs/operating.md: the shipped nginx site with TLS in front of a real server.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LiveEvents } from '#domain/people/people-api.ts'
import { otherLoopback } from '../test-support/nginx.ts'
import { placeOrder } from './customer.ts'
import { test, type Front } from './nginx-front.ts'
import { expect, ownerPassword } from './shop.ts'
import { columnOf, ticketOf } from './staff.ts'

// The tests run one after the other, so that they share one nginx.
test.describe.configure({ mode: 'default' })
test.use({ ignoreHTTPSErrors: true })

test('through nginx: login, an order on the live board, a restart', async ({
  page,
  context,
  browser,
  front,
  expectedComplaints,
}) => {
  expectedComplaints.push(/503|ERR_/)
  const reply = await page.goto('/')
  expect(await reply?.headerValue('strict-transport-security')).toBe('max-age=31536000')
  expect(await reply?.headerValue('content-security-policy')).toContain('upgrade-insecure-requests')
  expect(await page.evaluate(() => isSecureContext)).toBe(true)

  await page.getByRole('contentinfo').getByRole('button', { name: 'Login' }).click()
  const login = page.getByRole('dialog', { name: 'Login' })
  await login.getByLabel('Username').fill('owner')
  await login.getByLabel('Password').fill(ownerPassword)
  await login.getByRole('button', { name: 'SUBMIT' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today')
  expect(await context.cookies()).toMatchObject([
    { name: '__Host-session', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' },
    { name: '__Host-device', secure: true, httpOnly: true, sameSite: 'Lax', path: '/' },
  ])

  await page.goto('/#/Kitchen')
  await expect(columnOf(page, 'New')).toBeVisible()
  const customer = await browser.newPage({ baseURL: front.url, ignoreHTTPSErrors: true })
  await placeOrder(customer)
  await expect(ticketOf(columnOf(page, 'New'), 1)).toBeVisible()
  await customer.close()

  await front.shop.close()
  await expect(page.getByText(/^Connection lost at/)).toBeVisible()
  const [order] = front.shop.sql<{ id: string }>('select id from orders')
  const away = await front.ask(`/api/orders/${order?.id}`)
  expect([away.status, away.headers['retry-after']]).toEqual([503, '5'])
  expect(away.body.toString()).toContain('Back in a moment')
  await front.shop.open()
  // The board reconnects by itself; the button "Try now" may be gone before a test could press it.
  await expect(page.getByText(/^Back online at/)).toBeVisible()
  await ticketOf(columnOf(page, 'New'), 1).getByRole('button', { name: 'Start cooking' }).click()
  await expect(ticketOf(columnOf(page, 'Cooking'), 1)).toBeVisible()

  expect((await front.ask(`/api/orders/${order?.id}`)).status).toBe(200)
  expect(await front.nginx.output(), 'the secret of an order').not.toContain(order?.id)
})

test('nginx passes on what the server says, as it is and when it is said', async ({ front }) => {
  const beats = await measureBeats(front, async () => {
    const plain = await fetch(`${front.plainUrl}/menu?from=flyer`, { redirect: 'manual' })
    expect([plain.status, plain.headers.get('location')]).toEqual([301, `${front.url}/menu?from=flyer`])

    const page = await front.ask('/', { headers: { 'accept-encoding': 'gzip, br' } })
    const [script = ''] = /\/assets\/index-[\w-]+\.js/.exec((await front.ask('/')).body.toString()) ?? []
    const asset = await front.ask(script, { headers: { 'accept-encoding': 'gzip, br' } })
    expect([page.headers['content-encoding'], asset.headers['content-encoding']]).toEqual(['br', 'br'])
    expect(asset.body.equals(readFileSync(path.join('dist', `${script}.br`)))).toBe(true)
    expect(asset.headers['cache-control']).toContain('immutable')
    const menu = await front.ask('/api/menu', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(menu.headers['content-encoding']).toBeUndefined()

    const ours = await sendLogin(front, { body: 'x'.repeat(20_000) })
    expect([ours.status, ours.headers['content-type']]).toEqual([
      413,
      'application/problem+json; charset=utf-8',
    ])
    expect((await sendLogin(front, { body: 'x'.repeat(40_000) })).headers['content-type']).toBe('text/html')
  })
  expect(beats.firstEvent).toBeLessThan(2_000)
  expect(Math.abs(beats.apart - 3_000)).toBeLessThan(1_500)
  expect(beats.slowest, 'from the server to the reader').toBeLessThan(1_000)
})

test('the server counts by the address that nginx sees, whatever a client says of itself', async ({
  front,
}) => {
  const guess = 'username=guessed&password=guess'
  const outcomes: unknown[] = []
  for (let tries = 1; tries <= 11; tries += 1) {
    const claim = { 'x-forwarded-for': `203.0.113.${tries}`, 'x-real-ip': `203.0.113.${tries}` }
    outcomes.push((await sendLogin(front, { body: guess, headers: claim })).headers.location)
  }
  const failed = '/?login=failed#/'
  expect(outcomes).toEqual([...Array.from({ length: 10 }, () => failed), '/?login=wait#/'])

  const other = await otherLoopback()
  const elsewhere = await sendLogin(front, { body: guess, host: other.to, localAddress: other.from })
  expect(elsewhere.headers.location).toBe(failed)
})

interface LoginTry {
  readonly body: string
  readonly headers?: Record<string, string>
  readonly host?: string
  readonly localAddress?: string
}

function sendLogin(front: Front, { headers, ...options }: LoginTry) {
  return front.ask('/login', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: front.url, ...headers },
    ...options,
  })
}

/** Listens until two heartbeats have come while `meanwhile` runs; all times are in milliseconds. */
async function measureBeats(front: Front, meanwhile: () => Promise<void>) {
  const began = Date.now()
  const arrivals: number[] = []
  const delays: number[] = []
  let firstEvent = Number.POSITIVE_INFINITY
  const { promise: heardEnough, resolve: enough } = Promise.withResolvers<void>()
  const stream = front.listen((name, data) => {
    firstEvent = Math.min(firstEvent, Date.now() - began)
    if (name !== 'beat') return
    arrivals.push(Date.now())
    delays.push(Date.now() - Date.parse((JSON.parse(data) as LiveEvents['beat']).now))
    if (arrivals.length === 2) enough()
  })
  await meanwhile()
  await heardEnough
  stream.close()
  const [first = 0, second = 0] = arrivals
  return { firstEvent, apart: second - first, slowest: Math.max(...delays) }
}
