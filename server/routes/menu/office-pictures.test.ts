// R56: the owner's pictures, from the upload to the card, and what is no picture.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  pictureFile,
  pictureFormats,
  pictureSizes,
  snapshotSizes,
  type PictureSize,
} from '../../../domain/menu/look.ts'
import type { PictureReply } from '../../../domain/menu/menu-api.ts'
import { fullPictureFile } from '../../../domain/menu/picture.ts'
import { engines } from '../../../test-support/databases.ts'
import { drawnCutOut, drawnPhoto, mostly } from '../../../test-support/drawn-pictures.ts'
import { hostilePictures } from '../../../test-support/hostile-pictures.ts'
import { openPictures } from '../../../test-support/open-pictures.ts'
import { fakePictureProcessor } from '../../../test-support/fake-picture-processor.ts'
import { openTestApp } from '../../../test-support/test-app.ts'
import { removePictures } from '../../jobs/purge-customers.ts'

const sizes = Object.keys(pictureSizes) as PictureSize[]
const pictureProcessor = fakePictureProcessor

describe.each(engines)('the owner’s pictures on %s', (engine) => {
  test('R56 a photograph is worked on, served in every size and format, and kept by browsers for good', async () => {
    const { get, send, taken, cut } = await openPictures(engine)
    const photo = await taken(await drawnPhoto())
    expect(photo).toMatchObject({ x: 50, y: 50, turns: 0 })
    expect(photo.url).toBe(`/pictures/${photo.id}-50-50-0`)
    for (const size of sizes) {
      for (const format of pictureFormats) {
        const url = pictureFile(photo.url, size, format)
        const reply = await get(url)
        expect(reply.headers).toMatchObject({
          'content-type': `image/${format}`,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        expect(await sharp(reply.bytes).metadata()).toMatchObject(snapshotSizes[size])
        const again = await get(url, { 'if-none-match': reply.headers.etag ?? '' })
        expect([again.statusCode, again.body]).toEqual([304, ''])
        const head = await send({ method: 'HEAD', url })
        expect([head.statusCode, head.body, head.headers.etag]).toEqual([200, '', reply.headers.etag])
      }
    }
    expect(await sharp((await get(fullPictureFile(photo.url))).bytes).metadata()).toMatchObject({
      width: 800,
      height: 400,
    })
    const { url } = (await cut(photo.id, { x: 10, y: 50, turns: 0 })).json<PictureReply>()
    expect(await mostly((await get(pictureFile(url, 'tile', 'webp'))).bytes)).toBe('red')
  })

  test('R56 the same picture is the same picture, and a center must be one', async () => {
    const { taken, upload, cut } = await openPictures(engine, { pictureProcessor })
    const bytes = await drawnPhoto()
    const photo = await taken(bytes)
    expect((await upload(bytes, { type: 'image/png' })).json()).toEqual(photo)
    const turned = (await cut(photo.id, { x: 50, y: 10, turns: 1 })).json<PictureReply>()
    expect(turned.url).toBe(`/pictures/${photo.id}-50-10-1`)
    expect((await cut(photo.id, { x: 101, y: 50, turns: 0 })).statusCode).toBe(422)
    expect((await cut(`photo-${'a'.repeat(24)}`, { x: 1, y: 1, turns: 0 })).statusCode).toBe(404)
    expect((await cut('beef', { x: 1, y: 1, turns: 0 })).statusCode).toBe(404)
  })

  test('R56 what no item has is removed after a day, and nothing else', async () => {
    const { db, taken, save, cut, countKept } = await openPictures(engine, { pictureProcessor })
    const used = await taken(await drawnPhoto())
    const unused = await taken(await drawnPhoto({ width: 300, height: 300 }))
    await save('bean', { id: used.id, alt: '', x: 50, y: 50, turns: 0 })
    await cut(used.id, { x: 40, y: 40, turns: 0 })
    expect(await countKept()).toEqual([2, 21])
    const later = (hours: number) => ({ db, now: () => new Date(Date.now() + hours * 3_600_000) })
    await removePictures(later(23))
    expect(await countKept()).toEqual([2, 21])
    await removePictures(later(25))
    expect(await countKept()).toEqual([1, 7])
    expect((await cut(unused.id, { x: 1, y: 1, turns: 0 })).statusCode).toBe(404)
    expect((await cut(used.id, { x: 1, y: 1, turns: 0 })).statusCode).toBe(200)
  })
})

test('R56 a cut-out is framed as one', async () => {
  const { taken, save, lookOf } = await openPictures('sqlite', { pictureProcessor })
  const { id } = await taken(await drawnCutOut())
  expect(id).toMatch(/^cutout-/)
  await save('bean', { id, alt: '', x: 50, y: 50, turns: 0 })
  expect(await lookOf('bean')).toMatchObject({ picture: { framing: 'whole' } })
})

describe('R56 what is no picture', () => {
  // make-files.test.ts tries all two hundred on the decoder, without a process for each.
  test('a hostile file gets a sentence, and nothing of it is kept', async () => {
    const { upload, countKept } = await openPictures('sqlite')
    for (const { name, type, bytes, due } of (await hostilePictures()).filter((_, nth) => nth % 40 === 0)) {
      const reply = await upload(bytes, { type: `image/${type}` })
      expect(reply.json(), name).toMatchObject({ code: due, title: expect.stringMatching(/\.$/) })
    }
    expect(await countKept()).toEqual([0, 0])
  })

  test('one that is too large is not even read', async () => {
    const { send, owner } = await openPictures('sqlite')
    const headers = { cookie: owner, 'content-type': 'image/jpeg', 'content-length': '14000000' }
    const reply = await send({ method: 'POST', url: '/api/office/pictures', headers, payload: 'x' })
    expect([reply.statusCode, reply.json()]).toMatchObject([413, { code: 'picture-too-large' }])
    expect(reply.headers['connection']).toBe('close')
  })

  test('other bodies are refused, and other routes take no pictures', async () => {
    const { send, post, owner } = await openPictures('sqlite')
    const as = (type: string, url = '/api/office/pictures') =>
      send({ method: 'POST', url, headers: { cookie: owner, 'content-type': type }, payload: '{}' })
    expect((await as('application/pdf')).statusCode).toBe(415)
    expect((await as('multipart/form-data; boundary=x')).statusCode).toBe(415)
    expect((await as('application/json')).json()).toMatchObject({ code: 'invalid' })
    expect((await as('image/svg+xml')).json()).toMatchObject({ code: 'not-a-picture' })
    expect((await as('image/png', '/api/office/menu-order')).statusCode).toBe(415)
    expect((await post('/api/office/pictures', {}, owner)).statusCode).toBe(422)
  })

  test('only the owner uploads, and only from our own page', async () => {
    const { upload, cook, send, owner } = await openPictures('sqlite')
    const bytes = await drawnPhoto({ width: 40, height: 30 })
    expect((await upload(bytes, { cookie: '' })).statusCode).toBe(401)
    expect((await upload(bytes, { cookie: cook })).statusCode).toBe(403)
    const headers = { cookie: owner, 'content-type': 'image/jpeg', origin: 'https://evil.example' }
    const foreign = await send({ method: 'POST', url: '/api/office/pictures', headers, payload: bytes })
    expect(foreign.statusCode).toBe(403)
  })
})

test('R56 two servers on one PostgreSQL have the same pictures', async () => {
  const { place, taken, get } = await openPictures('postgres', { pictureProcessor })
  const { url } = await taken(await drawnPhoto())
  const other = await openTestApp('postgres', { place })
  const file = pictureFile(url, 'card', 'avif')
  const theirs = await other.send({ method: 'GET', url: file })
  expect(theirs.bytes.equals((await get(file)).bytes)).toBe(true)
})
