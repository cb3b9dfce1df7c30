// Cuts clients that do not take their answer. Node's own time-outs end when the request is here.
import type { ServerResponse } from 'node:http'
import type { HttpTimeouts } from './http-timeouts.ts'

export interface SlowReaders {
  /** From now on; also again, for an answer that has just begun to be work. */
  watch(response: ServerResponse): void
  stop(): void
}

export function disconnectSlowReaders({ responseTimeout, checkInterval }: HttpTimeouts): SlowReaders {
  /** Since when each answer is under way, the oldest first. */
  const inFlight = new Map<ServerResponse, number>()
  const checkTimer = setInterval(() => {
    const oldest = performance.now() - responseTimeout
    for (const [response, since] of inFlight) {
      if (since > oldest) break
      inFlight.delete(response)
      // An answer that waits behind another one has no socket of its own yet.
      response.req.socket.destroy()
    }
  }, checkInterval).unref()
  return {
    watch(response) {
      // Once more: it counts from now, and is the newest.
      if (!inFlight.delete(response)) response.once('close', () => inFlight.delete(response))
      inFlight.set(response, performance.now())
    },
    stop: () => clearInterval(checkTimer),
  }
}
