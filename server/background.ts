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
  /** After a run nothing is begun for so long, so that what comes meanwhile is done together. */
  readonly restMs?: number
}

/** All is done that could be; look again after this time. */
export interface MoreLater {
  readonly inMs: number
}

export function startBackground({
  run,
  onError,
  shortestWaitMs = 500,
  longestWaitMs = 30_000,
  restMs = 0,
}: BackgroundWork): Background {
  let timer: NodeJS.Timeout | undefined
  let resting: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let nudged = false
  let stopped = false
  let wait = shortestWaitMs

  const runOnce = async () => {
    nudged = false
    const rest = await run().catch((error: unknown) => {
      onError(error)
      return 1
    })
    const failed = typeof rest === 'number' && rest > 0
    wait = failed ? Math.min(wait * 2, longestWaitMs) : shortestWaitMs
    running = undefined
    if (stopped) return
    if (nudged && restMs === 0) return start()
    if (restMs > 0) resting = setTimeout(wakeUp, restMs)
    // Looked at now and then even when all is done: another server may have stopped halfway.
    const next = failed ? wait : typeof rest === 'number' ? longestWaitMs : rest.inMs
    timer = setTimeout(start, Math.min(Math.max(next, restMs), longestWaitMs))
  }
  const wakeUp = () => {
    resting = undefined
    if (nudged && !stopped) start()
  }
  const start = () => {
    clearTimeout(timer)
    clearTimeout(resting)
    resting = undefined
    running ??= runOnce()
  }

  start()
  return {
    nudge() {
      nudged = true
      if (!running && !resting && !stopped) start()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearTimeout(resting)
      await running
    },
  }
}
