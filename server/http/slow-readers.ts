// Disconnects clients that are slow to read their response. Node's own timeouts cover only the receiving of a request.
import type { ServerResponse } from 'node:http'
import type { HttpTimeouts } from './http-timeouts.ts'

export interface SlowReaders {
  /** Starts the response timeout, or restarts the timeout of a response that is already watched. */
  watch(response: ServerResponse): void
  stop(): void
}

export function disconnectSlowReaders({ responseTimeout, checkInterval }: HttpTimeouts): SlowReaders {
  /** The start time of each response, oldest first. */
  const inFlight = new Map<ServerResponse, number>()
  const checkTimer = setInterval(() => {
    const oldest = performance.now() - responseTimeout
    for (const [response, since] of inFlight) {
      if (since > oldest) break
      inFlight.delete(response)
      // A pipelined response that waits behind another one has no socket yet, but its request has.
      response.req.socket.destroy()
    }
  }, checkInterval).unref()
  return {
    watch(response) {
      // Deleting before setting moves a restarted response to the end of the map.
      if (!inFlight.delete(response)) response.once('close', () => inFlight.delete(response))
      inFlight.set(response, performance.now())
    },
    stop: () => clearInterval(checkTimer),
  }
}
