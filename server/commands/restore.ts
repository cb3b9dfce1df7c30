// npm run restore -- FILE: restores a backup into an empty place.
import { readConfig } from '../config.ts'
import { CopyTrouble } from '../db/copies/copy-error.ts'
import { restoreBackup } from '../db/copies/load.ts'
import { runCommand, sayCounts } from './run-command.ts'

await runCommand('restored', async () => {
  const [file] = process.argv.slice(2)
  if (!file) throw new CopyTrouble('Say which backup: npm run restore -- path/to/burritoful-….db')
  const counts = await restoreBackup(file, readConfig(process.env))
  console.log(`Restored: ${sayCounts(counts)}. Everybody logs in again.`)
})
