// Knows whether the database has room for another order: by the free space of its folder, where it is on this machine, and by what
// the database itself has answered lately.
import { statfs } from 'node:fs/promises'
import { isDiskFull } from './database-errors.ts'

export interface DiskRoom {
  /** Runs a write, and remembers when it found the disk full. */
  watch<Result>(work: Promise<Result>): Promise<Result>
  hasRoom(): Promise<boolean>
}

/** SQLite needs some pages of its log for an order; below this it is a matter of minutes. */
export const leastRoom = 2 ** 20
/** So long a write that found no room counts: what is tried next may find some. */
const fullForMs = 30_000

export function watchDiskRoom(
  freeBytes?: () => Promise<number>,
  now: () => number = () => performance.now(),
): DiskRoom {
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
    async hasRoom() {
      if (now() - fullAt < fullForMs) return false
      return freeBytes === undefined || (await freeBytes()) >= leastRoom
    },
  }
}

/** What an account without privileges may still write. */
export async function freeBytesIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
