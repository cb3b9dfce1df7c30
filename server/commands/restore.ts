// npm run restore -- FILE: restores a backup into an empty place.
import { BackupTrouble } from './backup-file.ts'
import { readConfig } from '../config.ts'
import { abortOnSignal } from './abort-on-signal.ts'
import { restoreBackup } from './restore-backup.ts'
import { explainStartFailure } from '../start-failure.ts'

// Only our own account may read the restaurant's data.
process.umask(0o077)
const stop = abortOnSignal()
const [file] = process.argv.slice(2)
try {
  if (!file) throw new BackupTrouble('Say which backup: npm run restore -- path/to/burritoful-….jsonl.gz')
  const counts = await restoreBackup(file, readConfig(process.env), stop)
  console.log(`Restored ${counts.orders} orders and ${counts.staff} accounts. Everybody logs in again.`)
  // The restore was complete before a signal came.
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof BackupTrouble ? error.message : explainStartFailure(error, process.env))
  process.exitCode ??= 1
}
