// The scheduler of the background jobs: it runs a job at its interval, soon after a nudge and, with back-off, after a
// failure; never twice at once, and never in the turn of the request that nudges it. start-jobs.ts says which jobs there are.

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
/** A nudge waits this long. The request's answer goes out first, and under load one run serves the nudges of many requests. */
const restMs = 50

export function startBackground({ run, onError, everyMs, retryMs = 500 }: BackgroundWork): Background {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined
  let nudged = false
  let stopped = false
  /** 0 unless the last run has failed. */
  let backOff = 0

  const runOnce = async () => {
    nudged = false
    const result = await run().catch((error: unknown) => {
      onError(error)
      return 1
    })
    const failed = typeof result === 'number' && result > 0
    backOff = failed ? Math.min(Math.max(backOff * 2, retryMs), longestBackOff) : 0
    running = undefined
    if (stopped) return
    const next = failed ? backOff : typeof result === 'number' ? everyMs : result.inMs
    startIn(nudged && !failed ? restMs : Math.min(Math.max(next, restMs), everyMs))
  }
  const start = () => {
    running ??= runOnce()
  }
  const startIn = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(start, ms)
  }

  start()
  return {
    nudge() {
      if (nudged) return
      nudged = true
      // After a failure the timer decides: new orders must not hammer a gateway that is down.
      if (!running && !stopped && backOff === 0) startIn(restMs)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}
