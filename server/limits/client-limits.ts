// What one client may hold open at the same time, so that nobody takes the whole server alone.
import type { Socket } from 'node:net'
import { clientAddressOf } from './client-address.ts'

/** An office of sixty with the page open, some of them twice; deploy/nginx.conf has the same number. */
export const maxStreamsPerClient = 100
/**
 * All clients together, without the kitchen's boards: eight addresses must not take all connections of an nginx in front,
 * where each stream has two. deploy/nginx.conf has the same number, and docs/operating.md room for as many requests.
 */
export const maxStreams = 1_500
/** The same office over HTTP/1.1, where a browser opens six, of the five thousand that there are. */
export const maxConnectionsPerClient = 400

/** The same office orders in one second, and the card company takes one; a card that is never answered holds for eight. */
export const maxOrdersPerClient = 48

export interface ConcurrencyLimit {
  /** Answers what to call when it is over; undefined where the client, or all, hold too many already. */
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

/** Cuts what is too much as it connects. A proxy speaks for many, and counts for itself. */
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
