// What is there whole or not at all: written as a draft beside its place, brought to the disk, and named at the end.
// A draft bears the number of its process: what a killed one has left is known by it, and thrown away by the next.
import { link, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const mark = '.burritoful-draft-'

/** Beside the place, so that naming it at the end moves nothing. */
export function draftOf(place: string): string {
  return `${place}${mark}${process.pid}`
}

/** Gives a finished draft its name. False when the name is taken: nothing is ever written over. */
export async function nameDraft(draft: string, file: string): Promise<boolean> {
  await syncToDisk(draft)
  try {
    // Of two that come at once, the second is told.
    await link(draft, file)
    await rm(draft)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    // A USB stick or a network drive may know no links.
    if (await isThere(file)) return false
    await rename(draft, file)
  }
  // A new name is safe only when its folder is on the disk too; Windows has no such call.
  if (process.platform !== 'win32') await syncToDisk(path.dirname(file))
  return true
}

/** Throws away what processes that are gone have left in a folder. */
export async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const at = name.lastIndexOf(mark)
    const pid = Number(name.slice(at + mark.length))
    if (at < 0 || !Number.isInteger(pid) || isAtWork(pid)) continue
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
}

/** In a container every run has the same number: what bears ours before we began is not ours. */
function isAtWork(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's is at work too.
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
