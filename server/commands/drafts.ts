// Atomic files: a file is written as a draft beside its place, synced to the disk, and then renamed, so it is never partial.
// A draft's name ends with the pid of its process, so the next run finds and deletes the drafts of a killed process.
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const mark = '.burritoful-draft-'

/** Beside the final place, since a rename is atomic only within one file system. */
export function draftOf(place: string): string {
  return `${place}${mark}${process.pid}`
}

/** Gives a finished draft its final name. False when that name is taken: no file is ever overwritten. */
export async function nameDraft(draft: string, file: string): Promise<boolean> {
  await syncToDisk(draft)
  try {
    // A link fails when the name exists: of two processes at once, the second gets EEXIST.
    await link(draft, file)
    await rm(draft)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // The file systems of USB sticks and network drives may have no hard links.
    if (await isThere(file)) return false
    await rename(draft, file)
  }
  // The new name is durable only after its folder is synced too; Windows cannot sync a folder.
  if (process.platform !== 'win32') await syncToDisk(path.dirname(file))
  return true
}

/** Deletes the drafts of processes that no longer run. */
export async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const at = name.lastIndexOf(mark)
    const pid = Number(name.slice(at + mark.length))
    if (at < 0 || !Number.isInteger(pid) || isAtWork(pid)) continue
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** In a container every run has the same pid: a draft with our pid from before our start is not ours. */
function isAtWork(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process of another account is running.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function syncToDisk(place: string): Promise<void> {
  const handle = await open(place, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
