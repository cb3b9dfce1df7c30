// The server on real sockets: large bodies, clients that disconnect, failing handlers, and closing.
import { once } from 'node:events'
import { setImmediate as otherWork } from 'node:timers/promises'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ask } from '../../test-support/ask.ts'
import {
  newKey,
  openTestApp,
  ownOrigin,
  rosasOrder,
  type TestAppOptions,
} from '../../test-support/test-app.ts'
import { json, text as plainText } from './reply-spec.ts'
import { aliveReply } from '#domain/basics/server-schema.ts'
import { createLog } from '../observe/log.ts'
import { wholeOrderBody } from '../routes/orders/orders.ts'
import { nothing, type RouteConfig, type Routes } from './route-rules.ts'
import { httpTimeouts } from './http-timeouts.ts'

const rule = {
  config: { access: 'anyone', summary: 'For this test', reply: json(aliveReply) } as RouteConfig,
  schema: { querystring: nothing },
}

async function open(mount: (app: Routes) => void = () => {}, options: TestAppOptions = {}) {
  const opened = await openTestApp('sqlite', { ...options, mount })
  const port = Number(new URL(opened.url).port)
  const dial = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { ...opened, port, dial }
}

const order = (more: string) =>
  `POST /api/orders HTTP/1.1\r\nHost: burritoful.test\r\nOrigin: ${ownOrigin}\r\nIdempotency-Key: ${newKey()}\r\nContent-Type: application/json\r\n${more}`

const chunksTooMany = Math.ceil(wholeOrderBody.bodyLimit / 8192) + 1

describe('a body that is too large', () => {
  test.each([
    ['by its own account', `Content-Length: ${wholeOrderBody.bodyLimit + 1}\r\n\r\n`],
    [
      'in chunks',
      `Transfer-Encoding: chunked\r\n\r\n${`2000\r\n${'x'.repeat(8192)}\r\n`.repeat(chunksTooMany)}`,
    ],
  ])('%s is refused in words, and the connection ends', async (_how, rest) => {
    const { dial } = await open()
    const socket = await dial()
    socket.write(order(rest))
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 413 /)
    expect(answer).toContain('connection: close')
    expect(answer).toContain('"code":"request-too-large"')
    expect(answer).toContain("content-security-policy: default-src 'self'")
  })
})

test('a body of another kind is refused, and its sender does not go on for ever', async () => {
  const { dial } = await open()
  const socket = await dial()
  socket.write(order('Transfer-Encoding: chunked\r\n\r\n').replace('application/json', 'text/csv'))
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 415 /)
  expect(answer).toContain('connection: close')
})

test('a peer that resets its connection at once is no error of ours', async () => {
  const lines: string[] = []
  const log = createLog({ terminal: false, destination: { write: (line: string) => void lines.push(line) } })
  const { port } = await open(undefined, { log, rateLimits: true })
  for (let peers = 0; peers < 20; peers += 1) {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write('GET /api/live HTTP/1.1\r\nHost: burritoful.test\r\n\r\n', () => socket.resetAndDestroy())
    await once(socket, 'close')
  }
  expect((await ask(port, { method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([])
})

test.each([
  ['a code that is a number', new DOMException('secret', 'TimeoutError')],
  ['a code that is null', Object.assign(new Error('secret'), { code: null })],
  ['nothing at all', null],
])('a bug with %s is a 500 that tells nothing', async (_what, thrown) => {
  const { port } = await open((app) =>
    app.get('/bug', rule, async () => {
      throw thrown
    }),
  )
  const { statusCode, body } = await ask(port, { method: 'GET', url: '/bug' })
  expect([statusCode, JSON.parse(body)]).toMatchObject([500, { code: 'internal' }])
  expect(body).not.toContain('secret')
})

test('a request that is half sent does not hold the stop', async () => {
  // Otherwise closing would wait for the request's own timeout, which is longer than this test may take.
  const timeouts = { ...httpTimeouts, requestTimeout: 3_600_000, responseTimeout: 3_600_000 }
  const { app, dial } = await open(undefined, { timeouts })
  const socket = await dial()
  socket.on('error', () => {})
  socket.write(order('Content-Length: 100\r\n\r\n{"half":'))
  await expect.poll(() => app.countConnections()).toBe(1)
  await otherWork()
  await app.close()
})

test('HEAD answers like GET, without the body', async () => {
  const { send, port } = await open()
  const got = await send({ method: 'GET', url: '/api/menu' })
  const head = await ask(port, { method: 'HEAD', url: '/api/menu' })
  expect([head.statusCode, head.body]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(got.bytes.length))
  expect((await ask(port, { method: 'HEAD', url: '/api/live' })).headers['content-type']).toContain(
    'text/event-stream',
  )
})

test('a bug is a 500 that tells nothing; what its answer was to carry does not go out with it', async () => {
  const { port } = await open((app) =>
    app.get('/bug', rule, async (_request, reply) => {
      reply.header('content-disposition', 'attachment')
      throw new Error('the secret of the salsa')
    }),
  )
  const reply = await ask(port, { method: 'GET', url: '/bug' })
  expect([reply.statusCode, reply.json()]).toMatchObject([500, { code: 'internal' }])
  expect(reply.headers['content-disposition']).toBeUndefined()
  expect(reply.body).not.toContain('salsa')
})

test('a header that cannot be written is answered 500, and the server goes on', async () => {
  const { port } = await open((app) =>
    app.get('/bad-header', rule, async (_request, reply) =>
      reply.header('x-odd', 'a\nb').send({ alive: true }),
    ),
  )
  expect((await ask(port, { method: 'GET', url: '/bad-header' })).statusCode).toBe(500)
  expect((await ask(port, { method: 'GET', url: '/healthz' })).statusCode).toBe(200)
})

test('an answer that breaks halfway is cut short, so that nobody takes it for a whole one', async () => {
  const streamed = { ...rule, config: { ...rule.config, reply: plainText('text/plain') } }
  const { dial } = await open((app) =>
    app.get('/half', streamed, async (_request, reply) => {
      reply.raw.write('half')
      await otherWork()
      throw new Error('the other half is lost')
    }),
  )
  const socket = await dial()
  socket.write('GET /half HTTP/1.1\r\nHost: x\r\n\r\n')
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  // The final chunk, which marks the end of the body, never comes.
  expect(answer).not.toContain('\r\n0\r\n')
})

test('a request whose sender hangs up halfway harms nobody', async () => {
  const { dial, send, countOrders } = await open()
  const socket = await dial()
  socket.write(order(`Content-Length: 500\r\n\r\n{"half":`))
  await send({ method: 'GET', url: '/healthz' })
  socket.destroy()
  expect((await send({ method: 'GET', url: '/healthz' })).statusCode).toBe(200)
  expect(await countOrders()).toBe(0)
})

test('closing finishes what is in flight, says that it was the last answer, and waits for nobody idle', async () => {
  const started = Promise.withResolvers<void>()
  const cooked = Promise.withResolvers<void>()
  const { app, port, dial } = await open((routes) =>
    routes.get('/slow', rule, async () => {
      started.resolve()
      await cooked.promise
      return { alive: true }
    }),
  )
  // An idle connection, as browsers open them in advance.
  const [idle, busy] = [await dial(), await dial()]
  busy.write('GET /slow HTTP/1.1\r\nHost: x\r\n\r\n')
  await started.promise
  const closed = app.close()
  await expect.poll(app.isListening).toBe(false)
  await expect(ask(port, { method: 'GET', url: '/healthz' })).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  cooked.resolve()
  const answer = await text(busy)
  expect(answer).toMatch(/^HTTP\/1.1 200 /)
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  expect(answer).toContain('{"alive":true}')
  await closed
  expect(idle.destroyed || (await text(idle)) === '').toBe(true)
})

test('several requests on one connection are answered in their order', async () => {
  const { dial, order: place } = await open()
  await place(rosasOrder)
  const socket = await dial()
  socket.write(
    ['/readyz', '/healthz', '/nowhere'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('') +
      'GET /api/menu HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  )
  const answers = (await text(socket)).match(/HTTP\/1.1 \d+/g)
  expect(answers).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200'])
})
