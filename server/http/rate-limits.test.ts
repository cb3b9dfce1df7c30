// The limits per address: an office behind one address does not notice them, a flood does.
import { describe, expect, test } from 'vitest'
import { engines } from '../../test-support/databases.ts'
import { newKey, openTestApp, rosasOrder, type TestApp } from '../../test-support/test-app.ts'
import { ordersPerMinute } from '../routes/orders/orders.ts'
import { timesPerMinute } from '../routes/restaurant/times.ts'

const file = {
  type: 'text/javascript',
  etag: '"abc"',
  immutable: true,
  plain: Buffer.from('plain'),
  br: undefined,
  gzip: undefined,
}
const assets = Array.from({ length: 12 }, (_, nth) => `/assets/${nth}.js`)
const pageFiles = new Map(['/', ...assets].map((path) => [path, file]))

/** The tests connect as the trusted proxy, so their X-Forwarded-For can name any client address. */
const trustProxy = ['127.0.0.1']

/** Sends everything that one person's browser sends, from the first visit to the placed order. */
async function orderLunch({ send, order }: TestApp, nth: number): Promise<number[]> {
  const get = async (url: string, headers = {}) => (await send({ method: 'GET', url, headers })).statusCode
  const statuses = [await get('/'), await get('/api/menu'), await get('/api/session')]
  for (const asset of assets) statuses.push(await get(asset))
  const own = { ...rosasOrder, email: `person-${nth}@office.example` }
  const corrected = await order({ ...own, zipcode: 'x' })
  const key = newKey()
  const placed = await order(own, key)
  // The Wi-Fi failed for a moment, so the page retries the order and fetches its state by key.
  const again = await order(own, key)
  statuses.push(await get('/api/order-by-key', { 'idempotency-key': key }))
  statuses.push(await get(`/api/orders/${placed.json<{ id: string }>().id}`))
  expect([corrected.statusCode, placed.statusCode, again.statusCode]).toEqual([422, 201, 201])
  return statuses
}

describe.each(engines)('on %s', (engine) => {
  test('an office of sixty orders lunch in a minute, and nobody is asked to wait', async () => {
    const opened = await openTestApp(engine, { rateLimits: true, pageFiles })
    // Table by table: sixty menus at the same instant would overload the database, which is another limit.
    for (let table = 0; table < 3; table += 1) {
      const people = Array.from({ length: 20 }, (_, seat) => orderLunch(opened, table * 20 + seat))
      expect(new Set((await Promise.all(people)).flat())).toEqual(new Set([200]))
    }
    expect(await opened.countOrders()).toBe(60)
  })
})

test('an address that orders without end is asked to wait, with the rest of its IPv6 block; others are not', async () => {
  const { send } = await openTestApp('sqlite', { rateLimits: true, trustProxy })
  const orderFrom = (address: string) =>
    send({
      method: 'POST',
      url: '/api/orders',
      headers: { 'x-forwarded-for': address, 'idempotency-key': newKey() },
      payload: {},
    })
  for (let nth = 0; nth < ordersPerMinute; nth += 1) {
    expect((await orderFrom(`2001:db8:1:2::${nth.toString(16)}`)).statusCode).toBe(422)
  }
  const refused = await orderFrom('2001:db8:1:2:ffff::1')
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([429, 'too-many-requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await orderFrom('2001:db8:1:3::1')).statusCode).toBe(422)
  expect((await orderFrom('203.0.113.7')).statusCode).toBe(422)
})

test('an address that asks for times without end is asked to wait, in words; others are not', async () => {
  const { send } = await openTestApp('sqlite', { rateLimits: true, trustProxy })
  const askFrom = (address: string) =>
    send({
      method: 'GET',
      url: '/api/times?weight=1&fulfillment=pickup',
      headers: { 'x-forwarded-for': address },
    })
  const atOnce = 50
  for (let asked = 0; asked < timesPerMinute; asked += atOnce) {
    const replies = await Promise.all(Array.from({ length: atOnce }, () => askFrom('203.0.113.7')))
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true)
  }
  const refused = await askFrom('203.0.113.7')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ code: 'too-many-requests', title: expect.stringContaining('Wait') })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await askFrom('203.0.113.8')).statusCode).toBe(200)
})

test('somebody who tries passwords from many addresses of one IPv6 block is one somebody', async () => {
  const { send } = await openTestApp('sqlite', { trustProxy })
  const tryFrom = (address: string) =>
    send({
      method: 'POST',
      url: '/login',
      headers: { 'x-forwarded-for': address, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'username=owner&password=guess',
    })
  for (let nth = 0; nth < 10; nth += 1) {
    expect((await tryFrom(`2001:db8::${nth}`)).headers.location).toContain('login=failed')
  }
  expect((await tryFrom('2001:db8::ffff')).headers.location).toContain('login=wait')
  expect((await tryFrom('2001:db8:1::1')).headers.location).toContain('login=failed')
})
