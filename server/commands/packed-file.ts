// Files that may be gzipped. What a file is, its first bytes tell; its name may have been changed.
import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { CopyTrouble } from '../db/copy-trouble.ts'

const gzipped = Buffer.from([0x1f, 0x8b])
const sqlite = Buffer.from('SQLite format 3\0')

export async function openUnpacked(file: string): Promise<Readable> {
  const start = await readStart(file)
  const source = createReadStream(file)
  if (!start.equals(gzipped)) return source
  const plain = source.pipe(createGunzip())
  source.on('error', (error) => plain.destroy(error))
  plain.on('close', () => source.destroy())
  return plain
}

/** True for a SQLite database, gzipped or not. */
export async function isDatabase(file: string): Promise<boolean> {
  const plain = await openUnpacked(file)
  try {
    for await (const chunk of plain) return sqlite.equals((chunk as Buffer).subarray(0, sqlite.length))
    return false
  } catch (error) {
    throw unreadable(file, error)
  } finally {
    plain.destroy()
  }
}

export async function unpack(file: string, target: string): Promise<void> {
  const plain = await openUnpacked(file)
  try {
    await pipeline(plain, createWriteStream(target, { flags: 'wx', mode: 0o600 }))
  } catch (error) {
    throw unreadable(file, error)
  }
}

/** Compressed files also have a checksum: gzip finds a changed byte that a database takes for somebody's name. */
export async function pack(file: string, target: string, stop: AbortSignal): Promise<void> {
  await pipeline(
    createReadStream(file),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        stop.throwIfAborted()
        yield chunk
      }
    },
    createGzip(),
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
  )
}

export function unreadable(file: string, error: unknown): Error {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof CopyTrouble) return error
  if (code === 'ENOENT') return new CopyTrouble(`There is no file ${file}.`, { cause: error })
  return new CopyTrouble(`${file} cannot be read as a backup: ${message}`, { cause: error })
}

async function readStart(file: string): Promise<Buffer> {
  try {
    const handle = await open(file, 'r')
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(gzipped.length))
      return buffer.subarray(0, bytesRead)
    } finally {
      await handle.close()
    }
  } catch (error) {
    throw unreadable(file, error)
  }
}
