// npm run backup: copies the whole restaurant into one file (create-backup.ts).
import { constants } from 'node:os'
import path from 'node:path'
import { readConfig } from '../config.ts'
import { CopyError } from '../db/copies/copy-error.ts'
import { backUp, backupFileName } from '../db/copies/create-backup.ts'
import { runCommand, formatCounts } from './run-command.ts'

// Exiting deletes the draft; a signal alone would leave it behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]))
}
await runCommand('backed up', async () => {
  const [requestedFile, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || requestedFile?.startsWith('-'))
    throw new CopyError('The backup takes the name of a file, and nothing else.')
  const config = readConfig(process.env)
  const file = requestedFile ?? path.join(config.backupDir, backupFileName(new Date()))
  const outcome = await backUp(config, file)
  if ('unproved' in outcome) {
    console.error(`No restore takes this copy. ${outcome.unproved}\nIt was kept as ${outcome.file}`)
    process.exitCode = 2
    return
  }
  console.log(`It opens, with everything in it: ${formatCounts(outcome.opens)}.`)
  console.log(`The backup is ${outcome.file}`)
})
