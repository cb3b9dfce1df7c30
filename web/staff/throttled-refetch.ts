// A throttle: refetches queries with one request at a time and a pause between two, so that the server is not flooded.
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { Refusal } from '../api.ts'

export interface ThrottledRefetch {
  /** Something changed: asks once more, as soon as it may. */
  soon(): void
  /** The same, without waiting for the pause to end. */
  now(): void
  stop(): void
}

export interface Pace {
  /** Milliseconds between two questions. */
  readonly pause: number
  /** Milliseconds to wait for more news, which then share one request. */
  readonly gathering?: number
}

/** Asks what is on the screen and begins with `queryKey`; what opens later asks by itself. */
export function throttledRefetch(
  client: QueryClient,
  queryKey: QueryKey,
  { pause, gathering = 0 }: Pace,
): ThrottledRefetch {
  let stopped = false
  let isRunning = false
  let isQueued = false
  let requestedAt = Date.now()
  let timer: ReturnType<typeof setTimeout> | undefined

  function soon(): void {
    isQueued = true
    if (stopped || isRunning) return
    timer ??= setTimeout(() => void run(), Math.max(gathering, requestedAt + pause - Date.now()))
  }

  async function run(): Promise<void> {
    timer = undefined
    isRunning = true
    // A pending answer may be older than the news: the refetch waits for it, and neither drops it nor takes it for the new answer.
    const filters = { queryKey, type: 'active', predicate: isThere } as const
    await client.refetchQueries({ ...filters, fetchStatus: 'fetching' }, { cancelRefetch: false })
    isQueued = false
    requestedAt = Date.now()
    if (!stopped) await client.refetchQueries(filters, { cancelRefetch: false })
    isRunning = false
    // A change during the request may not be in the answer.
    if (isQueued) soon()
  }

  return {
    soon,
    now() {
      clearTimeout(timer)
      timer = undefined
      requestedAt = Number.NEGATIVE_INFINITY
      soon()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** What the server does not know it will not know later either. */
function isThere({ state }: { state: { error: unknown } }): boolean {
  return !(state.error instanceof Refusal && state.error.code === 'not-found')
}
