// The scheduler of the background jobs: it runs a job at its interval, soon after a nudge and, with back-off, after a
// failure; never twice at once. start-jobs.ts says which jobs there are.

export interface Background {
  nudge(): void
  /** Waits for the run under way. */
  stop(): Promise<void>
}

export interface BackgroundWork {
  /** Returns how many items failed and have to be retried, or when the next run is due. */
  readonly run: () => Promise<number | NextRun>
  readonly onError: (error: unknown) => void
  /** The longest wait between two runs, even when all is done: another server may have stopped halfway. */
  readonly everyMs: number
  /** The wait after a first failure; it doubles with every failure in a row. */
  readonly retryMs?: number
}

/** Everything that was due is done; the job runs again after this time. */
export interface NextRun {
  readonly inMs: number
}

/** Short enough that a gateway that has recovered is noticed within seconds. */
const longestBackOff = 10_000

export function startBackground({ run, onError, everyMs, retryMs = 500 }: BackgroundWork): Background {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let nudged = false
  let stopped = false
  /** 0 unless the last run has failed. */
  let backOff = 0

  const runOnce = async () => {
    nudged = false
    const rest = await run().catch((error: unknown) => {
      onError(error)
      return 1
    })
    const failed = typeof rest === 'number' && rest > 0
    backOff = failed ? Math.min(Math.max(backOff * 2, retryMs), longestBackOff) : 0
    running = undefined
    if (stopped) return
    if (nudged && !failed) return start()
    const next = failed ? backOff : typeof rest === 'number' ? everyMs : rest.inMs
    timer = setTimeout(start, Math.min(Math.max(next, 0), everyMs))
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
