// Copies the whole restaurant into one SQLite file while the server runs, and checks the copy as a restore would. SQLite copies
// its own file; from PostgreSQL, the rows are loaded as in a move.
import { existsSync, rmSync } from 'node:fs'
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { CopyError, NoSpaceError } from './copy-error.ts'
import { freeBytesIn } from '../engine/disk-space.ts'
import { loadSnapshot, type Counts } from './load.ts'
import { makeFolder } from '../engine/make-folder.ts'
import { readApplied } from '../migrate.ts'
import { sqliteFile } from '../engine/open.ts'
import { snapshotOfFile, withSnapshotOfPostgres } from './snapshot.ts'
import { copyOnline, turnOffWal, openReadOnly } from './sqlite-file.ts'
import { withRestaurant } from './find-restaurant.ts'
import type { Place } from '../engine/database.ts'
import { isRestoredAlike } from './try-restore.ts'

export interface BackupOptions {
  /** A backup must not fill the restaurant's disk, or the shop could accept no more orders: this much stays free. */
  readonly spareBytes?: number
  /** Also restores the copy into a folder beside it, and compares the two. */
  readonly triesRestore?: boolean
}

/** The rows in the file and what came of the trial, or why the file cannot be restored. */
type Outcome = { readonly file: string } & (
  | { readonly opens: Counts; readonly size: number; readonly trial: 'alike' | 'no-space' | undefined }
  | { readonly unproved: string; readonly isRestoredDifferently: boolean }
)

/** Sorts by time. */
export function backupFileName(now: Date): string {
  return `burritoful-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.db`
}

/** The folder of the copy until it has its name. It ends with the pid of its process. */
export function draftOf(file: string, pid: number): string {
  return `${file}.burritoful-draft-${pid}`
}
const draftName = /\.burritoful-draft-(\d+)$/

/** The name of a copy that fails its check, which nobody mistakes for a backup (trust rule 21). */
export function unprovedName(file: string): string {
  return `${file}.unproved`
}

export async function backUp(
  place: Place,
  requestedFile: string,
  { spareBytes = 2 ** 22, triesRestore = false }: BackupOptions = {},
): Promise<Outcome> {
  const file = path.resolve(requestedFile)
  if (existsSync(file)) throw fileExistsError(file)
  const draft = draftOf(file, process.pid)
  const deleteDraft = () => rmSync(draft, { recursive: true, force: true })
  process.once('exit', deleteDraft)
  try {
    const copy = path.join(draft, sqliteFile)
    await copyRestaurant(place, draft, copy, spareBytes)
    const found = await verifyCopy(copy)
    if ('unproved' in found) return await keepUnproved(copy, file, found.unproved, false)
    const { size } = await stat(copy)
    const trial = triesRestore ? await tryRestore(copy, size, spareBytes) : undefined
    if (trial === 'different') return await keepUnproved(copy, file, 'A restore of it differs.', true)
    await nameDraft(copy, file)
    return { file, ...found, size, trial }
  } finally {
    deleteDraft()
    process.off('exit', deleteDraft)
  }
}

function copyRestaurant(place: Place, draft: string, copy: string, spareBytes: number): Promise<void> {
  return withRestaurant(place, async (db) => {
    await readApplied(db.read)
    const folder = path.dirname(draft)
    makeFolder(folder)
    await deleteAbandonedDrafts(folder)
    makeFolder(draft)
    const assertSpace = (size: number) => assertDiskSpace(folder, size, spareBytes)
    if (db.engine === 'postgres') {
      // Until its only transaction ends, the copy takes its size twice: in the file and in the log.
      const { rows } = await sql<{
        size: number
      }>`select pg_database_size(current_database()) as size`.execute(db.read)
      await assertSpace(2 * Number(rows[0]?.size))
      await withSnapshotOfPostgres(db, { alone: false }, (snapshot) =>
        loadSnapshot({ dataDir: draft }, snapshot),
      )
    } else {
      await copyOnline(path.join(place.dataDir, sqliteFile), copy, assertSpace)
    }
    turnOffWal(copy)
  })
}

async function assertDiskSpace(folder: string, size: number, spareBytes: number): Promise<void> {
  const [needed, free] = [size + spareBytes, await freeBytesIn(folder)]
  if (free <= needed) throw new NoSpaceError(folder, needed, free)
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

/** A copy for which there is no space to restore it is as good as before (trust rule 21). */
async function tryRestore(
  copy: string,
  size: number,
  spareBytes: number,
): Promise<'alike' | 'different' | 'no-space'> {
  const folder = path.join(path.dirname(copy), 'restored')
  try {
    // In one transaction, as a copy of PostgreSQL.
    await assertDiskSpace(path.dirname(copy), 2 * size, spareBytes)
    return (await isRestoredAlike(copy, folder)) ? 'alike' : 'different'
  } catch (error) {
    if (error instanceof NoSpaceError || (error as { code?: string }).code === 'SQLITE_FULL')
      return 'no-space'
    throw error
  }
}

async function keepUnproved(
  copy: string,
  file: string,
  unproved: string,
  isRestoredDifferently: boolean,
): Promise<Outcome> {
  const named = unprovedName(file)
  await nameDraft(copy, named)
  return { file: named, unproved, isRestoredDifferently }
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
