// npm run backup: copies the whole restaurant into one file while it is open, and proves that the copy can be restored.
import { existsSync } from 'node:fs'
import { rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { BackupTrouble, writeBackup } from './backup-file.ts'
import { readConfig, type Config } from '../config.ts'
import { dump, isUntouched } from '../db/dump.ts'
import { connectDatabase, sqliteFile, type Place } from '../db/open.ts'
import { draftOf, nameDraft, sweepDrafts } from './drafts.ts'
import { abortOnSignal } from './abort-on-signal.ts'
import { makeFolder } from '../db/make-folder.ts'
import { restoreBackup } from './restore-backup.ts'
import { explainStartFailure } from '../start-failure.ts'

/** The exit code for a backup that was written, but could not be proved. */
const notProvedCode = 2

interface Outcome {
  readonly file: string
  /** What the trial restore found, or why there was none. */
  readonly proof: { readonly opens: string } | { readonly notProved: string }
}

async function backUp(config: Config, wanted: string | undefined, stop: AbortSignal): Promise<Outcome> {
  const now = new Date()
  const name = `burritoful-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.jsonl.gz`
  const file = path.resolve(wanted ?? path.join(config.dataDir, 'backups', name))
  if (existsSync(file)) throw new BackupTrouble(`${file} is there already. It was left as it is.`)
  const draft = draftOf(file)
  try {
    const size = await copyRestaurant(config, draft, now, stop)
    const proof = await tryToOpen(draft, config, size, stop)
    stop.throwIfAborted()
    if (!(await nameDraft(draft, file))) {
      throw new BackupTrouble(`${file} is there already. It was left as it is.`)
    }
    return { file, proof }
  } finally {
    await rm(draft, { force: true })
  }
}

async function copyRestaurant(place: Place, draft: string, now: Date, stop: AbortSignal): Promise<number> {
  const nobody = new BackupTrouble(
    `There is no restaurant in ${place.databaseUrl ? 'the database at DATABASE_URL' : place.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
  )
  // Opening a missing SQLite database would create an empty one.
  if (!place.databaseUrl && !existsSync(path.join(place.dataDir, sqliteFile))) throw nobody
  const db = await connectDatabase(place)
  try {
    if (await isUntouched(db.read, db.engine)) throw nobody
    makeFolder(path.dirname(draft))
    await sweepDrafts(path.dirname(draft))
    return await writeBackup(draft, (write) =>
      dump(db.read, db.engine, now, async (line) => {
        stop.throwIfAborted()
        await write(line)
      }),
    )
  } finally {
    await db.close()
  }
}

/**
 * Restores the backup at once into a temporary folder beside it, since a backup that was never restored proves nothing.
 * Where the trial is impossible, the backup is kept and reported as not proved (trust rule 21).
 */
async function tryToOpen(
  file: string,
  { timeZone }: Config,
  size: number,
  stop: AbortSignal,
): Promise<Outcome['proof']> {
  const dataDir = draftOf(`${file}.trial`)
  try {
    const doubt = await whyNoRoom(path.dirname(file), size)
    if (doubt) return { notProved: doubt }
    makeFolder(dataDir)
    const counts = await restoreBackup(file, { dataDir, timeZone }, stop)
    return { opens: `${counts.orders} orders and ${counts.staff} accounts` }
  } catch (error) {
    // A stop or a bad backup is an error. A system error, such as an unreadable disk, says nothing about the backup.
    if (error instanceof BackupTrouble && !isOfTheSystem(error.cause)) throw error
    const { code, message } = error as NodeJS.ErrnoException
    return { notProved: code ? `${message} (${code})` : message }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function isOfTheSystem(cause: unknown): boolean {
  return cause instanceof Error && 'syscall' in cause
}

/** The trial must not fill the restaurant's own disk. With indexes and WAL it takes three times the size. */
async function whyNoRoom(folder: string, size: number): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder)
  const needed = 3 * size + 2 ** 22
  if (bavail * bsize > needed) return undefined
  return `to try it takes ${Math.ceil(needed / 1e6)} MB in ${folder}, and there are ${Math.floor((bavail * bsize) / 1e6)}`
}

// Only our own account may read the restaurant's data.
process.umask(0o077)
const stop = abortOnSignal()
const [wanted] = process.argv.slice(2)
try {
  const { file, proof } = await backUp(readConfig(process.env), wanted, stop)
  process.exitCode = 0
  if ('opens' in proof) console.log(`It opens, with ${proof.opens}.`)
  console.log(`The backup is ${file}`)
  if ('notProved' in proof) {
    console.error(
      `It was not proved: ${proof.notProved}. It was kept. Try it where there is room: npm run restore -- ${file}`,
    )
    process.exitCode = notProvedCode
  }
} catch (error) {
  console.error(error instanceof BackupTrouble ? error.message : explainStartFailure(error, process.env))
  process.exitCode ??= 1
}
