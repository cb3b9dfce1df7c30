// npm run backup: copies the whole restaurant into one file (back-up.ts).
import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { explainStartFailure } from '../start-failure.ts'
import { abortOnSignal } from './abort-on-signal.ts'
import { backUp, deleteOlder } from './back-up.ts'

/** The exit code for a backup that was written, but could not be proved. */
const notProvedCode = 2

// Only our own account may read the restaurant's data.
process.umask(0o077)
const stop = abortOnSignal()
try {
  const { wanted, folder, keep } = readArguments(process.argv.slice(2))
  const { file, proof } = await backUp(readConfig(process.env), wanted, stop, folder)
  process.exitCode = 0
  if ('opens' in proof) console.log(`It opens, with everything in it: ${proof.opens}.`)
  console.log(`The backup is ${file}`)
  // Only now: what could not be tried, or no restore takes, replaces nothing (trust rule 21).
  if ('opens' in proof && keep !== undefined)
    console.log(`The newest ${keep} stay: ${await deleteOlder(file, keep)} older deleted.`)
  if ('notProved' in proof) {
    console.error(
      `It was not proved: ${proof.notProved}. It was kept. Try it where there is room: npm run restore -- ${file}`,
    )
    process.exitCode = notProvedCode
  }
  if ('strange' in proof) {
    console.error(
      `It was kept, but no restore takes it: your database is not as Burritoful made it (${proof.strange}). Find out who changed it, undo that, and back up again.`,
    )
    process.exitCode = notProvedCode
  }
} catch (error) {
  console.error(error instanceof CopyTrouble ? error.message : explainStartFailure(error, process.env))
  process.exitCode ??= 1
}

function readArguments(args: string[]) {
  const options = { folder: { type: 'string' }, keep: { type: 'string' } } as const
  const usage =
    'The backup takes the name of a file, or --folder with a folder and --keep with how many stay there, 1 or more.'
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const keep = values.keep === undefined ? undefined : Number(values.keep)
    const [wanted] = positionals
    const isNamedTwice = wanted !== undefined && (values.folder !== undefined || keep !== undefined)
    if (isNamedTwice || positionals.length > 1) throw new CopyTrouble(usage)
    if (keep !== undefined && (!Number.isInteger(keep) || keep < 1)) throw new CopyTrouble(usage)
    return { wanted, folder: values.folder, keep }
  } catch (error) {
    throw error instanceof CopyTrouble ? error : new CopyTrouble(usage)
  }
}
