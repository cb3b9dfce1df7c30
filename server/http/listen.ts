// The server on its sockets: time-outs for whoever is slow, one or more addresses to listen at, and an orderly end.
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { isIPv6, type AddressInfo, type Socket } from 'node:net'
import { networkInterfaces } from 'node:os'

export interface Doors {
  /** Answers by which addresses it can be reached. */
  listen(at: { port: number; host: string }): Promise<readonly string[]>
  /** Lets nobody in any more, and resolves when the last connection is gone. */
  close(): Promise<void>
  /** Ends what is still connected, asking or not. */
  cut(): void
  isListening(): boolean
  countConnections(): Promise<number>
}

/** How patient we are with those outside. Times in milliseconds. */
export interface Patience {
  /** From the first byte of a request to its last (trust rule 14). */
  readonly longestRequest: number
  /** From the head of a request until its answer is taken. A phone on a bad line takes the page's largest file in ten. */
  readonly longestAnswer: number
  /** How often somebody looks who takes too long. */
  readonly lookEvery: number
}

/** Each takes some 10 kB and a file handle; a thousand open pages take two thousand. */
const mostConnections = 5_000

export interface DoorKeepers {
  readonly rules: Patience
  readonly onRequest: RequestListener
  readonly onConnection: (socket: Socket) => void
  /** Bytes that are no request, or that came too slowly. */
  readonly onUnreadable: (error: Error, socket: Socket) => void
}

export function createDoors(keepers: DoorKeepers): Doors {
  const servers: Server[] = []

  async function openAt(host: string, port: number): Promise<number> {
    const server = newServer(keepers)
    server.listen({ host, port })
    await once(server, 'listening')
    servers.push(server)
    return (server.address() as AddressInfo).port
  }

  return {
    async listen({ port, host }) {
      const [first = host, ...others] = await addressesOf(host)
      const taken = await openAt(first, port)
      // "localhost" is an address of each family; one of them is enough.
      for (const other of others) await openAt(other, taken).catch(() => {})
      return namesOf(servers[0]?.address() as AddressInfo)
    },
    async close() {
      await Promise.all(
        servers.map(async (server) => {
          const closed = once(server, 'close')
          // Connections that nobody asks anything on are closed with it.
          server.close()
          await closed
        }),
      )
    },
    cut: () => servers.forEach((server) => server.closeAllConnections()),
    isListening: () => servers.some((server) => server.listening),
    async countConnections() {
      const counts = await Promise.all(servers.map(connectionsOf))
      return counts.reduce((sum, count) => sum + count, 0)
    },
  }
}

function newServer({ rules, onRequest, onConnection, onUnreadable }: DoorKeepers): Server {
  const server = createServer({
    requestTimeout: rules.longestRequest,
    // Node looks for slow requests every 30 seconds by default.
    connectionsCheckingInterval: rules.lookEvery,
    // Longer than a proxy keeps its own end, so that it never asks on a connection that we are closing.
    keepAliveTimeout: 65_000,
    // Node would answer a missing Host by itself, without our headers.
    requireHostHeader: false,
  })
  server.setTimeout(rules.longestAnswer)
  server.maxConnections = mostConnections
  server.on('connection', onConnection)
  server.on('request', onRequest)
  // Node would refuse an Expect header that it does not know, without our headers; we expect nothing of it.
  server.on('checkExpectation', onRequest)
  server.on('clientError', (error, socket) => onUnreadable(error, socket as Socket))
  return server
}

async function addressesOf(host: string): Promise<string[]> {
  if (host !== 'localhost') return [host]
  return (await lookup(host, { all: true })).map(({ address }) => address)
}

/** Listening at 0.0.0.0 is listening at every IPv4 address of the machine; its own comes first. */
function namesOf({ address, port }: AddressInfo): string[] {
  if (address !== '0.0.0.0') return [`http://${isIPv6(address) ? `[${address}]` : address}:${port}`]
  const ours = Object.values(networkInterfaces()).flatMap((one) => one ?? [])
  return ours
    .filter(({ family }) => family === 'IPv4')
    .toSorted((one, other) => Number(other.internal) - Number(one.internal))
    .map((one) => `http://${one.address}:${port}`)
}

function connectionsOf(server: Server): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  return promise
}
