// Work that goes on beside the requests: run soon after a nudge, again after a failure, one run at a time.

export interface Background {
  nudge(): void
  /** Waits for the run under way. */
  stop(): Promise<void>
}

export interface BackgroundWork {
  /** Answers how much is left undone, or when there is more to do. */
  readonly run: () => Promise<number | MoreLater>
  readonly onError: (error: unknown) => void
  readonly shortestWaitMs?: number
  readonly longestWaitMs?: number
}

/** All is done that could be; look again after this time. */
export interface MoreLater {
  readonly inMs: number
}

/** However long it has been failing: in a minute after its recovery a gateway is asked several times. */
const longestBackOff = 10_000

export function startBackground({
  run,
  onError,
  shortestWaitMs = 500,
  longestWaitMs = 30_000,
}: BackgroundWork): Background {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let nudged = false
  let stopped = false
  /** How long to leave a failing gateway or database in peace; it doubles with every failure in a row. */
  let backOff = 0

  const runOnce = async () => {
    nudged = false
    const rest = await run().catch((error: unknown) => {
      onError(error)
      return 1
    })
    const failed = typeof rest === 'number' && rest > 0
    backOff = failed ? Math.min(Math.max(backOff * 2, shortestWaitMs), longestBackOff) : 0
    running = undefined
    if (stopped) return
    if (nudged && !failed) return start()
    // Looked at now and then even when all is done: another server may have stopped halfway.
    const next = failed ? backOff : typeof rest === 'number' ? longestWaitMs : rest.inMs
    timer = setTimeout(start, Math.min(Math.max(next, 0), longestWaitMs))
  }
  const start = () => {
    clearTimeout(timer)
    running ??= runOnce()
  }

  start()
  return {
    nudge() {
      nudged = true
      // After a failure the timer decides: new orders must not hammer a gateway that is down.
      if (!running && !stopped && backOff === 0) start()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
