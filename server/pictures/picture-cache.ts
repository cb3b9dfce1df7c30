// A memory cache (LRU) of the owner's picture files, with a limit in bytes and a queue for reads from the database.
import { Problem } from '#domain/basics/problems.ts'
import type { StoredFile } from '../db/menu/pictures.ts'
import { etagOf, type PageFile } from '../page/page-files.ts'

interface PictureCacheDeps {
  /** Reads from the database; undefined where there is no such file. */
  readonly read: (file: string) => Promise<StoredFile | undefined>
  readonly maxBytes?: number
  /** Limits concurrent reads, so that a flood of made-up names cannot overload the database. */
  readonly maxConcurrentReads?: number
  /** Limits queued reads; one page may request all photographs of a long menu at once. */
  readonly maxQueued?: number
}

/** Enough for the files of a few hundred items. */
const defaultMaxBytes = 32 * 1024 * 1024

export function createPictureCache({
  read,
  maxBytes = defaultMaxBytes,
  maxConcurrentReads = 8,
  maxQueued = 200,
}: PictureCacheDeps) {
  /** Least recently used first. */
  const cache = new Map<string, PageFile>()
  /** Reads in progress and queued reads. */
  const pendingReads = new Map<string, Promise<PageFile | undefined>>()
  const queue: (() => void)[] = []
  let activeReads = 0
  let bytes = 0

  function store(file: string, found: PageFile): void {
    if (found.plain.length > maxBytes) return
    cache.set(file, found)
    bytes += found.plain.length
    for (const [oldest, { plain }] of cache) {
      if (bytes <= maxBytes) return
      cache.delete(oldest)
      bytes -= plain.length
    }
  }

  async function acquireSlot(): Promise<void> {
    if (activeReads < maxConcurrentReads) activeReads += 1
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  /** Passes the slot on to the oldest queued read. */
  function releaseSlot(): void {
    const next = queue.shift()
    if (next) next()
    else activeReads -= 1
  }

  async function readQueued(file: string): Promise<PageFile | undefined> {
    await acquireSlot()
    try {
      const stored = await read(file)
      const found = stored && pageFileOf(stored)
      if (found) store(file, found)
      return found
    } finally {
      pendingReads.delete(file)
      releaseSlot()
    }
  }

  return {
    async get(file: string): Promise<PageFile | undefined> {
      const found = cache.get(file)
      if (found) {
        cache.delete(file)
        cache.set(file, found)
        return found
      }
      const pending = pendingReads.get(file)
      if (pending) return pending
      if (pendingReads.size >= maxConcurrentReads + maxQueued) throw new Problem('busy', { retryAfter: 1 })
      const promise = readQueued(file)
      pendingReads.set(file, promise)
      return promise
    },
    countBytes: () => bytes,
  }
}

export type PictureCache = Pick<ReturnType<typeof createPictureCache>, 'get'>

export function pageFileOf({ format, bytes }: StoredFile): PageFile {
  const plain = Buffer.from(bytes)
  const type = `image/${format}`
  return { type, etag: etagOf(plain), immutable: true, plain, br: undefined, gzip: undefined }
}
