// HTTP/1.1 lets a client pipeline: ask on without waiting for answers, which then queue behind the first. The first may be
// a stream that never ends, so each connection is owed a few answers only.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and nginx wait for each answer; a client that does not, and does not read either, would fill our memory. */
export const maxPipelined = 4

interface Connection {
  pending: number
  last: IncomingMessage
}

export interface Pipelining {
  /** False when the connection has asked for too much, and is to be cut; behind a stream nothing would ever be answered. */
  accept(request: IncomingMessage, response: ServerResponse, isStream: boolean): boolean
  /** Whether a whole request of this connection waits for its answer, or for the rest of it. */
  isAnswering(socket: Socket): boolean
}

export function limitPipelining(): Pipelining {
  const connections = new WeakMap<Socket, Connection>()
  return {
    accept(request, response, isStream) {
      const connection = connections.get(request.socket) ?? { pending: 0, last: request }
      if (connection.pending >= maxPipelined) return false
      const weight = isStream ? maxPipelined : 1
      connection.pending += weight
      connection.last = request
      connections.set(request.socket, connection)
      response.once('close', () => (connection.pending -= weight))
      return true
    },
    isAnswering(socket) {
      const connection = connections.get(socket)
      return connection !== undefined && connection.pending > 0 && connection.last.complete
    },
  }
}
