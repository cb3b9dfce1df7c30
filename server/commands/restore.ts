// npm run restore -- FILE: opens a backup in a place where nothing is yet.
import { BackupTrouble } from './backup-file.ts'
import { readConfig } from '../config.ts'
import { heedSignals } from './heed-signals.ts'
import { restoreBackup } from './restore-backup.ts'
import { explainStartFailure } from '../start-failure.ts'

// What the restaurant keeps is nobody else's on this machine.
process.umask(0o077)
const stop = heedSignals()
const [file] = process.argv.slice(2)
try {
  if (!file) throw new BackupTrouble('Say which backup: npm run restore -- path/to/burritoful-….jsonl.gz')
  const counts = await restoreBackup(file, readConfig(process.env), stop)
  console.log(`Restored ${counts.orders} orders and ${counts.staff} accounts. Everybody logs in again.`)
  // It was whole before the signal came.
  process.exitCode = 0
} catch (error) {
  console.error(error instanceof BackupTrouble ? error.message : explainStartFailure(error, process.env))
  process.exitCode ??= 1
}
