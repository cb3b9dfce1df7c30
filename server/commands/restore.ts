// npm run restore -- FILE: restores a backup into an empty place.
import { readConfig } from '../config.ts'
import { CopyError } from '../db/copies/copy-error.ts'
import { restoreBackup } from '../db/copies/load.ts'
import { runCommand, formatCounts } from './run-command.ts'

await runCommand('restored', async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new CopyError('Say which backup: npm run restore -- path/to/burritoful-….db')
  const counts = await restoreBackup(file, readConfig(process.env))
  console.log(`Restored: ${formatCounts(counts)}. Everybody logs in again.`)
})
