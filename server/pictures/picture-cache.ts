// The files of the owner's pictures in memory: those that were asked for last, up to so many bytes.
import { Problem } from '#domain/basics/problems.ts'
import type { StoredFile } from '../db/menu/pictures.ts'
import { etagOf, type PageFile } from '../page/page-files.ts'

interface CacheRules {
  /** From the database; undefined where there is no such file. */
  readonly read: (file: string) => Promise<StoredFile | undefined>
  readonly mostBytes?: number
  /** How many are read at the same time: a flood of made-up names must not take the database. */
  readonly mostReads?: number
  /** How many more wait for their turn: a page may ask for all the photographs of a long menu at once. */
  readonly mostWaiting?: number
}

/** The files of some hundred items. */
const usualBytes = 32 * 1024 * 1024

export function createPictureCache({
  read,
  mostBytes = usualBytes,
  mostReads = 8,
  mostWaiting = 200,
}: CacheRules) {
  /** The one asked for last is the last. */
  const kept = new Map<string, PageFile>()
  /** Those that are being read, and those that wait for it. */
  const reading = new Map<string, Promise<PageFile | undefined>>()
  const waiting: (() => void)[] = []
  let reads = 0
  let bytes = 0

  function keep(file: string, found: PageFile): void {
    if (found.plain.length > mostBytes) return
    kept.set(file, found)
    bytes += found.plain.length
    for (const [oldest, { plain }] of kept) {
      if (bytes <= mostBytes) return
      kept.delete(oldest)
      bytes -= plain.length
    }
  }

  async function takeTurn(): Promise<void> {
    if (reads < mostReads) reads += 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  /** Whoever waits longest takes over the place. */
  function endTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else reads -= 1
  }

  async function readInTurn(file: string): Promise<PageFile | undefined> {
    await takeTurn()
    try {
      const stored = await read(file)
      const found = stored && asPageFile(stored)
      if (found) keep(file, found)
      return found
    } finally {
      reading.delete(file)
      endTurn()
    }
  }

  return {
    async get(file: string): Promise<PageFile | undefined> {
      const found = kept.get(file)
      if (found) {
        kept.delete(file)
        kept.set(file, found)
        return found
      }
      const underWay = reading.get(file)
      if (underWay) return underWay
      if (reading.size >= mostReads + mostWaiting) throw new Problem('busy', { retryAfter: 1 })
      const asked = readInTurn(file)
      reading.set(file, asked)
      return asked
    },
    countBytes: () => bytes,
  }
}

export type PictureCache = Pick<ReturnType<typeof createPictureCache>, 'get'>

export function asPageFile({ format, bytes }: StoredFile): PageFile {
  const plain = Buffer.from(bytes)
  const type = `image/${format}`
  return { type, etag: etagOf(plain), immutable: true, plain, br: undefined, gzip: undefined }
}
