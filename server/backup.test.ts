// Backup and restore, as the owner's friend runs them (trust rule 18).
import { execFile } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { whyNoStrace } from '../proof/strace.ts'
import { engines, freshDataDir, freshPlace, type FreshPlace } from '../test-support/databases.ts'
import { openKitchen } from '../test-support/open-kitchen.ts'
import { rosasOrder } from '../test-support/test-app.ts'
import { dump, type DumpLine } from './db/dump.ts'
import { openDatabase } from './db/open.ts'

interface Outcome {
  readonly code: number
  readonly output: string
}

function run(
  command: 'backup' | 'restore',
  place: Pick<FreshPlace, 'dataDir' | 'databaseUrl'>,
  file: string,
  /** What the command is run by, such as a shell that sets a limit. */
  by: readonly string[] = [],
) {
  const env = { PATH: process.env['PATH'], DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }
  const [program = '', ...args] = [...by, process.execPath, `server/${command}.ts`, file]
  return new Promise<Outcome>((resolve) => {
    execFile(program, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** A command takes a second or two to start, and many times that on a busy machine. */
const longest = 120_000

/** Everything in a restaurant, to compare it with another: JSON is compared by what it says. */
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

async function openForAWhile(engine: 'sqlite' | 'postgres') {
  const kitchen = await openKitchen(engine)
  for (const count of [1, 2, 3]) {
    const { placed, move, cancel } = kitchen
    const id = await placed()
    if (count > 1) await move(id, 'placed', 'cooking')
    if (count > 2) await cancel(id, 'ran-out', 'Sorry; "no" more\\pork.')
  }
  return kitchen
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
      // As whole as the right one, with an order in it twice.
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

describe('what is nobody else’s on this machine', () => {
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

  test('a database that came here by other ways, once it is opened', async () => {
    const place = await freshPlace('sqlite')
    const file = path.join(place.dataDir, 'burritoful.db')
    await (await openDatabase(place)).close()
    chmodSync(file, 0o644)
    const db = await openDatabase(place)
    onTestFinished(() => db.close())
    expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600])
  })
})

describe('a backup is kept', () => {
  test(
    'where it could not be tried: it says so, and why, and ends with 2',
    async () => {
      const kitchen = await openForAWhile('sqlite')
      const file = path.join(kitchen.dataDir, 'copy.jsonl.gz')
      // No file may grow beyond 20 kB here: enough for the backup, and not for a database.
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

let kept: Promise<string> | undefined

/** One good backup for all who need no more of it. */
function goodBackup(): Promise<string> {
  kept ??= (async () => {
    const kitchen = await openForAWhile('sqlite')
    const file = path.join(kitchen.dataDir, 'good.jsonl.gz')
    expect(await run('backup', kitchen.place, file)).toMatchObject({ code: 0 })
    return file
  })()
  return kept
}

function rewrite(bytes: Buffer, change: (text: string) => string): Buffer {
  return gzipSync(change(gunzipSync(bytes).toString()))
}

function modeOf(file: string): number {
  return statSync(file).mode & 0o777
}

function draftsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.includes('draft') || name.includes('.part'))
}
