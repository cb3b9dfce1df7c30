// Ctrl-C and its like for a command: told to the work, which then takes back what it began.
import { constants } from 'node:os'
import { BackupTrouble } from './backup-file.ts'

/** A second signal ends the process at once; what it leaves then, the next run sweeps away. */
export function heedSignals(): AbortSignal {
  const heard = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      process.exitCode = 128 + constants.signals[signal]
      heard.abort(new BackupTrouble('Stopped. Nothing was left behind.'))
    })
  }
  return heard.signal
}
