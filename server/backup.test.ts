// Backup and restore, as the owner's friend runs them (trust rule 18).
import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, onTestFinished, test } from 'vitest'
import { engines, freshPlace, type FreshPlace } from '../test-support/databases.ts'
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
) {
  const env = { PATH: process.env['PATH'], DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }
  return new Promise<Outcome>((resolve) => {
    execFile(process.execPath, [`server/${command}.ts`, file], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

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
  test.each(engines)('opens on %s with everything in it, and goes on from there', async (to) => {
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
  })

  test('is taken while orders come in, and holds a moment of it whole', async () => {
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
  })
})

function linesOf(file: string): DumpLine[] {
  const lines = gunzipSync(readFileSync(file)).toString().trim().split('\n')
  return lines.map((line) => JSON.parse(line) as DumpLine)
}

describe('what a backup refuses', () => {
  test('to overwrite a file, or to be restored over a restaurant', async () => {
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
    expect(readdirSync(kitchen.dataDir).filter((name) => name.includes('.part'))).toEqual([])
  })

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)],
    [
      'changed by one amount',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('"total":4599', '"total":4598')),
    ],
    [
      'without its end',
      (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().trim().split('\n').slice(0, -1).join('\n')),
    ],
    ['of another kind', () => Buffer.from('hello')],
  ])('a file that is %s, before anything is written', async (_name, damage) => {
    const kitchen = await openForAWhile('sqlite')
    const file = path.join(kitchen.dataDir, 'copy.jsonl.gz')
    await run('backup', kitchen.place, file)
    writeFileSync(file, damage(readFileSync(file)))
    const target = await freshPlace('sqlite')
    expect(await run('restore', target, file)).toMatchObject({ code: 1 })
    const db = await openDatabase(target)
    onTestFinished(() => db.close())
    expect(await db.read.selectFrom('orders').selectAll().execute()).toEqual([])
  })
})
