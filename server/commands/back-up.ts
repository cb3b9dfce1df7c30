// Copies the whole restaurant into one file while it is open, and proves that the copy can be restored. SQLite's backup is
// its own file, gzipped; PostgreSQL's is a snapshot of all tables (portable-file.ts).
import { existsSync } from 'node:fs'
import { readdir, rm, stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import { CopyTrouble } from '../db/copy-trouble.ts'
import { StrangeSchema } from '../db/known-schema.ts'
import { makeFolder } from '../db/make-folder.ts'
import { readApplied } from '../db/migrate.ts'
import { sqliteFile, type Place } from '../db/open.ts'
import { takeSnapshot } from '../db/snapshot.ts'
import { copyInUse } from '../db/sqlite-file.ts'
import { draftOf, nameDraft, sweepDrafts } from './drafts.ts'
import { withRestaurant } from './find-restaurant.ts'
import { pack } from './packed-file.ts'
import { writePortable } from './portable-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { sayCounts } from './say-counts.ts'

interface Outcome {
  readonly file: string
  /** What the trial restore found, or why there was none. */
  readonly proof:
    | { readonly opens: string }
    | { readonly notProved: string }
    /** A part of the restaurant's own database that somebody has changed: no restore takes the copy. */
    | { readonly strange: string }
}

/** Copies the restaurant while it is open, and proves that the copy can be restored. */
export async function backUp(
  config: Place,
  wanted: string | undefined,
  stop: AbortSignal,
  folder = path.join(config.dataDir, 'backups'),
): Promise<Outcome> {
  const now = new Date()
  const kind = config.databaseUrl ? 'jsonl' : 'db'
  const name = `burritoful-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.${kind}.gz`
  const file = path.resolve(wanted ?? path.join(folder, name))
  if (existsSync(file)) throw new CopyTrouble(`${file} is there already. It was left as it is.`)
  const draft = draftOf(file)
  try {
    const room = await copyRestaurant(config, draft, now, stop)
    const proof = await tryToOpen(draft, room, stop)
    stop.throwIfAborted()
    if (!(await nameDraft(draft, file))) {
      throw new CopyTrouble(`${file} is there already. It was left as it is.`)
    }
    return { file, proof }
  } finally {
    await rm(draft, { force: true })
  }
}

/** The names that backUp gives: they sort by their time. */
const ownName = /^burritoful-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.(db|jsonl)\.gz$/

/**
 * Deletes the oldest backups beside a new one that was proved, so that so many are left; answers how many. What somebody has named
 * in another way is left alone.
 */
export async function deleteOlder(proved: string, keep: number): Promise<number> {
  const folder = path.dirname(proved)
  const others = (await readdir(folder)).filter(
    (name) => ownName.test(name) && name !== path.basename(proved),
  )
  const tooMany = others.toSorted().slice(0, Math.max(0, others.length + 1 - keep))
  for (const name of tooMany) await rm(path.join(folder, name))
  return tooMany.length
}

/** Answers how much room in bytes a trial restore takes. */
function copyRestaurant(place: Place, draft: string, now: Date, stop: AbortSignal): Promise<number> {
  return withRestaurant(place, async (db) => {
    await readApplied(db.read)
    makeFolder(path.dirname(draft))
    await sweepDrafts(path.dirname(draft))
    if (!place.databaseUrl) return copySqlite(path.join(place.dataDir, sqliteFile), draft, stop)
    // SQLite's file with indexes and WAL takes three times the size of the lines.
    return 3 * (await writePortable(draft, takeSnapshot(db.read, db.engine), now, stop))
  })
}

async function copySqlite(file: string, draft: string, stop: AbortSignal): Promise<number> {
  const folder = draftOf(`${draft}.copy`)
  const copy = path.join(folder, sqliteFile)
  try {
    makeFolder(folder)
    await copyInUse(file, copy, stop, async (size) => {
      const doubt = await whyNoRoom(path.dirname(draft), 2 * size)
      if (doubt) throw new CopyTrouble(`There is no backup: ${doubt}.`)
    })
    await pack(copy, draft, stop)
    return 2 * (await stat(copy)).size
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Restores the backup at once into a temporary folder beside it, since a backup that was never restored proves nothing.
 * Where the trial is impossible, the backup is kept and reported as not proved (trust rule 21).
 */
async function tryToOpen(file: string, room: number, stop: AbortSignal): Promise<Outcome['proof']> {
  const dataDir = draftOf(`${file}.trial`)
  try {
    const doubt = await whyNoRoom(path.dirname(file), room)
    if (doubt) return { notProved: doubt }
    makeFolder(dataDir)
    const counts = await restoreBackup(file, { dataDir }, stop)
    return { opens: sayCounts(counts) }
  } catch (error) {
    // The copy is true to its database, and is kept: it may be the only one.
    if (error instanceof StrangeSchema) return { strange: error.part }
    // A stop or a bad backup is an error. A system error, such as an unreadable disk, says nothing about the backup.
    if (error instanceof CopyTrouble && !isOfTheSystem(error.cause)) throw error
    const { code, message } = error as NodeJS.ErrnoException
    return { notProved: code ? `${message} (${code})` : message }
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

function isOfTheSystem(cause: unknown): boolean {
  return cause instanceof Error && 'syscall' in cause
}

/** A backup must not fill the restaurant's own disk, on which it would take no orders. */
async function whyNoRoom(folder: string, size: number): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder)
  const needed = size + 2 ** 22
  if (bavail * bsize > needed) return undefined
  return `that takes ${Math.ceil(needed / 1e6)} MB in ${folder}, and there are ${Math.floor((bavail * bsize) / 1e6)}`
}
