// A restore is complete or leaves nothing behind (trust rule 21).
import { createHash } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import SqliteConnection from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { goodBackup, longest, neverStopped, openForAWhile, run } from '../../test-support/backups.ts'
import { engines, freshDataDir, freshPlace, type Engine } from '../../test-support/databases.ts'
import { beforeVersionOne } from '../../test-support/run-sql.ts'
import { openDatabase } from '../db/open.ts'
import { restoreBackup } from './restore-backup.ts'

type Damage = readonly [string, (bytes: Buffer) => Buffer | undefined]

const damages = [
  ['is cut off', (bytes) => bytes.subarray(0, bytes.length - 40)],
  [
    'is changed by one byte',
    (bytes) => Buffer.from(bytes.map((byte, at) => (at === 1_000 ? byte ^ 1 : byte))),
  ],
  ['is of another kind', () => Buffer.from('hello')],
  ['is not there', () => undefined],
] as const satisfies readonly Damage[]
const damagesOf = {
  sqlite: [
    ['has lost its second half', (bytes) => repack(bytes, (whole) => whole.subarray(0, whole.length / 2))],
    ['has a page of nothing', (bytes) => repack(bytes, (whole) => whole.fill(0, 8_192, 12_288))],
  ],
  postgres: [
    [
      'is changed by one amount',
      (bytes) => rewrite(bytes, (text) => text.replace('"total":4599', '"total":4598')),
    ],
    [
      'is without its end',
      (bytes) => rewrite(bytes, (text) => text.trim().split('\n').slice(0, -1).join('\n')),
    ],
    [
      'has an end and nothing else',
      (bytes) => rewrite(bytes, () => `${JSON.stringify({ end: emptyEnd })}\n`),
    ],
  ],
} as const satisfies Record<Engine, readonly Damage[]>
const refusal = /damaged|cannot be read|no file/
const emptyEnd = { lines: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' }

describe.each(engines)('a backup of %s that cannot be restored', (engine) => {
  test.each<Damage>([...damages, ...damagesOf[engine]])(
    'a file that %s leaves nothing behind, and the right one is taken next',
    async (_name, damage) => {
      const file = await goodBackup(engine)
      const wrong = path.join(await freshDataDir(), 'wrong.gz')
      const bytes = damage(readFileSync(file))
      if (bytes) writeFileSync(wrong, bytes)
      const target = await freshPlace(engine)
      await expect(restoreBackup(wrong, target, neverStopped)).rejects.toThrow(refusal)
      expect(readdirSync(target.dataDir)).toEqual([])

      await restoreBackup(file, target, neverStopped)
      const db = await openDatabase(target)
      onTestFinished(() => db.close())
      expect(await db.read.selectFrom('orders').select('total').execute()).toHaveLength(3)
    },
    longest,
  )

  test.each<Damage>([damages[0], damagesOf[engine][0]])(
    'the command says that a file %s, and ends with 1',
    async (_name, damage) => {
      const wrong = path.join(await freshDataDir(), 'wrong.gz')
      writeFileSync(wrong, damage(readFileSync(await goodBackup(engine))) ?? '')
      const target = await freshPlace(engine)
      expect(await run('restore', target, wrong)).toEqual({
        code: 1,
        output: expect.stringMatching(refusal),
      })
      expect(readdirSync(target.dataDir)).toEqual([])
    },
    longest,
  )

  test.each(engines)(
    'one of a newer version, and one from before 1.0, is refused in a sentence by %s',
    async (to) => {
      const good = readFileSync(await goodBackup(engine))
      const target = await freshPlace(to)
      const file = path.join(await freshDataDir(), 'other.gz')
      const change = engine === 'sqlite' ? changeDatabase : changeHead
      for (const [other, sentence] of [
        ['newer', 'This backup is from a newer version of Burritoful (9.9.9). Restore it with that version.'],
        [
          'earlier',
          'This backup is from a version before 1.0, which this version cannot restore. Nothing was changed.',
        ],
      ] as const) {
        writeFileSync(file, change[other](good))
        await expect(restoreBackup(file, target, neverStopped)).rejects.toThrow(sentence)
        expect(readdirSync(target.dataDir)).toEqual([])
      }
    },
    longest,
  )
})

describe.each(engines)('on %s', (engine) => {
  test(
    'rows that the database refuses leave nothing behind, not even the tables',
    async () => {
      const file = await goodBackup('postgres')
      const wrong = path.join(await freshDataDir(), 'wrong.jsonl.gz')
      // This backup is well-formed, but holds one order twice.
      const lines = linesOf(readFileSync(file))
      const order = lines.find((line) => line.includes('"table":"orders"')) ?? ''
      writeFileSync(wrong, wellFormed([...lines, order]))
      const target = await freshPlace(engine)
      await expect(restoreBackup(wrong, target, neverStopped)).rejects.toThrow(
        'The database refuses a row of orders: ',
      )
      expect(readdirSync(target.dataDir)).toEqual([])
      await restoreBackup(file, target, neverStopped)
    },
    longest,
  )
})

test(
  'a database of something else is no backup, nor is a plain copy of one that is in use',
  async () => {
    const folder = await freshDataDir()
    const notes = path.join(folder, 'notes.db')
    const connection = new SqliteConnection(notes)
    connection.exec('create table notes (words text)')
    connection.close()
    const target = await freshPlace('sqlite')
    await expect(restoreBackup(notes, target, neverStopped)).rejects.toThrow('a database of something else')
    const { place } = await openForAWhile('sqlite')
    const inUse = path.join(place.dataDir, 'burritoful.db')
    await expect(restoreBackup(inUse, target, neverStopped)).rejects.toThrow(
      'is no backup: a part of it is in ',
    )
    expect(readdirSync(target.dataDir)).toEqual([])
  },
  longest,
)

describe('only our own account can read', () => {
  test(
    'a restored restaurant in a folder that everybody may enter',
    async () => {
      const { place } = await openForAWhile('sqlite')
      const file = path.join(await freshDataDir(), 'copy.gz')
      await run('backup', place, file)
      expect(modeOf(file)).toBe(0o600)
      const target = await freshPlace('sqlite')
      chmodSync(target.dataDir, 0o755)
      await run('restore', target, file)
      expect(modeOf(path.join(target.dataDir, 'burritoful.db'))).toBe(0o600)
    },
    longest,
  )

  test('a database that was readable by others, once it is opened', async () => {
    const place = await freshPlace('sqlite')
    const file = path.join(place.dataDir, 'burritoful.db')
    await (await openDatabase(place)).close()
    chmodSync(file, 0o644)
    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600])
  })
})

function rewrite(bytes: Buffer, change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(bytes).toString()))
}

function repack(bytes: Buffer, change: (whole: Buffer) => Buffer): Buffer {
  return gzipSync(change(gunzipSync(bytes)))
}

const changeDatabase = {
  newer: (bytes: Buffer) =>
    runIn(bytes, "insert into migrations values ('9999-of-tomorrow', '2099-01-01', '9.9.9')"),
  earlier: (bytes: Buffer) => runIn(bytes, `drop table migrations; ${beforeVersionOne}`),
}

function runIn(bytes: Buffer, statements: string): Buffer {
  return repack(bytes, (whole) => {
    const connection = new SqliteConnection(whole)
    connection.exec(statements)
    const changed = connection.serialize()
    connection.close()
    return changed
  })
}

const changeHead = {
  newer: (bytes: Buffer) =>
    withHead(bytes, { migrations: ['0001-version-1', '9999-of-tomorrow'], version: '9.9.9' }),
  // A head had no version then.
  earlier: (bytes: Buffer) => withHead(bytes, { migrations: ['0001-open-restaurant'], version: undefined }),
}

function withHead(bytes: Buffer, change: object): Buffer {
  const [head = '', ...rows] = linesOf(bytes)
  return wellFormed([JSON.stringify({ ...(JSON.parse(head) as object), ...change }), ...rows])
}

/** Without the last one, which counts the others. */
function linesOf(bytes: Buffer): string[] {
  return gunzipSync(bytes).toString().trim().split('\n').slice(0, -1)
}

function wellFormed(lines: readonly string[]): Buffer {
  const text = lines.map((line) => `${line}\n`).join('')
  const sha256 = createHash('sha256').update(text).digest('hex')
  return gzipSync(`${text}${JSON.stringify({ end: { lines: lines.length, sha256 } })}\n`)
}

function modeOf(file: string): number {
  return statSync(file).mode & 0o777
}
