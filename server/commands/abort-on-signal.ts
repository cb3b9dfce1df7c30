// Turns Ctrl-C and other signals into an AbortSignal, so that a command can end in order.
import { constants } from 'node:os'
import { CopyTrouble } from '../db/copies/copy-error.ts'

/** A second signal ends the process at once. */
export function abortOnSignal(): AbortSignal {
  const controller = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.exitCode = 128 + constants.signals[signal]
      controller.abort(new CopyTrouble('Stopped. Nothing was left behind.'))
    })
  }
  return controller.signal
}
