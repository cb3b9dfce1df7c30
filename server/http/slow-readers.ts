// Cuts clients that do not take their answer. Node's own time-outs end when the request is here.
import type { ServerResponse } from 'node:http'
import type { TimeOuts } from './http-timeouts.ts'

export interface SlowReaders {
  /** From now on; also again, for an answer that has just begun to be work. */
  watch(response: ServerResponse): void
  stop(): void
}

export function cutSlowReaders({ longestAnswer, lookEvery }: TimeOuts): SlowReaders {
  /** Since when each answer is under way, the oldest first. */
  const underWay = new Map<ServerResponse, number>()
  const look = setInterval(() => {
    const oldest = performance.now() - longestAnswer
    for (const [response, since] of underWay) {
      if (since > oldest) break
      underWay.delete(response)
      // An answer that waits behind another one has no socket of its own yet.
      response.req.socket.destroy()
    }
  }, lookEvery).unref()
  return {
    watch(response) {
      // Once more: it counts from now, and is the newest.
      if (!underWay.delete(response)) response.once('close', () => underWay.delete(response))
      underWay.set(response, performance.now())
    },
    stop: () => clearInterval(look),
  }
}
