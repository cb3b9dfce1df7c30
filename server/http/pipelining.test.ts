// Requests that are pipelined behind a stream or an unread response harm no other client.
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { logInAs } from '../../test-support/staff.ts'
import { newKey, openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { maxPipelined } from './pipelining.ts'

const large = {
  type: 'text/javascript',
  etag: '"x"',
  immutable: true,
  plain: Buffer.alloc(16 * 1024 * 1024),
  br: undefined,
  gzip: undefined,
}
const pageFiles = new Map([
  ['/', { ...large, plain: Buffer.from('the page') }],
  ['/assets/large.js', large],
])

/** The first request, whose response never ends. */
const before = {
  'an open stream': 'GET /api/live',
  'an unread answer': 'GET /assets/large.js',
}
/** One of each kind of route. */
const pipelined = [
  'HEAD /healthz',
  'GET /readyz',
  'HEAD /api/me staff',
  'GET /api/me staff',
  'HEAD /api/menu',
  'GET /',
  'GET /api/orders/AAAAAAAAAAAAAAAAAAAAAA',
  'POST /login',
]

async function openShop() {
  const opened = await openTestApp('sqlite', { pageFiles })
  const cookie = await logInAs(opened, 'owner')
  const port = Number(new URL(opened.url).port)
  const write = (requests: readonly string[]): Socket => {
    // The socket is never read from, so the responses stay in the server.
    const socket = connect(port, '127.0.0.1').pause()
    socket.on('error', () => {})
    onTestFinished(() => void socket.destroy())
    socket.write(requests.map(bytesOf).join(''))
    return socket
  }
  const get = async (path: string, headers = {}) => (await fetch(opened.url + path, { headers })).status
  const order = () =>
    fetch(`${opened.url}/api/orders`, {
      method: 'POST',
      headers: { origin: opened.url, 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: JSON.stringify(rosasOrder),
    })
  /** Repeats the requests while the pipelined ones arrive. */
  const askAll = async () => {
    const answers: object[] = []
    for (let nth = 0; nth < 5; nth += 1) {
      answers.push({
        order: (await order()).status,
        menu: await get('/api/menu'),
        page: await get('/'),
        staff: await get('/api/me', { cookie }),
        ready: await get('/readyz'),
      })
    }
    return answers
  }
  return { ...opened, write, askAll }
}

function bytesOf(request: string): string {
  const [method, path, staff] = request.split(' ')
  const cookie = staff ? 'cookie: session=1\r\n' : ''
  return `${method} ${path} HTTP/1.1\r\nhost: x\r\norigin: http://x\r\n${cookie}${method === 'POST' ? 'content-type: application/json\r\ncontent-length: 2\r\n' : ''}\r\n${method === 'POST' ? '{}' : ''}`
}

const allServed = { order: 201, menu: 200, page: 200, staff: 200, ready: 200 }

describe.each(Object.entries(before))('behind %s', (_words, first) => {
  test('many requests on one connection close no line', async () => {
    const shop = await openShop()
    for (const request of pipelined) shop.write([first, ...Array.from({ length: 80 }, () => request)])
    for (const answers of await shop.askAll()) expect(answers).toEqual(allServed)
  })

  test('a few on each of many connections close no line either', async () => {
    const shop = await openShop()
    const few = Array.from({ length: maxPipelined - 1 })
    for (const request of pipelined)
      for (let nth = 0; nth < 24; nth += 1) shop.write([first, ...few.map(() => request)])
    for (const answers of await shop.askAll()) expect(answers).toEqual(allServed)
  })
})

test('a client that sends more while a stream is open, or without waiting for answers, is cut off; others are not', async () => {
  const shop = await openShop()
  const many = Array.from({ length: maxPipelined }, () => 'GET /api/menu')
  await once(shop.write(['GET /api/live', 'GET /api/menu']).resume(), 'close')
  await once(shop.write(['GET /assets/large.js', ...many]).resume(), 'close')
  const patient = shop.write(many)
  let received = ''
  patient.setEncoding('utf8').on('data', (chunk: string) => (received += chunk))
  patient.resume()
  await expect.poll(() => received.match(/HTTP\/1\.1 200/g)?.length).toBe(many.length)
  expect(patient.destroyed).toBe(false)
})
