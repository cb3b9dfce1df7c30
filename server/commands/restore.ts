// npm run restore -- FILE: restores a backup into an empty place.
import { CopyTrouble } from '../db/copy-trouble.ts'
import { readConfig } from '../config.ts'
import { abortOnSignal } from './abort-on-signal.ts'
import { restoreBackup } from './restore-backup.ts'
import { sayCounts } from './say-counts.ts'
import { explainStartFailure } from '../start-failure.ts'

// Only our own account may read the restaurant's data.
process.umask(0o077)
const stop = abortOnSignal()
const [file] = process.argv.slice(2)
try {
  if (!file) throw new CopyTrouble('Say which backup: npm run restore -- path/to/burritoful-….gz')
  const counts = await restoreBackup(file, readConfig(process.env), stop)
  console.log(`Restored: ${sayCounts(counts)}. Everybody logs in again.`)
  // The restore was complete before a signal came.
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof CopyTrouble ? error.message : explainStartFailure(error, process.env))
  process.exitCode ??= 1
}
