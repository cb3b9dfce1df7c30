// The sockets under Fastify: time-outs, the number of connections, and both addresses of "localhost".
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { keepAlive, type HttpTimeouts } from './http-timeouts.ts'

/** Each takes some 10 kB and a file handle; a thousand open pages take two thousand. */
const maxConnections = 5_000

export interface ServerDeps {
  readonly timeouts: HttpTimeouts
  /** The headers of every answer, whichever part of the server writes it. */
  readonly headers: ReadonlyMap<string, string>
  readonly onConnection: (socket: Socket) => void
}

export function createHttpServer(
  { timeouts, headers, onConnection }: ServerDeps,
  handle: RequestListener,
): Server {
  const server = createServer({
    requestTimeout: timeouts.requestTimeout,
    // Node looks for slow requests every 30 seconds by default.
    connectionsCheckingInterval: timeouts.checkInterval,
    keepAliveTimeout: keepAlive,
    // Node would answer a missing Host by itself, without our headers.
    requireHostHeader: false,
  })
  const onRequest: RequestListener = (request, response) => {
    // Node goes on reading requests out of the bytes that it has, after their connection was cut.
    if (request.socket.destroyed) return
    response.setHeaders(headers as Map<string, string>)
    handle(request, response)
  }
  server.setTimeout(timeouts.responseTimeout)
  server.maxConnections = maxConnections
  server.on('connection', (socket: Socket) => {
    // A peer that has reset the connection already has no address any more, and reads no answer.
    if (socket.remoteAddress === undefined) socket.destroy()
    else onConnection(socket)
  })
  server.on('request', onRequest)
  // Node would refuse an Expect header that it does not know, without our headers; we expect nothing of it.
  server.on('checkExpectation', onRequest)
  return server
}

export interface Listening {
  /** The first of the addresses that the server can be reached by. */
  readonly address: string
  readonly servers: readonly Server[]
}

/** `newServer` makes a server for a further address; "localhost" has one address of each family. */
export async function listenAt(
  app: FastifyInstance,
  { port, host }: { port: number; host: string },
  newServer: () => Server,
): Promise<Listening> {
  const [first = host, ...others] = await addressesOf(host)
  const address = await app.listen({ port, host: first })
  const servers: Server[] = [app.server]
  for (const other of others) {
    const server = newServer()
    server.listen({ host: other, port: (app.server.address() as AddressInfo).port })
    // One of the families is enough.
    const isListening = await once(server, 'listening').then(
      () => true,
      () => false,
    )
    if (isListening) servers.push(server)
  }
  return { address, servers }
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host]
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

export function connectionsOf(server: Server): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  return promise
}
