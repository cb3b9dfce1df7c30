// Concurrency limits per client address: streams, connections and orders in flight, so that no client takes the whole server.
import type { Socket } from 'node:net'
import { clientAddressOf } from './client-address.ts'

/** Enough for an office of sixty with the page open, some of them twice. deploy/nginx.conf has the same number. */
export const maxStreamsPerClient = 100
/**
 * The limit for all clients together; the kitchen's boards do not count. A stream takes two connections of an nginx in front,
 * and eight client addresses must not use them up. deploy/nginx.conf has the same number, and the nginx of docs/operating.md
 * has room for as many requests besides.
 */
export const maxStreams = 1_500
/** Walls are counted apart (R75): a screen in the restaurant shares its address with the guests' phones, which must not crowd it out. */
export const maxWallsPerClient = 20
export const maxWalls = 100
/** When a browser that got none of these streams may ask again. */
export const crowdedRetrySeconds = 30
/** Enough for the same office over HTTP/1.1, where a browser opens six connections. The server accepts five thousand. */
export const maxConnectionsPerClient = 400

/** Enough for the same office to order at once: an authorization takes about a second, and times out after eight. */
export const maxOrdersPerClient = 48

export interface ConcurrencyLimit {
  /** Takes a place and returns the function that releases it; undefined when a limit is reached. */
  take(address: string): (() => void) | undefined
}

export function createConcurrencyLimit(maxPerClient: number, maxTotal = Infinity): ConcurrencyLimit {
  const openByClient = new Map<string, number>()
  let total = 0
  return {
    take(address) {
      const clientAddress = clientAddressOf(address)
      const count = openByClient.get(clientAddress) ?? 0
      if (count >= maxPerClient || total >= maxTotal) return undefined
      openByClient.set(clientAddress, count + 1)
      total += 1
      return () => {
        total -= 1
        const remaining = (openByClient.get(clientAddress) ?? 0) - 1
        if (remaining > 0) openByClient.set(clientAddress, remaining)
        else openByClient.delete(clientAddress)
      }
    },
  }
}

/** Closes connections above the limit. Trusted proxies are exempt: they connect for many clients, and limit them. */
export function limitConnections(
  isProxy: (address: string, hop: number) => boolean,
): (socket: Socket) => void {
  const connections = createConcurrencyLimit(maxConnectionsPerClient)
  return (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address, 0)) return
    const release = connections.take(address)
    if (release) socket.once('close', release)
    else socket.destroy()
  }
}
