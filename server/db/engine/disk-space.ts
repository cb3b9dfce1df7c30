// Knows whether the database has room for another order: from the free space of its folder, if it is on this machine, and from
// recent errors of the database itself.
import { stat, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Place } from './database.ts'
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

/** Whether one broken disk would take the folder and the data. A database on another machine has a disk of its own. */
export async function isOnSameDisk(folder: string, { dataDir, databaseUrl }: Place): Promise<boolean> {
  if (databaseUrl && !isThisMachine(databaseUrl)) return false
  return (await diskOf(folder)) === (await diskOf(dataDir))
}

/** A folder that is not there yet will be on the disk of its parent. */
async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined)
  const parent = path.dirname(folder)
  return found?.dev ?? (parent === folder ? NaN : diskOf(parent))
}

function isThisMachine(databaseUrl: string): boolean {
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = decodeURIComponent(searchParams.get('host') ?? hostname)
  return host.startsWith('/') || ['', 'localhost', '127.0.0.1', '[::1]', '::1'].includes(host)
}

/** A larger disk has room for weeks, however full it is. */
const plentyBytes = 5 * 2 ** 30

/** How full the disk of a folder is, in percent, as `df` says it; 0 while there is plenty of room, or no such folder. */
export async function diskUseOf(folder: string): Promise<number> {
  const disk = await statfs(folder).catch(() => undefined)
  if (!disk || disk.bavail * disk.bsize >= plentyBytes) return 0
  const used = disk.blocks - disk.bfree
  return Math.ceil((100 * used) / (used + disk.bavail))
}
