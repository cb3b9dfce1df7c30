// R36, R39: the pictures of a new name or logo are made when it is saved, and served to everybody.
import { expect, test } from 'vitest'
import type { Saved, MenuReply } from '../../../domain/restaurant/restaurant-api.ts'
import { openPictures } from '../../../test-support/open-pictures.ts'
import { drawnPhoto } from '../../../test-support/drawn-pictures.ts'
import { fakePictureProcessor } from '../../../test-support/fake-picture-processor.ts'

async function openNames(pictureProcessor = fakePictureProcessor) {
  const opened = await openPictures('sqlite', { pictureProcessor })
  const { get, post, owner } = opened
  const path = '/api/office/restaurant'
  const read = async () => (await get(path, { cookie: owner })).json<Saved<'restaurant'>>()
  return {
    ...opened,
    read,
    set: async (change: object) => post(path, { ...(await read()), ...change }, owner),
    onSite: async () => (await get('/api/menu')).json<MenuReply>().restaurant,
  }
}

test('R36 another name has a picture for letters and one for previews; its own name has the drawn ones', async () => {
  const { set, onSite, get } = await openNames()
  expect(await onSite()).toMatchObject({ logo: null, namePicture: null })
  expect((await set({ name: 'Rosa’s Burritos', since: null })).statusCode).toBe(200)
  const { namePicture, since } = await onSite()
  expect(namePicture).toMatch(/^\/pictures\/name-[0-9a-f]{24}$/)
  expect(since).toBeNull()
  for (const file of ['letter.png', 'preview.png']) {
    const { statusCode, headers } = await get(`${namePicture}-${file}`)
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
    expect(headers['cache-control']).toContain('immutable')
  }
  expect((await get(`${namePicture}-logo.webp`)).statusCode).toBe(404)
  // A change that does not concern the name makes no new picture.
  await set({ phone: '559 555 0100' })
  expect(await onSite()).toMatchObject({ namePicture, phone: '559 555 0100' })
  await set({ name: 'Burritoful' })
  expect(await onSite()).toMatchObject({ logo: null, namePicture: null })
})

test('R36 her own logo takes the place of the name, is in the log, and can be taken out again', async () => {
  const { set, read, onSite, get, taken, owner } = await openNames()
  const { id } = await taken(await drawnPhoto())
  expect((await set({ logo: id })).statusCode).toBe(200)
  expect((await read()).logo).toBe(id)
  const { logo, namePicture } = await onSite()
  expect(logo).toEqual({ id, width: 4, height: 3 })
  expect((await get(`${namePicture}-logo.webp`)).headers['content-type']).toBe('image/webp')
  const log = (await get('/api/office/log', { cookie: owner })).json<{ entries: { action: object }[] }>()
  expect(log.entries[0]?.action).toMatchObject({ changes: [{ field: 'logo.id', from: null, to: id }] })
  await set({ logo: null })
  expect(await onSite()).toMatchObject({ name: 'Burritoful', logo: null, namePicture: null })
})

test('R36 where no picture can be made, the restaurant has its name all the same', async () => {
  const renderName = () => Promise.reject(new Error('sharp does not run on this machine'))
  const { set, onSite } = await openNames({ ...fakePictureProcessor, renderName })
  expect((await set({ name: 'Rosa’s Burritos' })).statusCode).toBe(200)
  expect(await onSite()).toMatchObject({ name: 'Rosa’s Burritos', namePicture: null })
})
