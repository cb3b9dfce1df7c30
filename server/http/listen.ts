// The HTTP servers under Fastify: their timeouts, their connection limit, and a listener for each address of "localhost".
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { keepAlive, type HttpTimeouts } from './http-timeouts.ts'

/** A connection costs about 10 kB and a file descriptor; a thousand open pages hold two thousand connections. */
const maxConnections = 5_000

export interface ServerDeps {
  readonly timeouts: HttpTimeouts
  /** The security headers, set before any part of the server writes the response. */
  readonly headers: ReadonlyMap<string, string>
  readonly onConnection: (socket: Socket) => void
}

export function createHttpServer(
  { timeouts, headers, onConnection }: ServerDeps,
  handle: RequestListener,
): Server {
  const server = createServer({
    requestTimeout: timeouts.requestTimeout,
    // Node checks for slow requests every 30 seconds by default.
    connectionsCheckingInterval: timeouts.checkInterval,
    keepAliveTimeout: keepAlive,
    // Node would respond to a missing Host header itself, without the security headers.
    requireHostHeader: false,
  })
  const onRequest: RequestListener = (request, response) => {
    // Node keeps parsing requests from bytes that it has buffered, even after their connection was destroyed.
    if (request.socket.destroyed) return
    response.setHeaders(headers as Map<string, string>)
    handle(request, response)
  }
  server.setTimeout(timeouts.responseTimeout)
  server.maxConnections = maxConnections
  server.on('connection', (socket: Socket) => {
    // A connection that the peer has already reset has no remote address.
    if (socket.remoteAddress === undefined) socket.destroy()
    else onConnection(socket)
  })
  server.on('request', onRequest)
  // Node would refuse an unknown Expect header itself, without the security headers; this server ignores the header.
  server.on('checkExpectation', onRequest)
  return server
}

export interface Listening {
  /** The first of the addresses that the server listens at. */
  readonly address: string
  readonly servers: readonly Server[]
}

/** Listens at every address of the host: "localhost" has an IPv4 and an IPv6 address. `newServer` makes the further servers. */
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
    // The machine may have no IPv6; the first address is enough.
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
