// Customers go first: what nobody waits for is put off while they come in a rush.
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'

/** Of the thread's time. */
const rushFrom = 0.5
const lookEvery = 25
/** A rush may last: something of what waits is done every so often. */
const longestWait = 1_000

/**
 * Resolves when the thread has time, or has not had any for long: true to go on, false when the server closes. Each kind
 * of work asks with its own.
 */
export function createRushWatch(closing: AbortSignal): () => Promise<boolean> {
  let lastLook = performance.eventLoopUtilization()

  function isRush(): boolean {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, lastLook)
    lastLook = now
    return utilization > rushFrom
  }

  return async () => {
    const deadline = performance.now() + longestWait
    while (isRush() && performance.now() < deadline && !closing.aborted)
      await wait(lookEvery, undefined, { signal: closing }).catch(() => {})
    return !closing.aborted
  }
}
