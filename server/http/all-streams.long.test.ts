// The limit on all clients' streams together, which leaves room for requests.
import { expect, test } from 'vitest'
import { openStream } from '../../test-support/held-stream.ts'
import { logInAs } from '../../test-support/staff.ts'
import { openTestApp } from '../../test-support/test-app.ts'
import { maxStreamsPerClient, maxStreams } from '../limits/client-limits.ts'

/** The tests connect as the trusted proxy, so their X-Forwarded-For can name any client address. */
const trustProxy = ['127.0.0.1']

test('all guests together have so many streams; then a newcomer is asked to wait, and pages, orders and the board are served', async () => {
  const opened = await openTestApp('sqlite', { rateLimits: true, trustProxy })
  const cookie = await logInAs(opened, 'kitchen')
  const leave: (() => void)[] = []
  for (let nth = 0; nth < maxStreams / maxStreamsPerClient; nth += 1) {
    const from = { 'x-forwarded-for': `198.51.${nth}.1` }
    const streams = await Promise.all(
      Array.from({ length: maxStreamsPerClient }, () => openStream(opened, from)),
    )
    expect(new Set(streams.map(({ reply }) => reply.status))).toEqual(new Set([200]))
    leave.push(...streams.map((stream) => stream.leave))
  }
  const newcomer = { 'x-forwarded-for': '203.0.113.7' }
  const { reply: refused } = await openStream(opened, newcomer)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await openStream(opened, { ...newcomer, cookie }, '?board=1')).reply.status).toBe(200)
  expect((await fetch(`${opened.url}/api/menu`, { headers: newcomer })).status).toBe(200)
  leave[0]?.()
  await expect.poll(async () => (await openStream(opened, newcomer)).reply.status).toBe(200)
}, 60_000)
