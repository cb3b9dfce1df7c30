// The owner starts a check of the books (R68) and waits a few seconds for the result; a longer check goes on in the background.
import { setTimeout as wait } from 'node:timers/promises'
import { runCheck, type RunCheckDeps } from '../../db/books/books-state.ts'
import type { Log } from '../../observe/log.ts'

export interface CheckBooksDeps extends RunCheckDeps {
  readonly log: Pick<Log, 'error'>
}

const maxWaitMs = 3_000

/** Runs one check at a time: a request during a check joins that check. */
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
    run: () => Promise.race([(running ??= check()), wait(maxWaitMs, undefined, { ref: false })]),
  }
}
