// Knows whether the database has room for another order: from the free space of its folder, if it is on this machine, and from
// recent errors of the database itself.
import { statfs } from 'node:fs/promises'
import { isDiskFull } from './database-errors.ts'

export interface DiskSpace {
  /** Waits for a write, and remembers when it failed because the disk was full. */
  watch<Result>(work: Promise<Result>): Promise<Result>
  hasFreeSpace(): Promise<boolean>
}

/** SQLite writes some pages to its log for every order; with less space than this, writes will soon fail. */
export const minFreeBytes = 2 ** 20
/** After a write that failed for lack of space, the disk counts as full for this long. */
const fullForMs = 30_000

export function watchDiskSpace(
  freeBytes?: () => Promise<number>,
  now: () => number = () => performance.now(),
): DiskSpace {
  let fullAt = -Infinity
  return {
    async watch(work) {
      try {
        return await work
      } catch (error) {
        if (isDiskFull(error)) fullAt = now()
        throw error
      }
    },
    async hasFreeSpace() {
      if (now() - fullAt < fullForMs) return false
      return freeBytes === undefined || (await freeBytes()) >= minFreeBytes
    },
  }
}

/** The space that an unprivileged account may still use. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
