// Asks the server again and again without being a burden: one question at a time, at most one in a second.

const shortestPause = 1_000

export interface Asking {
  /** Something changed: asks once more, as soon as it may. */
  again(): void
  stop(): void
}

/** Asks at once. `hear` is told of every answer and failure until `stop`. */
export function askGently<Value>(
  ask: () => Promise<Value>,
  hear: { answer: (value: Value) => void; failure: (error: unknown) => void },
): Asking {
  let stopped = false
  let underWay = false
  let wanted = false
  let askedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  function again(): void {
    wanted = true
    if (stopped || underWay) return
    timer ??= setTimeout(run, Math.max(0, askedAt + shortestPause - Date.now()))
  }

  function run(): void {
    timer = undefined
    wanted = false
    underWay = true
    askedAt = Date.now()
    void ask()
      .then(
        (value) => !stopped && hear.answer(value),
        (error: unknown) => !stopped && hear.failure(error),
      )
      .finally(() => {
        underWay = false
        // What changed while we asked may not be in the answer.
        if (wanted) again()
      })
  }

  run()
  return {
    again,
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}
