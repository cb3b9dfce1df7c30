// The owner has the books checked (R68). Whoever asks waits a few seconds for the answer; a long check goes on behind.
import { setTimeout as wait } from 'node:timers/promises'
import { runCheck, type RunCheckDeps } from '../../db/books/books-state.ts'
import type { Log } from '../../observe/log.ts'

export interface CheckBooksDeps extends RunCheckDeps {
  readonly log: Pick<Log, 'error'>
}

const patienceMs = 3_000

/** One check at a time: who asks during a check gets that one. */
export function createBooksCheck(deps: CheckBooksDeps) {
  const { closing, log } = deps
  let running: Promise<void> | undefined
  const check = () =>
    runCheck(deps)
      .catch((error: unknown) => {
        if (!closing.aborted) log.error({ err: error }, 'the books could not be checked')
      })
      .finally(() => (running = undefined))
  return {
    isRunning: () => running !== undefined,
    run: () => Promise.race([(running ??= check()), wait(patienceMs, undefined, { ref: false })]),
  }
}
