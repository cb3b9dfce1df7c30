// R56: the owner's pictures, from the upload to the card, and what is no picture.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  pictureFile,
  pictureFormats,
  pictureSizes,
  snapshotSizes,
  type PictureSize,
} from '../../domain/look.ts'
import type { PictureReply } from '../../domain/office-menu-api.ts'
import { wholeFile } from '../../domain/own-picture.ts'
import { engines } from '../../test-support/databases.ts'
import { drawnCutOut, drawnPhoto, mostly } from '../../test-support/drawn-pictures.ts'
import { hostilePictures } from '../../test-support/hostile-pictures.ts'
import { metadataIn, oddPictures } from '../../test-support/odd-pictures.ts'
import { openPictures } from '../../test-support/open-pictures.ts'
import { openTestApp } from '../../test-support/test-app.ts'
import { removePictures } from '../jobs/remove-pictures.ts'

/** Each upload starts a process, which takes its time on a busy machine. */
const longest = 240_000
const sizes = Object.keys(pictureSizes) as PictureSize[]

describe.each(engines)('the owner’s pictures on %s', (engine) => {
  test(
    'R56 a photograph is cut to 4:3 in every size and format, and kept by browsers for good',
    { timeout: longest },
    async () => {
      const { get, send, taken, upload } = await openPictures(engine)
      const bytes = await drawnPhoto()
      const photo = await taken(bytes)
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
      expect(await sharp((await get(wholeFile(photo.url))).bytes).metadata()).toMatchObject({
        width: 800,
        height: 400,
      })
      // The same picture is the same picture.
      expect((await upload(bytes, { type: 'image/png' })).json()).toEqual(photo)
    },
  )

  test('R56 the centre stays in view, and a turned picture is turned', { timeout: longest }, async () => {
    const { get, taken, cut } = await openPictures(engine)
    const { id } = await taken(await drawnPhoto())
    const colourAt = async (chosen: object) => {
      const { url } = (await cut(id, chosen)).json<PictureReply>()
      return mostly((await get(pictureFile(url, 'tile', 'webp'))).bytes)
    }
    expect(await colourAt({ x: 10, y: 50, turns: 0 })).toBe('red')
    expect(await colourAt({ x: 90, y: 50, turns: 0 })).toBe('blue')
    // Clockwise: what was left is on top.
    expect(await colourAt({ x: 50, y: 10, turns: 1 })).toBe('red')
    expect(await colourAt({ x: 50, y: 10, turns: 3 })).toBe('blue')
    expect((await cut(id, { x: 101, y: 50, turns: 0 })).statusCode).toBe(422)
    expect((await cut(`photo-${'a'.repeat(24)}`, { x: 1, y: 1, turns: 0 })).statusCode).toBe(404)
    expect((await cut('beef', { x: 1, y: 1, turns: 0 })).statusCode).toBe(404)
  })

  test('R56 what no item has is removed after a day, and nothing else', { timeout: longest }, async () => {
    const { db, taken, save, cut, countKept } = await openPictures(engine)
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

describe('R56 what is no picture', () => {
  test(
    'a file of every hostile kind gets a sentence, and nothing of it is kept',
    { timeout: longest },
    async () => {
      const { upload, countKept } = await openPictures('sqlite')
      const all = await hostilePictures()
      expect(all.length).toBeGreaterThanOrEqual(200)
      for (const { name, type, bytes, due } of all.filter((_, nth) => nth % 11 === 0)) {
        const reply = await upload(bytes, { type: `image/${type}` })
        expect(reply.json(), name).toMatchObject({ code: due, title: expect.stringMatching(/\.$/) })
      }
      expect(await countKept()).toEqual([0, 0])
    },
  )

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

describe('R56 what is a picture', () => {
  test('nothing that came along is served', { timeout: longest }, async () => {
    const { upload, get } = await openPictures('sqlite')
    for (const { name, type, bytes } of await oddPictures()) {
      const reply = await upload(bytes, { type: `image/${type}` })
      expect(reply.statusCode, `${name}: ${reply.body}`).toBe(200)
      const { url } = reply.json<PictureReply>()
      for (const file of [
        pictureFile(url, 'card', 'avif'),
        pictureFile(url, 'thumb', 'webp'),
        wholeFile(url),
      ])
        expect(await metadataIn((await get(file)).bytes), `${name}: ${file}`).toEqual([])
    }
  })

  test('one that lies on its side stands upright', { timeout: longest }, async () => {
    const { taken, get } = await openPictures('sqlite')
    const lying = (await oddPictures()).find(({ name }) => name === 'lying on its side')
    const { url } = await taken(lying?.bytes ?? Buffer.alloc(0))
    const { width, height } = await sharp((await get(wholeFile(url))).bytes).metadata()
    expect([width, height]).toEqual([300, 400])
  })

  test(
    'a cut-out keeps its clear background, and nothing of it is cut off',
    { timeout: longest },
    async () => {
      const { taken, get, save, lookOf } = await openPictures('sqlite')
      const { id, url } = await taken(await drawnCutOut())
      expect(id).toMatch(/^cutout-/)
      const card = await sharp((await get(pictureFile(url, 'card', 'webp'))).bytes).metadata()
      expect(card).toMatchObject({ ...pictureSizes.card, hasAlpha: true })
      await save('bean', { id, alt: '', x: 50, y: 50, turns: 0 })
      expect(await lookOf('bean')).toMatchObject({ picture: { framing: 'whole' } })
    },
  )
})

test('R56 two servers on one PostgreSQL have the same pictures', { timeout: longest }, async () => {
  const { place, taken, get } = await openPictures('postgres')
  const { url } = await taken(await drawnPhoto())
  const other = await openTestApp('postgres', { place })
  const file = pictureFile(url, 'card', 'avif')
  const theirs = await other.send({ method: 'GET', url: file })
  expect(theirs.bytes.equals((await get(file)).bytes)).toBe(true)
})
