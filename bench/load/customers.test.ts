// The bench must not leave out of its figures whoever was never served.
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { getRequest, sendCustomers, type Asked } from './ask.ts'

const inARow = { clients: 4, ms: 200 }
const byTheClock = { clients: 4, ms: 200, everyMs: 10 }
const ways = [
  ['in a row', inARow],
  ['by the clock', byTheClock],
] as const

test.each(ways)('everybody who is served is counted (%s)', async (_name, way) => {
  let served = 0
  const ask = await open((_request, response) => {
    served += 1
    response.writeHead(200, { 'content-length': 2 }).end('ok')
  })
  const began = performance.timeOrigin + performance.now()
  const { took, cameAt, answers, ms } = await sendCustomers({ ...ask, ...way }, '200')
  expect(took).toHaveLength(served)
  expect(answers).toEqual({ 200: served })
  expect(cameAt).toHaveLength(served)
  expect(Math.min(...cameAt)).toBeGreaterThan(began)
  // Starting their process takes longer than what they are there for.
  expect(ms).toBeLessThan(performance.timeOrigin + performance.now() - began)
})

test.each(ways)('one request that is never answered fails the row (%s)', async (_name, way) => {
  let served = 0
  const ask = await open((_request, response) => {
    served += 1
    if (served !== 3) response.writeHead(200, { 'content-length': 2 }).end('ok')
  })
  await expect(sendCustomers({ ...ask, ...way }, '200')).rejects.toThrow('"unanswered":1')
})

test.each(ways)('so does one that is cut off (%s)', async (_name, way) => {
  let served = 0
  const ask = await open((request, response) => {
    served += 1
    if (served === 3) request.socket.end()
    else response.writeHead(200, { 'content-length': 2 }).end('ok')
  })
  await expect(sendCustomers({ ...ask, ...way }, '200')).rejects.toThrow('"cut":1')
})

test('and one that is refused', async () => {
  let served = 0
  const ask = await open((_request, response) => {
    served += 1
    response.writeHead(served === 3 ? 503 : 200, { 'content-length': 2 }).end('ok')
  })
  await expect(sendCustomers({ ...ask, ...inARow }, '200')).rejects.toThrow('"503":1')
})

async function open(listener: RequestListener): Promise<Pick<Asked, 'address' | 'request' | 'patienceMs'>> {
  const server = createServer(listener)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const request = getRequest('/', `http://127.0.0.1:${port}`)
  return { address: { port, tls: false }, request, patienceMs: 200 }
}
