// A restore is complete or leaves nothing behind (trust rule 21), run as a command as the owner's friend runs it.
import { createHash } from 'node:crypto'
import { chmodSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { goodBackup, longest, run } from '../../test-support/backups.ts'
import { engines, freshDataDir, freshPlace } from '../../test-support/databases.ts'
import { openDatabase } from '../db/open.ts'

const damages: readonly [string, (bytes: Buffer) => Buffer | undefined][] = [
  ['is cut off', (bytes) => bytes.subarray(0, bytes.length - 40)],
  [
    'is changed by one amount',
    (bytes) => rewrite(bytes, (text) => text.replace('"total":4599', '"total":4598')),
  ],
  [
    'is without its end',
    (bytes) => rewrite(bytes, (text) => text.trim().split('\n').slice(0, -1).join('\n')),
  ],
  ['is of another kind', () => Buffer.from('hello')],
  ['has an end and nothing else', (bytes) => rewrite(bytes, () => `${JSON.stringify({ end: emptyEnd })}\n`)],
  ['is not there', () => undefined],
]
const emptyEnd = { lines: 0, sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855' }

describe.each(engines)('a restore that fails, on %s', (engine) => {
  test.each(damages)(
    'a file that %s leaves nothing behind, and the right one is taken next',
    async (_name, damage) => {
      const file = await goodBackup()
      const wrong = path.join(await freshDataDir(), 'wrong.jsonl.gz')
      const bytes = damage(readFileSync(file))
      if (bytes) writeFileSync(wrong, bytes)
      const target = await freshPlace(engine)
      const refused = await run('restore', target, wrong)
      expect(refused).toMatchObject({
        code: 1,
        output: expect.stringMatching(/damaged|cannot be read|no file/),
      })
      expect(readdirSync(target.dataDir)).toEqual([])

      expect(await run('restore', target, file)).toMatchObject({ code: 0 })
      const db = await openDatabase(target)
      onTestFinished(() => db.close())
      expect(await db.read.selectFrom('orders').select('total').execute()).toHaveLength(3)
    },
    longest,
  )

  test(
    'rows that the database refuses leave nothing behind, not even the tables',
    async () => {
      const file = await goodBackup()
      const wrong = path.join(await freshDataDir(), 'wrong.jsonl.gz')
      // This backup is well-formed, but holds one order twice.
      const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n').slice(0, -1)
      const twice = [...lines, lines.find((line) => line.includes('"table":"orders"')) ?? '']
      const sha256 = createHash('sha256')
        .update(`${twice.join('\n')}\n`)
        .digest('hex')
      const end = JSON.stringify({ end: { lines: twice.length, sha256 } })
      writeFileSync(wrong, gzipSync(`${[...twice, end].join('\n')}\n`))
      const target = await freshPlace(engine)
      expect(await run('restore', target, wrong)).toMatchObject({ code: 1 })
      expect(readdirSync(target.dataDir)).toEqual([])
      expect(await run('restore', target, file)).toMatchObject({ code: 0 })
    },
    longest,
  )
})

describe('only our own account can read', () => {
  test(
    'a restored restaurant in a folder that everybody may enter',
    async () => {
      const file = await goodBackup()
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

function modeOf(file: string): number {
  return statSync(file).mode & 0o777
}
