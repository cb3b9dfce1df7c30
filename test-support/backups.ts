// Runs backup, restore and move as commands for tests, and makes a restaurant worth copying.
import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { backUp } from '../server/db/copies/create-backup.ts'
import { tablesIn } from '../server/db/copies/known-schema.ts'
import { connectDatabase } from '../server/db/engine/open.ts'
import { storePictureFiles, storePicture } from '../server/db/menu/pictures.ts'
import type { Engine, FreshPlace } from './databases.ts'
import { openKitchen } from './open-kitchen.ts'
import { restaurant } from './restaurant.ts'
import { fakePictureProcessor } from './fake-picture-processor.ts'
import type { Database } from '../server/db/engine/database.ts'

export interface Outcome {
  readonly code: number
  readonly output: string
}

export function run(
  command: 'backup' | 'restore' | 'move' | 'books',
  place: Pick<FreshPlace, 'dataDir' | 'databaseUrl'> & {
    readonly settings?: Readonly<Record<string, string>>
  },
  given: string | readonly string[] = '',
  /** A command that wraps ours, such as a shell that sets a limit. */
  by: readonly string[] = [],
) {
  const { dataDir, databaseUrl, settings } = place
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings }
  const ours = [process.execPath, `server/commands/${command}.ts`, ...(command === 'move' ? ['--to'] : [])]
  const [program = process.execPath, ...args] = [...by, ...ours, ...[given].flat()]
  return new Promise<Outcome>((resolve) => {
    execFile(program, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}

/** A command takes a second or two, but many times that on a busy machine. */
export const longest = 120_000

/** Three orders, new, cooking and canceled, in a restaurant whose owner has set its name and address and has a picture. */
export async function openForAWhile(engine: Engine) {
  const kitchen = await openKitchen(engine, { pictureProcessor: fakePictureProcessor })
  for (const count of [1, 2, 3]) {
    const { placed, move, cancel } = kitchen
    const id = await placed()
    if (count > 1) await move(id, 'placed', 'cooking')
    if (count > 2) await cancel(id, 'ran-out', 'Sorry; "no" more\\pork.')
  }
  const address = { street: '1995 Comal "Street"', city: 'Fresno', state: 'CA', zipcode: '93701' }
  const { namePicture: _made, ...set } = restaurant
  // A name other than Burritoful has pictures of its own.
  const body = { ...set, name: 'Rosa’s "Burritos"', address, timeZone: 'America/New_York', version: 1 }
  expect((await kitchen.post('/api/office/restaurant', body, kitchen.owner)).statusCode).toBe(200)
  await storeSamplePicture(kitchen.db)
  return kitchen
}

/** Stores every byte value, because a copy must not mistake any of them for text. */
async function storeSamplePicture(db: Database): Promise<void> {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))
  const id = `photo-${'0123456789ab'.repeat(2)}`
  const at = '2026-11-16T20:00:00.000Z'
  await db.transaction(async (trx) => {
    await storePicture(trx, { id, source: bytes, by: 'owner', at })
    const files = [{ size: 'card', format: 'avif', bytes: bytes.toReversed() }] as const
    await storePictureFiles(trx, { name: `${id}-50-50-0`, files, at })
  })
}

const kept = new Map<Engine, Promise<string>>()

/** One good backup from each engine, shared by the tests that only read it. */
export function goodBackup(engine: Engine): Promise<string> {
  const known = kept.get(engine)
  if (known) return known
  const made = (async () => {
    const kitchen = await openForAWhile(engine)
    const file = path.join(kitchen.dataDir, 'good.db')
    await backUp(kitchen.place, file)
    return file
  })()
  kept.set(engine, made)
  return made
}

/** Every row of every table that has any, sorted alike on both engines. JSON is parsed, because PostgreSQL reformats it. */
export async function everythingIn(place: FreshPlace): Promise<Record<string, string[]>> {
  const db = await connectDatabase(place)
  const tables: Record<string, string[]> = {}
  try {
    for (const table of (await tablesIn(db.read, db.engine)).filter((name) => name !== 'migrations')) {
      const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(db.read)
      if (rows.length > 0)
        tables[table] = rows.map((row) => JSON.stringify(byName(row).map(unfold))).toSorted()
    }
    return tables
  } finally {
    await db.close()
  }
}

function unfold([column, value]: [string, unknown]): unknown[] {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return [column, value]
  return [column, JSON.parse(value, (_, part: unknown) => (isPlain(part) ? byName(part) : part))]
}

function byName(part: object): [string, unknown][] {
  return Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

function isPlain(part: unknown): part is object {
  return typeof part === 'object' && part !== null && !Array.isArray(part)
}

export function draftsIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.includes('draft'))
}
