// Limits HTTP/1.1 pipelining: a client may send further requests without waiting, and their responses queue behind the first.
// The first response may be a stream that never ends, so a connection may have only a few unanswered requests.
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and nginx do not pipeline. A client that pipelines and does not read its responses would fill the memory. */
export const maxPipelined = 4

interface Connection {
  pending: number
  last: IncomingMessage
}

export interface Pipelining {
  /** Returns false when the connection has too many unanswered requests, or any request behind an open stream. */
  accept(request: IncomingMessage, response: ServerResponse, isStream: boolean): boolean
  /** Whether a completely received request of this connection still waits for its response or the rest of it. */
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
