// The bench must not leave out of its figures whoever was never served.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendByTheClock, sendCustomers, type Asked, type Seen } from './ask.ts'

type Ask = Pick<Asked, 'url' | 'patienceMs'>

const ways: [string, (ask: Ask) => Promise<Seen>][] = [
  ['in a row', (ask) => sendCustomers({ ...ask, clients: 4, ms: 300 })],
  ['by the clock', (ask) => sendByTheClock({ ...ask, clients: 4, ms: 300, everyMs: 10 })],
]
const nth = 12

test.each(ways)('everybody who is served is counted (%s)', async (_name, send) => {
  const keys: unknown[] = []
  const bodies: string[] = []
  const ask = await open((request, response) => {
    keys.push(request.headers['idempotency-key'])
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      bodies.push(body)
      response.writeHead(201, { 'content-length': 2 }).end('ok')
    })
  })
  const began = performance.timeOrigin + performance.now()
  const { took, cameAt, answers, ms, placed } = await send(ask)
  expect(answers).toEqual({ 201: keys.length })
  expect(took.length).toBeGreaterThan(nth)
  // Who was served while others still connected has no time.
  expect(took.length).toBeLessThanOrEqual(keys.length)
  expect(placed).toBe(took.length)
  expect(cameAt).toHaveLength(took.length)
  expect(Math.min(...cameAt)).toBeGreaterThan(began)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(bodies).size).toBe(bodies.length)
  // Starting their process takes longer than what they are there for.
  expect(ms).toBeLessThan(performance.timeOrigin + performance.now() - began)
})

test.each(ways)('one request that is never answered fails the row (%s)', async (_name, send) => {
  let served = 0
  const ask = await open((_request, response) => {
    served += 1
    if (served !== nth) response.writeHead(201, { 'content-length': 2 }).end('ok')
  })
  await expect(send(ask)).rejects.toThrow('"unanswered":1')
})

test.each(ways)('so does one that is cut off (%s)', async (_name, send) => {
  let served = 0
  const ask = await open((request, response) => {
    served += 1
    if (served === nth) request.socket.end()
    else response.writeHead(201, { 'content-length': 2 }).end('ok')
  })
  await expect(send(ask)).rejects.toThrow('"cut":1')
})

test.each(ways)('and one that is refused (%s)', async (_name, send) => {
  let served = 0
  const ask = await open((_request, response) => {
    served += 1
    response.writeHead(served === nth ? 503 : 201, { 'content-length': 2 }).end('ok')
  })
  await expect(send(ask)).rejects.toThrow('"503":1')
})

async function open(listener: RequestListener): Promise<Ask> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, patienceMs: 1_000 }
}
