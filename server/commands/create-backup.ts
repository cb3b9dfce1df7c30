// Copies the whole restaurant into one SQLite file while the server runs, and checks the copy as a restore would. SQLite copies
// its own file; from PostgreSQL, the rows are loaded as in a move.
import { existsSync, rmSync } from 'node:fs'
import { link, open, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { CopyError } from '../db/copies/copy-error.ts'
import { freeBytesIn } from '../db/engine/disk-space.ts'
import { loadSnapshot, type Counts } from '../db/copies/load.ts'
import { makeFolder } from '../db/engine/make-folder.ts'
import { readApplied } from '../db/migrate.ts'
import { sqliteFile } from '../db/engine/open.ts'
import { snapshotOfFile, withSnapshotOfPostgres } from '../db/copies/snapshot.ts'
import { copyOnline, turnOffWal, openReadOnly } from '../db/copies/sqlite-file.ts'
import { withRestaurant } from './find-restaurant.ts'
import type { Place } from '../db/engine/database.ts'

/** The rows in the file, or why the file cannot be restored. */
type Outcome = { readonly file: string } & ({ readonly opens: Counts } | { readonly unproved: string })

/** The names that backUp() gives, which sort by time. */
const ownName = /^burritoful-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/
/** A draft is a folder beside the file, whose name ends with the pid of its process. */
const draftName = /\.burritoful-draft-(\d+)$/

/** A copy that fails its check is kept under a name that nobody mistakes for a backup (trust rule 21). */
export async function backUp(
  place: Place,
  requestedFile?: string,
  folder = path.join(place.dataDir, 'backups'),
): Promise<Outcome> {
  const name = `burritoful-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.db`
  const file = path.resolve(requestedFile ?? path.join(folder, name))
  if (existsSync(file)) throw fileExistsError(file)
  const draft = `${file}.burritoful-draft-${process.pid}`
  const deleteDraft = () => rmSync(draft, { recursive: true, force: true })
  process.once('exit', deleteDraft)
  try {
    const copy = path.join(draft, sqliteFile)
    await copyRestaurant(place, draft, copy)
    const found = await verifyCopy(copy)
    const named = 'opens' in found ? file : `${file}.unproved`
    await nameDraft(copy, named)
    return { file: named, ...found }
  } finally {
    deleteDraft()
    process.off('exit', deleteDraft)
  }
}

/**
 * Deletes the oldest backups beside a new, proved one until `keep` are left, and returns how many it deleted. Files with other
 * names are left alone.
 */
export async function deleteOlderBackups(proved: string, keep: number): Promise<number> {
  const folder = path.dirname(proved)
  const names = await readdir(folder)
  const others = names.filter((name) => ownName.test(name) && name !== path.basename(proved)).toSorted()
  const tooMany = others.slice(0, Math.max(0, others.length + 1 - keep))
  // Copies that failed their check go with the backups of their time.
  const oldest = others[tooMany.length] ?? path.basename(proved)
  const failed = names.filter(
    (name) => ownName.test(name.replace(/\.unproved$/, '')) && name.endsWith('.unproved'),
  )
  for (const name of [...tooMany, ...failed.filter((one) => one < oldest)]) await rm(path.join(folder, name))
  return tooMany.length
}

function copyRestaurant(place: Place, draft: string, copy: string): Promise<void> {
  return withRestaurant(place, async (db) => {
    await readApplied(db.read)
    const folder = path.dirname(draft)
    makeFolder(folder)
    await deleteAbandonedDrafts(folder)
    makeFolder(draft)
    if (db.engine === 'postgres') {
      // Until its only transaction ends, the copy takes its size twice: in the file and in the log.
      const { rows } = await sql<{
        size: number
      }>`select pg_database_size(current_database()) as size`.execute(db.read)
      await assertDiskSpace(folder, 2 * Number(rows[0]?.size))
      await withSnapshotOfPostgres(db, { alone: false }, (snapshot) =>
        loadSnapshot({ dataDir: draft }, snapshot),
      )
    } else {
      await copyOnline(path.join(place.dataDir, sqliteFile), copy, (size) => assertDiskSpace(folder, size))
    }
    turnOffWal(copy)
  })
}

/** A backup must not fill the restaurant's disk: the shop could accept no more orders. */
async function assertDiskSpace(folder: string, size: number): Promise<void> {
  const [needed, free] = [size + 2 ** 22, await freeBytesIn(folder)]
  if (free > needed) return
  const [neededMb, freeMb] = [Math.ceil(needed / 1e6), Math.floor(free / 1e6)]
  throw new CopyError(`There is no backup: it takes ${neededMb} MB in ${folder}, and there are ${freeMb}.`)
}

/** Checks the copy and reads every row of it, as a restore would. */
async function verifyCopy(copy: string): Promise<{ opens: Counts } | { unproved: string }> {
  const connection = openReadOnly(copy)
  try {
    const { tables, rows } = await snapshotOfFile(connection, 'Your database')
    const opens = new Map<string, number>()
    for (const table of tables) {
      let count = 0
      for await (const batch of rows(table)) count += batch.length
      opens.set(table.name, count)
    }
    return { opens }
  } catch (error) {
    return { unproved: (error as Error).message }
  } finally {
    connection.close()
  }
}

/** Never overwrites a file: creating a link fails when the name exists. */
async function nameDraft(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file)
  } catch {
    if (existsSync(file)) throw fileExistsError(file)
    // The file systems of USB sticks and network drives may have no hard links.
    await rename(draft, file)
  }
  // The new name is durable only after its folder is synced too; Windows cannot sync a folder.
  if (process.platform === 'win32') return
  const folder = await open(path.dirname(file))
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function fileExistsError(file: string): CopyError {
  return new CopyError(`${file} is there already. It was left as it is.`)
}

/** Deletes drafts of killed backups. In a container every run has the same pid, so a draft with our pid is an old one. */
async function deleteAbandonedDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = Number(draftName.exec(name)?.[1])
    if (pid && (pid === process.pid || !isRunning(pid)))
      await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process of another account is running.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
