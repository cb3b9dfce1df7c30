// R56: which pictures are removed, and that storing one and removing others cannot deadlock.
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { pictureName } from '#domain/menu/picture.ts'
import { bothEngines, migratedPlace, type Engine } from '../../../test-support/databases.ts'
import { drawnPhoto } from '../../../test-support/drawn-pictures.ts'
import { openPictures } from '../../../test-support/open-pictures.ts'
import { fakePictureProcessor } from '../../../test-support/fake-picture-processor.ts'
import { removePictures } from '../../jobs/purge-customers.ts'
import { openDatabase } from '../engine/open.ts'
import { storePictureFiles, storePicture, removeUnusedPictures } from './pictures.ts'
import type { Database } from '../engine/database.ts'

const bytes = Buffer.from('a picture')
const files = [{ size: 'card', format: 'webp', bytes }] as const

function pictureOf(letter: string) {
  const cut = { id: `photo-${letter.repeat(24)}`, x: 50, y: 50, turns: 0 } as const
  return { cut, id: cut.id, name: pictureName(cut) }
}

async function keep(db: Database, { id, name }: ReturnType<typeof pictureOf>, at: string) {
  await db.transaction(async (trx) => {
    await storePicture(trx, { id, source: bytes, by: 'owner', at })
    await storePictureFiles(trx, { name, files, at })
  })
}

/** Waits until a transaction waits for a lock. SQLite needs no wait: it has one writer at a time. */
async function somebodyWaits(db: Database, engine: Engine): Promise<void> {
  if (engine === 'sqlite') return
  const waiting = async () =>
    (await sql`select 1 from pg_locks where not granted`.execute(db.read)).rows.length
  await expect.poll(waiting).toBeGreaterThan(0)
}

describe.each(bothEngines)('the removal of pictures on %s', (engine) => {
  test('waits for whoever uploads an old one again, and leaves it', { timeout: 60_000 }, async () => {
    const db = await openDatabase(await migratedPlace(engine))
    onTestFinished(() => db.close())
    const old = pictureOf('a')
    await keep(db, old, '2026-11-01T12:00:00.000Z')
    const at = '2026-11-16T12:00:00.000Z'
    let removal: Promise<void> | undefined
    await db.transaction(async (trx) => {
      await storePicture(trx, { id: old.id, source: bytes, by: 'owner', at })
      removal = removeUnusedPictures(db, '2026-11-15T12:00:00.000Z')
      // Its answer is awaited below.
      removal.catch(() => undefined)
      await somebodyWaits(db, engine)
      await storePictureFiles(trx, { name: old.name, files, at })
    })
    await removal
    expect(await db.read.selectFrom('pictures').select('id').execute()).toEqual([{ id: old.id }])
    expect(await db.read.selectFrom('picture_files').select('name').execute()).toEqual([{ name: old.name }])
  })

  test('leaves a replaced picture for a day: open pages still show it', { timeout: 60_000 }, async () => {
    const { db, save, countKept } = await openPictures(engine)
    const [first, second] = [pictureOf('a'), pictureOf('b')]
    for (const one of [first, second]) await keep(db, one, new Date().toISOString())
    expect((await save('bean', { ...first.cut, alt: '' })).statusCode).toBe(200)
    // It was the bean's for a month.
    const monthAgo = { last_used_at: new Date(Date.now() - 30 * 24 * 3_600_000).toISOString() }
    await db.write.updateTable('pictures').set(monthAgo).where('id', '=', first.id).execute()
    await db.write.updateTable('picture_files').set(monthAgo).where('name', '=', first.name).execute()
    expect((await save('bean', { ...second.cut, alt: '' })).statusCode).toBe(200)
    const later = (hours: number) => ({ db, now: () => new Date(Date.now() + hours * 3_600_000) })
    await removePictures(later(23))
    expect(await countKept()).toEqual([2, 2])
    await removePictures(later(25))
    expect(await countKept()).toEqual([1, 1])
  })

  test(
    'R36 keeps the logo and the pictures of the name while the restaurant has them, and a day longer',
    { timeout: 60_000 },
    async () => {
      const { db, get, post, owner, taken, countKept } = await openPictures(engine, {
        pictureProcessor: fakePictureProcessor,
      })
      const path = '/api/office/restaurant'
      const set = async (change: object) => {
        const read = (await get(path, { cookie: owner })).json<object>()
        expect((await post(path, { ...read, ...change }, owner)).statusCode).toBe(200)
      }
      const { id } = await taken(await drawnPhoto())
      const [, ofUpload = 0] = await countKept()
      await set({ name: 'Rosa’s Burritos', logo: id })
      const [, withName = 0] = await countKept()
      expect(withName).toBe(ofUpload + 3)
      const later = (hours: number) => ({ db, now: () => new Date(Date.now() + hours * 3_600_000) })
      await removePictures(later(25))
      expect(await countKept()).toEqual([1, withName])
      await set({ name: 'Burritoful', logo: null })
      await removePictures(later(23))
      expect(await countKept()).toEqual([1, withName])
      await removePictures(later(25))
      expect(await countKept()).toEqual([0, 0])
    },
  )
})
