// The rate limits of the shipped nginx site: a crowd behind one address is stopped, an office is not.
import { connect as connectHttp2 } from 'node:http2'
import type { ClientRequest } from 'node:http'
import { Agent, get } from 'node:https'
import { text } from 'node:stream/consumers'
import { connect } from 'node:tls'
import { openCrowd } from '../test-support/http2-crowd.ts'
import { rosasOrder } from '../test-support/rosas-order.ts'
import { test, type Answer, type Front } from './nginx-front.ts'
import { expect } from './shop.ts'

test.describe.configure({ mode: 'default' })
test.setTimeout(120_000)

/** The security headers of trust rule 13, on a page that nginx itself makes. */
const ownHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}
const overTls = {
  ...ownHeaders,
  'strict-transport-security': 'max-age=31536000',
  'cache-control': 'no-store',
}

test('one address gets a hundred streams over HTTP/2, the rest a sentence, and everybody else is served', async ({
  front,
}) => {
  const crowd = openCrowd(front.url, { sessions: 3, streams: 60, path: '/api/live' })
  await expect.poll(() => sum(crowd.answers), { timeout: 30_000 }).toBe(180)
  expect(Object.fromEntries(crowd.answers)).toEqual({ 200: 100, 429: 80 })
  expect(crowd.countOpen()).toBe(100)
  expect((await front.ask('/api/menu')).status).toBe(200)
  const refused = await front.ask('/api/live')
  expect(refused.status).toBe(429)
  expect(refused.headers).toMatchObject({ ...overTls, 'retry-after': '10' })
  expect(refused.body.toString()).toContain('Please wait a moment and try again.')
  // A board behind the same address is not counted: nginx lets it through, and the server asks for a session.
  expect((await front.ask('/api/live?board=1')).status).toBe(401)
  crowd.close()
  expect(await front.nginx.output(), 'nobody’s address is in the log').not.toMatch(/client: /)
})

test('sixteen addresses with all the streams they can get leave the site to everybody else', async ({
  front,
}) => {
  const statuses: number[] = []
  const open: ClientRequest[] = []
  const listenFrom = (localAddress: string) =>
    new Promise<void>((done) => {
      const address = { host: '127.0.0.1', port: portOf(front.url), path: '/api/live', agent: false }
      const call = get({ ...address, localAddress, rejectUnauthorized: false }, (reply) => {
        statuses.push(reply.statusCode ?? 0)
        reply.on('error', () => {}).resume()
        done()
      })
      call.on('error', () => done())
      open.push(call)
    })
  // Over HTTP/1.1, where each stream has a connection of its own on both sides of nginx.
  for (let nth = 0; nth < 16; nth += 1)
    await Promise.all(Array.from({ length: 100 }, () => listenFrom(`127.0.1.${nth + 1}`)))
  expect(statuses.filter((status) => status === 200)).toHaveLength(1_500)
  expect(statuses.filter((status) => status === 429)).toHaveLength(100)
  for (const path of ['/api/menu', '/', '/readyz']) expect((await front.ask(path)).status).toBe(200)
  for (const call of open) call.destroy()
})

test('a webhook of 40 kB reaches the server, and what the server would not take does not', async ({
  front,
}) => {
  const send = (bytes: number) =>
    front.ask('/api/stripe/webhook', { method: 'POST', body: 'x'.repeat(bytes) })
  // This shop has no Stripe; what counts is that the server says it.
  expect((await send(40_000)).headers['content-type']).toMatch(/^application\/problem\+json/)
  expect((await send(512 * 1024 + 1)).headers['content-type']).toBe('text/html')
})

test('an office of sixty orders lunch in a minute from one address, and nobody is asked to wait', async ({
  front,
}) => {
  const page = (await front.ask('/')).body.toString()
  const assets = [...new Set(page.match(/\/assets\/[\w.-]+/g))]
  expect(assets.length).toBeGreaterThan(3)
  const streams = openCrowd(front.url, { sessions: 60, streams: 1, path: '/api/live' })
  const lunches = await Promise.all(Array.from({ length: 60 }, (_, nth) => orderLunch(front, assets, nth)))
  expect(new Set(lunches.flat())).toEqual(new Set([200, 201]))
  await expect.poll(() => Object.fromEntries(streams.answers), { timeout: 30_000 }).toEqual({ 200: 60 })
  streams.close()
})

test('the pages that nginx makes by itself carry our headers, and not its version', async ({ front }) => {
  const tooLarge = await front.ask('/login', { method: 'POST', body: 'x'.repeat(40_000) })
  const tooLong = await front.ask(`/${'x'.repeat(9_000)}`)
  const unknown = await front.ask('/', { method: 'TRACE' })
  for (const [answer, status] of [
    [tooLarge, 413],
    [tooLong, 414],
    [unknown, 405],
  ] as const) {
    expect([answer.status, answer.headers.server]).toEqual([status, 'nginx'])
    expect(answer.headers).toMatchObject(overTls)
  }
  const moved = await fetch(`${front.plainUrl}/`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('server')]).toEqual([301, 'nginx'])
  expect(Object.fromEntries(moved.headers)).toMatchObject(ownHeaders)

  const socket = connect({ port: portOf(front.url), host: '127.0.0.1', rejectUnauthorized: false })
  socket.write('burrito please\r\n\r\n')
  const unread = (await text(socket)).toLowerCase()
  expect(unread).toMatch(/^http\/1\.1 400 /)
  for (const [name, value] of Object.entries(overTls))
    expect(unread).toContain(`${name}: ${value}`.toLowerCase())
  // nginx passes the server's own headers on once, unchanged.
  const { headers } = await front.ask('/api/menu')
  expect(headers['content-security-policy']).toMatch(/^default-src 'self'/)
  expect(headers['x-frame-options']).toBe('DENY')
})

test('an IPv6 network is one client, and two networks are two', async ({ front }) => {
  const clientAddressOf = async (address: string) =>
    (await fetch(front.peekUrl, { headers: { 'x-real-ip': address } })).text()
  const same = [
    ['2001:db8:1:2::1', '2001:db8:1:2:ffff::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2:0:4:5:6'],
    ['2001:db8::1', '2001:db8::ffff:0:1', '2001:db8::1:2:3:4'],
    ['2001:db8:0:1::5', '2001:db8:0:1:2:3:4:5'],
    ['::1'],
    ['192.0.2.1'],
    ['192.0.2.2'],
  ]
  const found = await Promise.all(same.map((addresses) => Promise.all(addresses.map(clientAddressOf))))
  for (const [nth, names] of found.entries()) expect(new Set(names).size, same[nth]?.join()).toBe(1)
  const first = found.map(([name]) => name)
  expect(first.every((name) => name !== '')).toBe(true)
  expect(new Set(first).size).toBe(same.length)
})

test('one address has two hundred requests under way, and the rest get a sentence', async ({ front }) => {
  const answers: number[] = []
  const sessions = Array.from({ length: 3 }, () => connectHttp2(front.url, { rejectUnauthorized: false }))
  for (const session of sessions) {
    for (let nth = 0; nth < 80; nth += 1) {
      // Begun and never ended: nginx waits for the rest of it.
      const stream = session.request({ ':method': 'POST', ':path': '/api/orders', 'content-length': '9' })
      stream.on('response', (headers) => void answers.push(Number(headers[':status'])))
      stream.on('error', () => {}).resume()
    }
  }
  await expect.poll(() => answers.length).toBe(40)
  expect(new Set(answers)).toEqual(new Set([429]))
  for (const session of sessions) session.destroy()
})

// The last one, since it leaves this address without a request to spare.
test('one address that asks without end is asked to wait', async ({ front }) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 8 })
  let asked = 0
  let refused: Answer | undefined
  const askOn = async () => {
    while (!refused && (asked += 1) <= 6_000) {
      const answer = await front.ask('/nowhere', { agent })
      if (answer.status === 429) refused = answer
    }
  }
  await Promise.all(Array.from({ length: 8 }, askOn))
  agent.destroy()
  expect(refused?.headers).toMatchObject({ ...overTls, 'retry-after': '10' })
})

async function orderLunch(front: Front, assets: readonly string[], nth: number): Promise<number[]> {
  const answers: Answer[] = [await front.ask('/'), await front.ask('/api/menu')]
  for (const asset of assets) answers.push(await front.ask(asset))
  const body = JSON.stringify({ ...rosasOrder, email: `person-${nth}@office.example` })
  const headers = {
    origin: front.url,
    'content-type': 'application/json',
    'idempotency-key': `office-lunch-number-${nth}-abcdef`,
  }
  // The Wi-Fi was away for a moment, so the page retries the order.
  for (let tries = 0; tries < 2; tries += 1)
    answers.push(await front.ask('/api/orders', { method: 'POST', headers, body }))
  return answers.map(({ status }) => status)
}

function sum(answers: ReadonlyMap<number, number>): number {
  return [...answers.values()].reduce((total, count) => total + count, 0)
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
