// npm run backup: copies the whole restaurant into one file (create-backup.ts).
import { constants } from 'node:os'
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { CopyError } from '../db/copies/copy-error.ts'
import { backUp, deleteOlderBackups } from './create-backup.ts'
import { runCommand, formatCounts } from './run-command.ts'

// Exiting deletes the draft; a signal alone would leave it behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => process.exit(128 + constants.signals[signal]))
}
await runCommand('backed up', async () => {
  const { requestedFile, folder, keep } = readArguments(process.argv.slice(2))
  const outcome = await backUp(readConfig(process.env), requestedFile, folder)
  if ('unproved' in outcome) {
    console.error(`No restore takes this copy. ${outcome.unproved}\nIt was kept as ${outcome.file}`)
    process.exitCode = 2
    return
  }
  console.log(`It opens, with everything in it: ${formatCounts(outcome.opens)}.`)
  console.log(`The backup is ${outcome.file}`)
  // Deleted only now: a copy that cannot be restored must not replace a backup (trust rule 21).
  if (keep !== undefined)
    console.log(`The newest ${keep} stay: ${await deleteOlderBackups(outcome.file, keep)} older deleted.`)
})

function readArguments(args: string[]) {
  const options = { folder: { type: 'string' }, keep: { type: 'string' } } as const
  const usage =
    'The backup takes the name of a file, or --folder with a folder and --keep with how many stay there, 1 or more.'
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const keep = values.keep === undefined ? undefined : Number(values.keep)
    const [requestedFile] = positionals
    const isNamedTwice = requestedFile !== undefined && (values.folder !== undefined || keep !== undefined)
    if (isNamedTwice || positionals.length > 1) throw new CopyError(usage)
    if (keep !== undefined && (!Number.isInteger(keep) || keep < 1)) throw new CopyError(usage)
    return { requestedFile, folder: values.folder, keep }
  } catch (error) {
    throw error instanceof CopyError ? error : new CopyError(usage)
  }
}
