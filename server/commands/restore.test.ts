// A restore is complete or leaves nothing behind (trust rule 21).
import { createHash } from 'node:crypto'
import { chmodSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import SqliteConnection from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { goodBackup, longest, neverStopped, openForAWhile, run } from '../../test-support/backups.ts'
import { engines, freshDataDir, freshPlace, type Engine } from '../../test-support/databases.ts'
import { openTestApp, rosasOrder } from '../../test-support/test-app.ts'
import { readAuditLog } from '../db/audit.ts'
import { openDatabase } from '../db/open.ts'
import { readBook } from '../db/order-book.ts'
import { readShop } from '../db/shop.ts'
import { readStaff } from '../db/staff.ts'
import { restoreBackup } from './restore-backup.ts'

/** Each was made by the code of the commit in its name. */
const earlier = path.join(import.meta.dirname, '../../test-support/earlier-backups')
const earlierBackups = globSync('*.gz', { cwd: earlier }).toSorted()

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
    'one of a newer version is refused in words by %s',
    async (to) => {
      const file = await goodBackup(engine)
      const newer = path.join(await freshDataDir(), 'newer.gz')
      const make = engine === 'sqlite' ? ofTomorrow : withHeadOfTomorrow
      writeFileSync(newer, make(readFileSync(file)))
      const target = await freshPlace(to)
      await expect(restoreBackup(newer, target, neverStopped)).rejects.toThrow(
        'This backup is from a newer version',
      )
      expect(readdirSync(target.dataDir)).toEqual([])
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

  test.each(earlierBackups)(
    'the backup %s of an earlier version is restored with everything in it',
    async (name) => {
      const target = await freshPlace(engine)
      expect(await run('restore', target, path.join(earlier, name))).toMatchObject({ code: 0 })
      const { db, order, setNow } = await openTestApp(engine, { place: target })
      const { orders } = await readBook(db, { find: undefined, page: 1 })
      expect(orders.map(({ number, total, status }) => [number, total, status])).toEqual([
        [3, 4599, 'cancelled'],
        [2, 4599, 'cooking'],
        [1, 4599, 'placed'],
      ])
      expect(await readStaff(db)).toMatchObject([{ username: 'kitchen' }, { username: 'owner' }])
      const entries = await readAuditLog(db, { topic: undefined, before: undefined, most: 10 })
      expect(entries.map(({ deed }) => deed.what)).toEqual(['pause', 'sold-out', 'cancel', 'move', 'move'])
      expect(
        (await readShop(db, { cards: 'demo' }, new Date('2026-11-16T05:45:00.000Z'))).pause,
      ).not.toBeNull()

      setNow(new Date('2027-01-04T20:00:00.000Z'))
      expect((await order(rosasOrder)).json()).toMatchObject({ number: 4 })
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

function ofTomorrow(bytes: Buffer): Buffer {
  const connection = new SqliteConnection(gunzipSync(bytes))
  connection.exec("insert into migrations values ('9999-of-tomorrow', '2099-01-01T00:00:00.000Z')")
  const changed = connection.serialize()
  connection.close()
  return gzipSync(changed)
}

function withHeadOfTomorrow(bytes: Buffer): Buffer {
  const [head = '', ...rows] = linesOf(bytes)
  return wellFormed([head.replace('"migrations":[', '"migrations":["9999-of-tomorrow",'), ...rows])
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
