// R56: a picture is part of its item: saved, audited, retired and brought back with the item.
import { describe, expect, test } from 'vitest'
import { pictureFile } from '../../../domain/menu/look.ts'
import type { ItemId } from '../../../domain/menu/menu.ts'
import { engines } from '../../../test-support/databases.ts'
import { drawnPhoto } from '../../../test-support/drawn-pictures.ts'
import { horchata } from '../../../test-support/open-menu-office.ts'
import { openPictures } from '../../../test-support/open-pictures.ts'
import { fakePictureProcessor } from '../../../test-support/fake-picture-processor.ts'
import { changeShop } from '../../../test-support/change-shop.ts'
import { readAuditLog } from '../../db/people/audit.ts'
import { removeOldPictures } from '../../jobs/purge-customers.ts'

describe.each(engines)('the picture of an item on %s', (engine) => {
  test('R56 it is saved with the item, the log says so, and it can be removed', async () => {
    const { db, taken, save, lookOf, get } = await openPictures(engine, {
      pictureProcessor: fakePictureProcessor,
    })
    const { id } = await taken(await drawnPhoto())
    // The files of this crop do not exist yet.
    const saved = await save('bean', { id, alt: '', x: 20, y: 30, turns: 0 })
    expect(saved.statusCode).toBe(200)
    const url = `/pictures/${id}-20-30-0`
    expect(await lookOf('bean')).toMatchObject({
      picture: { url, alt: { en: 'Bean' }, framing: 'snapshot' },
    })
    expect((await get(pictureFile(url, 'card', 'avif'))).statusCode).toBe(200)
    const alt = 'Black beans in a bowl.'
    await save('bean', { id, alt, x: 20, y: 30, turns: 0 })
    expect(await lookOf('bean')).toMatchObject({ picture: { alt: { en: alt } } })
    await save('bean', { id, alt, x: 20, y: 30, turns: 0 })
    await save('bean', null)
    expect(await lookOf('bean')).toMatchObject({ picture: null })
    const log = await readAuditLog(db, { topic: undefined, before: undefined, most: 50 })
    const [field, told] = ['picture.alt', { en: alt }]
    // Saving the same again changes nothing.
    expect(log.map(({ action }) => action.changes)).toEqual([
      [
        { field: 'picture.url', from: url, to: null },
        { field, from: told, to: null },
      ],
      [{ field, from: null, to: told }],
      [
        { field: 'picture.url', from: expect.stringMatching(/^\/pictures\/bean-/), to: url },
        { field, from: expect.anything(), to: null },
      ],
    ])
    const gone = await save('beef', { id: `photo-${'b'.repeat(24)}`, alt: '', x: 50, y: 50, turns: 0 })
    expect(gone.json()).toMatchObject({
      code: 'invalid',
      errors: { 'picture.id': { code: 'gone' } },
    })
  })

  test('R55 R56 a new item comes with its photograph in one save, and keeps it when it retires and comes back', async () => {
    const { db, taken, post, owner, lookOf, get } = await openPictures(engine, {
      pictureProcessor: fakePictureProcessor,
    })
    const { id } = await taken(await drawnPhoto())
    const picture = { id, alt: 'A cold glass.', x: 70, y: 40, turns: 1 }
    const add = (chosen: object) =>
      post('/api/office/menu-items/add', { ...horchata, picture: chosen }, owner)
    const gone = await add({ ...picture, id: `photo-${'c'.repeat(24)}` })
    expect(gone.json()).toMatchObject({ errors: { 'picture.id': { code: 'gone' } } })
    expect(await lookOf('horchata')).toBeUndefined()

    expect((await add(picture)).json()).toMatchObject({ added: 'horchata' })
    const url = `/pictures/${id}-70-40-1`
    const look = {
      color: 'arena',
      picture: { url, alt: { en: 'A cold glass.' }, framing: 'snapshot' },
    }
    expect(await lookOf('horchata')).toEqual(look)

    const retire = (retired: boolean) => post('/api/office/menu/horchata/retired', { retired }, owner)
    expect((await retire(true)).json()).toMatchObject({ retired: [{ id: 'horchata', look }] })
    // The picture stays while its item is retired, because the item may come back.
    await removeOldPictures({ db, now: () => new Date(Date.now() + 40 * 24 * 3_600_000) })
    expect((await get(pictureFile(url, 'card', 'avif'))).statusCode).toBe(200)
    await retire(false)
    expect(await lookOf('horchata')).toEqual(look)
  })

  test('R56 the Spanish words stay with the English ones that they translate', async () => {
    const { db, taken, save, lookOf } = await openPictures(engine, { pictureProcessor: fakePictureProcessor })
    const { id } = await taken(await drawnPhoto())
    const picture = { id, alt: 'Black beans.', x: 50, y: 50, turns: 0 }
    await save('bean', picture)
    const both = { en: 'Black beans.', es: 'Frijoles negros.' }
    await changeShop(db, (trx) =>
      trx
        .updateTable('menu_items')
        .set({ picture_alt: JSON.stringify(both) })
        .where('id', '=', 'bean' as ItemId)
        .execute(),
    )
    await save('bean', { ...picture, x: 20 })
    expect(await lookOf('bean')).toMatchObject({ picture: { url: `/pictures/${id}-20-50-0`, alt: both } })
    await save('bean', { ...picture, alt: 'Beans in a bowl.' })
    expect((await lookOf('bean'))?.picture?.alt).toEqual({ en: 'Beans in a bowl.' })
  })
})
