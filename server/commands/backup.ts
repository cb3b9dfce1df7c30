// npm run backup: copies the whole restaurant into one file (back-up.ts).
import { readConfig } from '../config.ts'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { explainStartFailure } from '../start-failure.ts'
import { abortOnSignal } from './abort-on-signal.ts'
import { backUp } from './back-up.ts'

/** The exit code for a backup that was written, but could not be proved. */
const notProvedCode = 2

// Only our own account may read the restaurant's data.
process.umask(0o077)
const stop = abortOnSignal()
const [wanted] = process.argv.slice(2)
try {
  const { file, proof } = await backUp(readConfig(process.env), wanted, stop)
  process.exitCode = 0
  if ('opens' in proof) console.log(`It opens, with everything in it: ${proof.opens}.`)
  console.log(`The backup is ${file}`)
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
