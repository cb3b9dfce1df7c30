// A restore is complete or leaves nothing behind (trust rule 21).
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { goodBackup, longest, openForAWhile, run } from '../../test-support/backups.ts'
import {
  bothEngines,
  engines,
  freshDataDir,
  freshPlace,
  type FreshPlace,
} from '../../test-support/databases.ts'
import { beforeVersionOne } from '../../test-support/run-sql.ts'
import { tablesIn } from '../db/copies/known-schema.ts'
import { loadSnapshot, restoreBackup } from '../db/copies/load.ts'
import { connectDatabase, openDatabase } from '../db/engine/open.ts'
import { snapshotOfFile } from '../db/copies/snapshot.ts'
import { openReadOnly } from '../db/copies/sqlite-file.ts'

const damages: readonly (readonly [string, (whole: Buffer) => Buffer | undefined])[] = [
  ['is cut off', (whole) => whole.subarray(0, whole.length - 40)],
  ['has lost its second half', (whole) => whole.subarray(0, whole.length / 2)],
  ['has a page of nothing', (whole) => whole.fill(0, 8_192, 12_288)],
  ['has lost an order', (whole) => changed(whole, 'delete from orders where seq = 1')],
  ['holds nothing', () => Buffer.from('')],
  ['is of another kind', () => Buffer.from('hello')],
  ['is a database of something else', () => changed(Buffer.from(''), 'create table notes (words text)')],
  ['is not there', () => undefined],
]
const refusal = /is damaged|is not a database of Burritoful|cannot be opened/

describe.each(engines)('a restore on %s', (engine) => {
  test.each(damages)(
    'of a file that %s leaves nothing behind, and the right one is taken next',
    async (_name, damage) => {
      const file = await goodBackup(engine)
      const wrong = path.join(await freshDataDir(), 'wrong.db')
      const bytes = damage(readFileSync(file))
      if (bytes) writeFileSync(wrong, bytes)
      const target = await freshPlace(engine)
      await expect(restoreBackup(wrong, target)).rejects.toThrow(refusal)
      expect(readdirSync(target.dataDir)).toEqual([])
      await restoreWhole(file, target)
    },
    longest,
  )

  test(
    'of a backup of a newer version, and of one from before 1.0, is refused in a sentence',
    async () => {
      const good = readFileSync(await goodBackup(engine))
      const target = await freshPlace(engine)
      const file = path.join(await freshDataDir(), 'other.db')
      for (const [statements, sentence] of [
        [
          "insert into migrations values ('9999-of-tomorrow', '2099-01-01', '9.9.9')",
          'last opened by a newer version of Burritoful (9.9.9)',
        ],
        [`drop table migrations; ${beforeVersionOne}`, 'made by a version before 1.0'],
      ] as const) {
        writeFileSync(file, changed(good, statements))
        await expect(restoreBackup(file, target)).rejects.toThrow(sentence)
        expect(readdirSync(target.dataDir)).toEqual([])
      }
    },
    longest,
  )
})

describe.each(bothEngines)('into %s', (engine) => {
  test(
    'what fails in the middle leaves no table behind, and nothing in the way of the next try',
    async () => {
      const file = await goodBackup('sqlite')
      const connection = openReadOnly(file)
      onTestFinished(() => void connection.close())
      const snapshot = await snapshotOfFile(connection, file)
      const target = await freshPlace(engine)
      const cutOff = loadSnapshot(target, {
        ...snapshot,
        rows(table) {
          if (table.name === 'ledger') throw new Error('cut off')
          return snapshot.rows(table)
        },
      })
      await expect(cutOff).rejects.toThrow('cut off')
      const db = await connectDatabase(target)
      expect(await tablesIn(db.read, db.engine)).toEqual([])
      await db.close()
      await restoreWhole(file, target)
    },
    longest,
  )
})

test(
  'a row that only PostgreSQL refuses leaves nothing behind either, and the command says so',
  async () => {
    const wrong = path.join(await freshDataDir(), 'wrong.db')
    writeFileSync(
      wrong,
      changed(readFileSync(await goodBackup('sqlite')), `update orders set moves = 'no JSON'`),
    )
    const target = await freshPlace('postgres')
    expect(await run('restore', target, wrong)).toEqual({
      code: 1,
      output: expect.stringMatching(/^Nothing was restored: .*json/),
    })
    await restoreWhole(await goodBackup('sqlite'), target)
  },
  longest,
)

describe('only our own account can read', () => {
  test(
    'a restored restaurant in a folder that everybody may enter',
    async () => {
      const { place } = await openForAWhile('sqlite')
      const file = path.join(await freshDataDir(), 'copy.db')
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

async function restoreWhole(file: string, target: FreshPlace): Promise<void> {
  expect((await restoreBackup(file, target)).get('orders')).toBe(3)
  const db = await openDatabase(target)
  onTestFinished(() => db.close())
  expect(await db.read.selectFrom('orders').select('total').execute()).toHaveLength(3)
}

function changed(backup: Buffer, statements: string): Buffer {
  const connection = new SqliteConnection(backup)
  connection.exec(`pragma foreign_keys = off; ${statements}`)
  const bytes = connection.serialize()
  connection.close()
  return bytes
}

function modeOf(file: string): number {
  return statSync(file).mode & 0o777
}
