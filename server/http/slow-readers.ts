// Disconnects clients that are slow to read their response. Node's own timeouts cover only the receiving of a request.
import type { ServerResponse } from 'node:http'
import type { HttpTimeouts } from './http-timeouts.ts'

/** A large file may take hours, but a reader takes at least this much of it within the response timeout. */
const leastBytes = 2 ** 18

export interface SlowReaders {
  /** Starts the response timeout, or restarts the timeout of a response that is already watched. */
  watch(response: ServerResponse): void
  /** For a large file: the timeout starts again as long as the client reads. */
  watchFile(response: ServerResponse): void
  stop(): void
}

export function disconnectSlowReaders({ responseTimeout, checkInterval }: HttpTimeouts): SlowReaders {
  /** The start time of each response, oldest first. */
  const inFlight = new Map<ServerResponse, number>()
  /** How many bytes the connections of large files had written at that time. */
  const written = new WeakMap<ServerResponse, number>()
  const checkTimer = setInterval(() => {
    const now = performance.now()
    for (const [response, since] of inFlight) {
      if (since > now - responseTimeout) break
      inFlight.delete(response)
      const before = written.get(response)
      const { bytesWritten } = response.req.socket
      if (before !== undefined && bytesWritten - before >= leastBytes) {
        inFlight.set(response, now)
        written.set(response, bytesWritten)
        continue
      }
      // A pipelined response that waits behind another one has no socket yet, but its request has.
      response.req.socket.destroy()
    }
  }, checkInterval).unref()
  const watch = (response: ServerResponse) => {
    // Deleting before setting moves a restarted response to the end of the map.
    if (!inFlight.delete(response)) response.once('close', () => inFlight.delete(response))
    inFlight.set(response, performance.now())
  }
  return {
    watch,
    watchFile(response) {
      written.set(response, response.req.socket.bytesWritten)
      watch(response)
    },
    stop: () => clearInterval(checkTimer),
  }
}
