// The shop behind a real nginx with TLS, set up as docs/operating.md describes.
import { get, request, type RequestOptions } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { freshPlace } from '../test-support/databases.ts'
import { freePort } from '../test-support/free-port.ts'
import { startNginx, type Nginx } from '../test-support/nginx.ts'
import { Shop, test as base } from './shop.ts'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Front {
  readonly url: string
  readonly plainUrl: string
  /** An address at which nginx answers with the network that it counts a caller under. */
  readonly peekUrl: string
  readonly shop: Shop
  readonly nginx: Nginx
  /** Sends one raw request, with headers that no browser would send. */
  ask(path: string, options?: RequestOptions & { readonly body?: string }): Promise<Answer>
  /** Reads the live stream until it ends, and calls back with each event. */
  listen(onEvent: (name: string, data: string) => void): { close(): void }
}

export const test = base.extend<object, { front: Front }>({
  front: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright asks for it in a fixture that needs no other
    async ({}, provide) => {
      const place = await freshPlace('sqlite')
      const [httpPort, httpsPort, peekPort] = [await freePort(), await freePort(), await freePort()]
      const url = `https://localhost:${httpsPort}`
      const settings = { PUBLIC_URL: url, TRUST_PROXY: 'loopback', RATE_LIMITS: 'on', DEMO_PAYMENTS: 'yes' }
      const shop = new Shop(place, { settings })
      await shop.open()
      const serverPort = Number(new URL(shop.url).port)
      const folder = path.join(place.dataDir, 'nginx')
      const nginx = await startNginx({ folder, httpPort, httpsPort, serverPort, peekPort })
      const plainUrl = `http://localhost:${httpPort}`
      const peekUrl = `http://127.0.0.1:${peekPort}`
      await provide({ url, plainUrl, peekUrl, shop, nginx, ...callsTo(httpsPort) })
      await nginx.stop()
      await shop.shutDown()
    },
    // The first run may have to download nginx.
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ front }, provide) => provide(front.url),
})

function callsTo(port: number): Pick<Front, 'ask' | 'listen'> {
  const address = { host: '127.0.0.1', port, rejectUnauthorized: false }
  return {
    ask: (at, { body, ...options } = {}) =>
      new Promise((done, failed) => {
        const call = request({ ...address, path: at, ...options }, (reply) => {
          const chunks: Buffer[] = []
          reply.on('data', (chunk: Buffer) => chunks.push(chunk))
          reply.on('error', failed)
          reply.on('end', () =>
            done({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(chunks) }),
          )
        })
        call.on('error', failed)
        call.end(body)
      }),
    listen(onEvent) {
      const call = get({ ...address, path: '/api/live' }, (reply) => {
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          for (const [, name = '', data = ''] of chunk.matchAll(/^event: (\w+)\ndata: (.*)$/gm))
            onEvent(name, data)
        })
        reply.on('error', () => {})
      })
      call.on('error', () => {})
      return { close: () => void call.destroy() }
    },
  }
}
