// Knows whether the database has room for another order: by the free space of its folder, where it is on this machine, and by what
// the database itself has answered lately.
import { statfs } from 'node:fs/promises'
import { isDiskFull } from './database-errors.ts'

export interface DiskSpace {
  /** Runs a write, and remembers when it found the disk full. */
  watch<Result>(work: Promise<Result>): Promise<Result>
  hasFreeSpace(): Promise<boolean>
}

/** SQLite needs some pages of its log for an order; below this it is a matter of minutes. */
export const minFreeBytes = 2 ** 20
/** So long a write that found no room counts: what is tried next may find some. */
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

/** What an account without privileges may still write. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
