// npm run restore -- FILE: opens a backup in a place where nothing is yet.
import { BackupTrouble } from './backup-file.ts'
import { readConfig } from './config.ts'
import { restoreBackup } from './restore-backup.ts'
import { explainStartFailure } from './start-failure.ts'

const [file] = process.argv.slice(2)
try {
  if (!file) throw new BackupTrouble('Say which backup: npm run restore -- path/to/burritoful-….jsonl.gz')
  const counts = await restoreBackup(file, readConfig(process.env))
  console.log(`Restored ${counts.orders} orders and ${counts.staff} accounts. Everybody logs in again.`)
} catch (error) {
  console.error(error instanceof BackupTrouble ? error.message : explainStartFailure(error, process.env))
  process.exitCode = 1
}
