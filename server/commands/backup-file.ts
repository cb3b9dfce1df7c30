// The format of a backup file: gzipped lines of JSON, ending with the number of lines and their SHA-256.
import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { DumpHead, DumpLine } from '../db/dump.ts'

/** The message is shown to the person at the terminal. */
export class BackupTrouble extends Error {}

interface End {
  readonly end: { readonly lines: number; readonly sha256: string }
}

/** Answers the uncompressed size in bytes. */
export async function writeBackup(
  file: string,
  fill: (write: (line: DumpLine) => Promise<void>) => Promise<void>,
): Promise<number> {
  const gzip = createGzip()
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600 })
  const written = finished(gzip.pipe(out))
  // An error such as a full disk reaches the writer through gzip, so that nothing waits for a drain that never comes.
  out.on('error', (error) => gzip.destroy(error))
  // Both errors are reported through `written`.
  gzip.on('error', () => {})
  written.catch(() => {})
  const digest = createHash('sha256')
  let lines = 0
  let size = 0
  await fill(async (line) => {
    const text = `${JSON.stringify(line)}\n`
    digest.update(text)
    lines += 1
    size += Buffer.byteLength(text)
    if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written])
  })
  gzip.end(`${JSON.stringify({ end: { lines, sha256: digest.digest('hex') } } satisfies End)}\n`)
  await written
  return size
}

/** Passes on every line, and fails when the file is incomplete. Errors of `take` are passed through. */
export async function readBackup(
  file: string,
  take: { head(head: DumpHead): Promise<void>; row(line: Exclude<DumpLine, DumpHead>): Promise<void> },
): Promise<void> {
  const digest = createHash('sha256')
  let lines = 0
  let end: End['end'] | undefined
  for await (const { text, line } of linesOf(file)) {
    if ('end' in line) {
      end = line.end
      continue
    }
    digest.update(`${text}\n`)
    lines += 1
    if ('burritoful' in line) await take.head(line)
    // A file that does not begin with our head is not a backup of ours.
    else if (lines === 1) break
    else await take.row(line)
  }
  if (lines === 0 || end?.lines !== lines || end.sha256 !== digest.digest('hex')) {
    throw new BackupTrouble(`${file} is damaged: it ends too early, or something in it was changed.`)
  }
}

async function* linesOf(file: string): AsyncGenerator<{ text: string; line: DumpLine | End }> {
  const source = createReadStream(file)
  const plain = source.pipe(createGunzip())
  source.on('error', (error) => plain.destroy(error))
  try {
    for await (const text of createInterface({ input: plain, crlfDelay: Infinity })) {
      yield { text, line: asLine(JSON.parse(text)) }
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupTrouble(`There is no file ${file}.`, { cause: error })
    throw new BackupTrouble(`${file} cannot be read as a backup: ${message}`, { cause: error })
  } finally {
    source.destroy()
    plain.destroy()
  }
}

function asLine(value: unknown): DumpLine | End {
  if (typeof value !== 'object' || value === null) throw new Error('a line of it is none of ours')
  return value as DumpLine | End
}
