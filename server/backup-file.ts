// The file of a backup: lines of JSON, compressed, with an end that says how many there are and their digest.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, open, rm } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { DumpHead, DumpLine } from './db/dump.ts'

/** Said to the person at the terminal as it is. */
export class BackupTrouble extends Error {}

interface End {
  readonly end: { readonly lines: number; readonly sha256: string }
}

/** Writes beside the place and moves it there when it is complete and on the disk; never over something else. */
export async function writeBackup(
  file: string,
  fill: (write: (line: DumpLine) => Promise<void>) => Promise<void>,
): Promise<void> {
  const draft = `${file}.part-${process.pid}`
  const gzip = createGzip()
  const out = createWriteStream(draft, { flags: 'wx', mode: 0o600 })
  const written = finished(gzip.pipe(out))
  // Whoever fills it is told; unheard, a full disk would end the process here.
  written.catch(() => {})
  try {
    const digest = createHash('sha256')
    let lines = 0
    await fill(async (line) => {
      const text = `${JSON.stringify(line)}\n`
      digest.update(text)
      lines += 1
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written])
    })
    gzip.end(`${JSON.stringify({ end: { lines, sha256: digest.digest('hex') } } satisfies End)}\n`)
    await written
    const handle = await open(draft, 'r')
    await handle.sync()
    await handle.close()
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') throw new BackupTrouble(`${file} is there already. It was left as it is.`)
      throw error
    })
  } finally {
    await rm(draft, { force: true })
  }
}

/** Hands over every line, and fails when the file is not whole. */
export async function readBackup(
  file: string,
  take: { head(head: DumpHead): Promise<void>; row(line: Exclude<DumpLine, DumpHead>): Promise<void> },
): Promise<void> {
  const digest = createHash('sha256')
  let lines = 0
  let end: End['end'] | undefined
  const source = createReadStream(file)
  const plain = source.pipe(createGunzip())
  source.on('error', (error) => plain.destroy(error))
  try {
    for await (const text of createInterface({ input: plain, crlfDelay: Infinity })) {
      const line = JSON.parse(text) as DumpLine | End
      if ('end' in line) {
        end = line.end
        continue
      }
      digest.update(`${text}\n`)
      lines += 1
      if ('burritoful' in line) await take.head(line)
      else await take.row(line)
    }
  } catch (error) {
    if (error instanceof BackupTrouble) throw error
    throw new BackupTrouble(`${file} cannot be read as a backup: ${(error as Error).message}`, {
      cause: error,
    })
  }
  if (end?.lines !== lines || end.sha256 !== digest.digest('hex')) {
    throw new BackupTrouble(`${file} is damaged: it ends too early, or something in it was changed.`)
  }
}
