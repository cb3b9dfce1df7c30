// Backup and restore, run as commands as the owner's friend runs them (trust rule 18).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { whyNoStrace } from '../../proof/strace.ts'
import { engines, freshPlace, type FreshPlace } from '../../test-support/databases.ts'
import { draftsIn, goodBackup, longest, openForAWhile, run } from '../../test-support/backups.ts'
import { rosasOrder } from '../../test-support/test-app.ts'
import { dump, type DumpLine } from '../db/dump.ts'
import { openDatabase } from '../db/open.ts'

/** Everything in a database, to compare it with another database; JSON columns are compared as values. */
async function everythingIn(place: FreshPlace): Promise<unknown[]> {
  const db = await openDatabase(place)
  const lines: DumpLine[] = []
  await dump(db.read, db.engine, new Date(0), async (line) => void lines.push(line))
  await db.close()
  return lines.map(
    (line) => JSON.parse(JSON.stringify(line), (_, value: unknown) => unfold(value)) as unknown,
  )
}

function unfold(value: unknown): unknown {
  return typeof value === 'string' && /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value
}

describe.each(engines)('a backup taken on %s', (from) => {
  test.each(engines)(
    'opens on %s with everything in it, and goes on from there',
    async (to) => {
      const kitchen = await openForAWhile(from)
      const place = kitchen.place
      const file = path.join(kitchen.dataDir, 'copy.jsonl.gz')
      expect(await run('backup', place, file)).toMatchObject({
        code: 0,
        output: expect.stringContaining('3 orders'),
      })

      const target = await freshPlace(to)
      expect(await run('restore', target, file)).toMatchObject({ code: 0 })
      const [, ...before] = await everythingIn(place)
      const [, ...after] = await everythingIn(target)
      expect(after).toEqual(before)
      expect(after.length).toBeGreaterThan(10)

      const db = await openDatabase(target)
      onTestFinished(() => db.close())
      expect(await db.read.selectFrom('sessions').selectAll().execute()).toEqual([])
      await db.write
        .insertInto('staff')
        .values({
          username: 'new',
          name: 'New',
          role: 'kitchen',
          password_hash: '',
          disabled_at: null,
          created_at: new Date().toISOString(),
        })
        .execute()
    },
    longest,
  )

  test(
    'is taken while orders come in, and holds a moment of it whole',
    async () => {
      const kitchen = await openForAWhile(from)
      const shop = { open: true }
      const ordering = (async () => {
        while (shop.open) await kitchen.order(rosasOrder)
      })()
      const file = path.join(kitchen.dataDir, 'copy.jsonl.gz')
      const outcome = await run('backup', kitchen.place, file)
      shop.open = false
      await ordering
      expect(outcome.code).toBe(0)
      const seqs = linesOf(file).flatMap((line) =>
        'table' in line && line.table === 'orders' ? [line.row['seq']] : [],
      )
      expect(seqs.length).toBeGreaterThan(3)
      expect(seqs).toEqual(Array.from({ length: seqs.length }, (_, at) => at + 1))
    },
    longest,
  )
})

function linesOf(file: string): DumpLine[] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  return lines.map((line) => JSON.parse(line) as DumpLine)
}

describe('what a backup refuses', () => {
  test(
    'to overwrite a file, or to be restored over a restaurant',
    async () => {
      const kitchen = await openForAWhile('sqlite')
      const file = path.join(kitchen.dataDir, 'copy.jsonl.gz')
      await run('backup', kitchen.place, file)
      const first = readFileSync(file)
      expect(await run('backup', kitchen.place, file)).toMatchObject({
        code: 1,
        output: expect.stringContaining('there already'),
      })
      expect(readFileSync(file)).toEqual(first)
      expect(await run('restore', kitchen.place, file)).toMatchObject({
        code: 1,
        output: expect.stringContaining('left as it is'),
      })
      expect(draftsIn(kitchen.dataDir)).toEqual([])
    },
    longest,
  )

  test.each(engines)(
    'to make a restaurant where there is none, on %s',
    async (engine) => {
      const place = await freshPlace(engine)
      const outcome = await run('backup', place, path.join(place.dataDir, 'backups', 'copy.jsonl.gz'))
      expect(outcome).toMatchObject({
        code: 1,
        output: expect.stringContaining('There is no restaurant in '),
      })
      expect(readdirSync(place.dataDir)).toEqual([])
    },
    longest,
  )

  test(
    'to be joined to what is left of another database',
    async () => {
      const file = await goodBackup()
      const target = await freshPlace('sqlite')
      writeFileSync(path.join(target.dataDir, 'burritoful.db-wal'), 'the end of another')
      expect(await run('restore', target, file)).toMatchObject({
        code: 1,
        output: expect.stringContaining('a part of a database, burritoful.db-wal,'),
      })
      expect(readdirSync(target.dataDir)).toEqual(['burritoful.db-wal'])
    },
    longest,
  )
})

describe('a backup is kept', () => {
  test(
    'where it could not be tried: it says so, and why, and ends with 2',
    async () => {
      const kitchen = await openForAWhile('sqlite')
      const file = path.join(kitchen.dataDir, 'copy.jsonl.gz')
      // No file may grow beyond 20 kB: enough for the backup, but not for the trial database.
      const outcome = await run('backup', kitchen.place, file, ['sh', '-c', 'ulimit -f 40; exec "$@"', 'sh'])
      expect(outcome).toMatchObject({
        code: 2,
        output: expect.stringMatching(/It was not proved: .*It was kept/),
      })
      expect(draftsIn(kitchen.dataDir)).toEqual([])
      const target = await freshPlace('sqlite')
      expect(await run('restore', target, file)).toMatchObject({ code: 0 })
    },
    longest,
  )

  test(
    'on a stick that knows no hard links',
    async () => {
      const kitchen = await openForAWhile('sqlite')
      const file = path.join(kitchen.dataDir, 'copy.jsonl.gz')
      const noLinks = ['strace', '-f', '-qq', '-o', '/dev/null', '-e', 'inject=?link,?linkat:error=EPERM']
      const outcome = await run('backup', kitchen.place, file, whyNoStrace() ? [] : noLinks)
      expect(outcome).toMatchObject({ code: 0, output: expect.stringContaining('It opens, with 3 orders') })
      expect(existsSync(file)).toBe(true)
      expect(draftsIn(kitchen.dataDir)).toEqual([])
    },
    longest,
  )

  test(
    'and what a killed one has left is swept away by the next',
    async () => {
      const kitchen = await openForAWhile('sqlite')
      const gone = path.join(kitchen.dataDir, 'old.jsonl.gz.burritoful-draft-999999999')
      mkdirSync(gone)
      writeFileSync(path.join(gone, 'burritoful.db'), 'customers')
      await run('backup', kitchen.place, path.join(kitchen.dataDir, 'copy.jsonl.gz'))
      expect(existsSync(gone)).toBe(false)
    },
    longest,
  )
})
