// A snapshot as a file that either engine can load: gzipped lines of JSON. The first line names the format, the version and
// the migrations, every further line holds one row, and the last line the number of lines and their SHA-256.
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { CopyTrouble } from '../db/copy-trouble.ts'
import {
  batchSize,
  type Batch,
  type Row,
  type Snapshot,
  type SnapshotHead,
  type Value,
} from '../db/snapshot.ts'
import { openUnpacked, unreadable } from './packed-file.ts'

const format = 2

/** Twice the largest row: a picture of 10 MB, in base64. What has no end must not fill the memory. */
const longestLine = 32 * 2 ** 20
/** Characters of all lines in a batch, from which on the next row begins another. */
const largestBatch = 8 * 2 ** 20

interface Head extends SnapshotHead {
  readonly burritoful: number
  readonly takenAt: string
}

type WrittenValue = Exclude<Value, Uint8Array> | { readonly base64: string }

interface RowLine {
  readonly table: string
  readonly row: Readonly<Record<string, WrittenValue>>
}

interface End {
  readonly end: { readonly lines: number; readonly sha256: string }
}

/** Answers the uncompressed size in bytes. */
export async function writePortable(
  file: string,
  snapshot: Snapshot,
  now: Date,
  stop: AbortSignal,
): Promise<number> {
  const digest = createHash('sha256')
  let lines = 0
  let size = 0
  async function* texts(): AsyncGenerator<string> {
    for await (const part of snapshot) {
      stop.throwIfAborted()
      const written =
        'migrations' in part ? [headOf(part, now)] : part.rows.map((row) => lineOf(part.table, row))
      const text = written.map((line) => `${JSON.stringify(line)}\n`).join('')
      digest.update(text)
      lines += written.length
      size += Buffer.byteLength(text)
      yield text
    }
    yield `${JSON.stringify({ end: { lines, sha256: digest.digest('hex') } } satisfies End)}\n`
  }
  await pipeline(texts, createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  return size
}

/** Fails at the end of a file that is incomplete or was changed. */
export async function* readPortable(file: string): AsyncGenerator<SnapshotHead | Batch> {
  const digest = createHash('sha256')
  let lines = 0
  let end: End['end'] | undefined
  let batch: { table: string; rows: Row[] } | undefined
  let size = 0
  for await (const { text, line } of linesOf(file)) {
    if ('end' in line) {
      end = line.end
      continue
    }
    digest.update(`${text}\n`)
    lines += 1
    if ('burritoful' in line) {
      yield checked(line)
      continue
    }
    // A file that does not begin with our head is not a backup of ours.
    if (lines === 1) break
    const isFull = batch && (batch.rows.length >= batchSize || size >= largestBatch)
    if (batch && (isFull || batch.table !== line.table)) {
      yield batch
      batch = undefined
      size = 0
    }
    batch ??= { table: line.table, rows: [] }
    batch.rows.push(rowOf(line))
    size += text.length
  }
  if (lines === 0 || end?.lines !== lines || end.sha256 !== digest.digest('hex')) {
    throw new CopyTrouble(`${file} is damaged: it ends too early, or something in it was changed.`)
  }
  if (batch) yield batch
}

function headOf({ version, migrations }: SnapshotHead, now: Date): Head {
  return { burritoful: format, version, takenAt: now.toISOString(), migrations }
}

function checked({ burritoful, version, migrations }: Head): SnapshotHead {
  if (burritoful > format) throw newerBackup(version)
  return { version, migrations }
}

export function newerBackup(version: string): CopyTrouble {
  return new CopyTrouble(
    `This backup is from a newer version of Burritoful (${version}). Restore it with that version.`,
  )
}

function lineOf(table: string, row: Row): RowLine {
  const written = Object.entries(row).map(([column, value]): [string, WrittenValue] => [
    column,
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  ])
  return { table, row: Object.fromEntries(written) }
}

function rowOf({ row }: RowLine): Row {
  const values = Object.entries(row).map(([column, value]): [string, Value] => [
    column,
    typeof value === 'object' && value !== null ? Buffer.from(value.base64, 'base64') : value,
  ])
  return Object.fromEntries(values)
}

async function* linesOf(file: string): AsyncGenerator<{ text: string; line: Head | RowLine | End }> {
  const plain = await openUnpacked(file)
  try {
    for await (const text of splitLines(plain)) yield { text, line: asLine(JSON.parse(text)) }
  } catch (error) {
    throw unreadable(file, error)
  } finally {
    plain.destroy()
  }
}

function asLine(value: unknown): Head | RowLine | End {
  if (typeof value !== 'object' || value === null) throw new Error('a line of it is none of ours')
  return value as Head | RowLine | End
}

/** At "\n" alone: Node's readline also splits at U+2028, which JSON leaves as it is, and takes a line of any length. */
async function* splitLines(plain: Readable): AsyncGenerator<string> {
  let begun: string[] = []
  let length = 0
  for await (const chunk of plain.setEncoding('utf8') as AsyncIterable<string>) {
    const [rest = '', ...more] = chunk.split('\n')
    begun.push(rest)
    length += rest.length
    if (length > longestLine) throw new Error('a line of it is too long')
    if (more.length === 0) continue
    yield begun.join('')
    const last = more.pop() ?? ''
    yield* more
    begun = [last]
    length = last.length
  }
  if (length > 0) yield begun.join('')
}
