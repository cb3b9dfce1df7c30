// The limits of streams and connections per client: an office behind one address does not notice them, and a client that opens
// thousands does not shut out others.
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { otherLoopback } from '../../test-support/nginx.ts'
import { openStream } from '../../test-support/held-stream.ts'
import { logInAs } from '../../test-support/staff.ts'
import { openTestApp } from '../../test-support/test-app.ts'
import { maxConnectionsPerClient, maxStreamsPerClient } from '../limits/client-limits.ts'

/** The tests connect as the trusted proxy, so their X-Forwarded-For can name any client address. */
const trustProxy = ['127.0.0.1']

test('an address with a hundred streams gets no more, with the rest of its IPv6 block; others and the board do', async () => {
  const opened = await openTestApp('sqlite', { rateLimits: true, trustProxy })
  const cookie = await logInAs(opened, 'kitchen')
  const from = (address: string, more = {}) => ({ 'x-forwarded-for': address, ...more })
  const first = await openStream(opened, from('2001:db8:1:2::1'))
  for (let nth = 2; nth <= maxStreamsPerClient; nth += 1) {
    const { reply } = await openStream(opened, from(`2001:db8:1:2::${nth.toString(16)}`))
    expect(reply.status).toBe(200)
  }
  const { reply: refused } = await openStream(opened, from('2001:db8:1:2:ffff::1'))
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
    429,
    'too-many-requests',
  ])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await openStream(opened, from('203.0.113.7'))).reply.status).toBe(200)
  const board = await openStream(opened, from('2001:db8:1:2::1', { cookie }), '?board=1')
  expect(board.reply.status).toBe(200)

  first.leave()
  await expect.poll(async () => (await openStream(opened, from('2001:db8:1:2::1'))).reply.status).toBe(200)
})

test('without limits an address has as many streams as it likes', async () => {
  const opened = await openTestApp('sqlite')
  const streams = await Promise.all(
    Array.from({ length: maxStreamsPerClient + 20 }, () => openStream(opened, {})),
  )
  expect(new Set(streams.map(({ reply }) => reply.status))).toEqual(new Set([200]))
})

test('thousands of connections that say nothing shut out nobody but their own address', async () => {
  const { opened, from } = await openCrowdedShop()
  await expect.poll(() => opened.app.countConnections()).toBe(maxConnectionsPerClient)
  const { port } = new URL(opened.url)
  const ask = request({ host: from.to, localAddress: from.from, port, path: '/api/menu' }).end()
  const [reply] = (await once(ask, 'response')) as [{ statusCode: number; resume(): void }]
  reply.resume()
  expect(reply.statusCode).toBe(200)
})

test('a proxy that is trusted may hold as many connections as it needs', async () => {
  const { opened, crowd } = await openCrowdedShop(['loopback'])
  await expect.poll(() => opened.app.countConnections()).toBe(crowd.length)
})

async function openCrowdedShop(proxy?: string[]) {
  const from = await otherLoopback()
  const host = from.to === '::1' ? '::' : '127.0.0.1'
  const opened = await openTestApp('sqlite', { rateLimits: true, host, ...(proxy && { trustProxy: proxy }) })
  const crowd: Socket[] = []
  onTestFinished(() => crowd.forEach((socket) => socket.destroy()))
  const port = Number(new URL(opened.url).port)
  for (let nth = 0; nth < maxConnectionsPerClient + 200; nth += 1) {
    const socket = connect(port, '127.0.0.1').on('error', () => {})
    crowd.push(socket.resume())
    await once(socket, 'connect')
  }
  return { opened, from, crowd }
}
