// What one neighbour may hold open at the same time, so that nobody takes the whole server alone.
import type { Socket } from 'node:net'
import { neighbourOf } from './client-address.ts'

/** An office of sixty with the page open, some of them twice; deploy/nginx.conf has the same number. */
export const mostStreams = 100
/**
 * All neighbours together, without the kitchen's boards: eight addresses must not take all connections of an nginx in front,
 * where each stream has two. deploy/nginx.conf has the same number, and docs/operating.md room for as many requests.
 */
export const mostStreamsOfAll = 1_500
/** The same office over HTTP/1.1, where a browser opens six, of the five thousand that there are. */
export const mostConnections = 400

/** The same office orders in one second, and the card company takes one; a card that is never answered holds for eight. */
export const mostOrdersOfOne = 48

export interface Holdings {
  /** Answers what to call when it is over; undefined where the neighbour, or all, hold too many already. */
  take(address: string): (() => void) | undefined
}

export function createHoldings(most: number, mostOfAll = Infinity): Holdings {
  const held = new Map<string, number>()
  let all = 0
  return {
    take(address) {
      const neighbour = neighbourOf(address)
      const count = held.get(neighbour) ?? 0
      if (count >= most || all >= mostOfAll) return undefined
      held.set(neighbour, count + 1)
      all += 1
      return () => {
        all -= 1
        const left = (held.get(neighbour) ?? 0) - 1
        if (left > 0) held.set(neighbour, left)
        else held.delete(neighbour)
      }
    },
  }
}

/** Cuts what is too much as it connects. A proxy speaks for many, and counts for itself. */
export function guardConnections(
  isProxy: (address: string, hop: number) => boolean,
): (socket: Socket) => void {
  const connections = createHoldings(mostConnections)
  return (socket) => {
    const address = socket.remoteAddress ?? ''
    if (isProxy(address, 0)) return
    const leave = connections.take(address)
    if (leave) socket.once('close', leave)
    else socket.destroy()
  }
}
