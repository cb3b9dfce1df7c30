// The portable file gives back what was written, and no line of it can fill the memory.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { neverStopped } from '../../test-support/backups.ts'
import { freshDataDir } from '../../test-support/databases.ts'
import type { Batch, SnapshotHead } from '../db/snapshot.ts'
import { readPortable, writePortable } from './portable-file.ts'

const head: SnapshotHead = { version: '1.0.0', migrations: ['0001-version-1'] }

async function readAll(file: string): Promise<(SnapshotHead | Batch)[]> {
  const parts: (SnapshotHead | Batch)[] = []
  for await (const part of readPortable(file)) parts.push(part)
  return parts
}

test('text with every kind of line break comes back as it was', async () => {
  const file = path.join(await freshDataDir(), 'copy.gz')
  const batch = { table: 'orders', rows: [{ note: 'a\nb\r\nc\rd\u2028e\u2029f\u0085g', total: 1_205 }] }
  async function* snapshot() {
    yield head
    yield batch
  }
  await writePortable(file, snapshot(), new Date(), neverStopped)
  expect(await readAll(file)).toEqual([head, batch])
})

test('a line that is longer than any of ours is refused before it is read to its end', async () => {
  const file = path.join(await freshDataDir(), 'long.gz')
  writeFileSync(file, gzipSync(Buffer.alloc(40 * 2 ** 20, ' ')))
  await expect(readAll(file)).rejects.toThrow('cannot be read as a backup: a line of it is too long')
})

test('rows that are large come in small batches', async () => {
  const file = path.join(await freshDataDir(), 'large.gz')
  const row = { source: 'x'.repeat(5 * 2 ** 20) }
  async function* snapshot() {
    yield head
    yield { table: 'pictures', rows: [row, row, row] }
  }
  await writePortable(file, snapshot(), new Date(), neverStopped)
  const [, ...batches] = await readAll(file)
  expect(batches.map((batch) => ('rows' in batch ? batch.rows.length : 0))).toEqual([2, 1])
})
