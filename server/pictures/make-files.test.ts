// R56: how unusual pictures and files that are not pictures are handled.
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { pictureFormats, pictureSizes, snapshotSizes, type PictureSize } from '#domain/menu/look.ts'
import { middle, uploadTypeOf, type PictureCrop } from '#domain/menu/picture.ts'
import { drawnCutOut, drawnPhoto, mostly } from '../../test-support/drawn-pictures.ts'
import { hostilePictures } from '../../test-support/hostile-pictures.ts'
import { metadataIn, oddPictures } from '../../test-support/odd-pictures.ts'
import { cropFiles, makeSource, loadSharp, openCrop, cropWindow, type SharpFactory } from './make-files.ts'
import type { RenderedFile } from './picture-task.ts'

const restrictedSharp = (await loadSharp()) as SharpFactory
const odd = new Map((await oddPictures()).map(({ name, bytes }) => [name, bytes]))
const sizes = Object.keys(pictureSizes) as PictureSize[]

const find = (
  files: readonly RenderedFile[],
  size: RenderedFile['size'],
  format: RenderedFile['format'] = 'webp',
) => Buffer.from(files.find((file) => file.size === size && file.format === format)?.bytes ?? '')
/** Files of one crop differ only in size and format, so one file shows the crop. */
async function renderCrop(source: Uint8Array, crop: PictureCrop, size: PictureSize): Promise<Buffer> {
  return (await openCrop(restrictedSharp, source, crop)).shaped(size).webp().toBuffer()
}

test('R56 a photograph is cut to 4:3 in every size and format', async () => {
  const { kind, source } = await makeSource(restrictedSharp, await drawnPhoto())
  expect(kind).toBe('photo')
  const files = await cropFiles(restrictedSharp, source, { id: 'photo-', ...middle })
  expect(files).toHaveLength(sizes.length * pictureFormats.length + 1)
  for (const size of sizes)
    for (const format of pictureFormats)
      expect(await sharp(find(files, size, format)).metadata()).toMatchObject(snapshotSizes[size])
  for (const { bytes } of files) expect(await metadataIn(Buffer.from(bytes))).toEqual([])
  expect(await sharp(find(files, 'whole')).metadata()).toMatchObject({ width: 800, height: 400 })
})

test.each([
  ['what is left stays in view', { x: 10, y: 50, turns: 0 }, 'red'],
  ['what is right stays in view', { x: 90, y: 50, turns: 0 }, 'blue'],
  ['turned clockwise, what was left is on top', { x: 50, y: 10, turns: 1 }, 'red'],
  ['turned thrice, it is below', { x: 50, y: 10, turns: 3 }, 'blue'],
] as const)('R56 %s', async (_what, cut, color) => {
  const { source } = await makeSource(restrictedSharp, await drawnPhoto({ width: 40, height: 20 }))
  expect(await mostly(await renderCrop(source, { id: 'photo-', ...cut }, 'thumb'))).toBe(color)
})

test('R56 a cut-out keeps its clear background, and nothing of it is cut off', async () => {
  const { kind, source } = await makeSource(restrictedSharp, await drawnCutOut())
  expect(kind).toBe('cutout')
  const card = await renderCrop(source, { id: 'cutout-', ...middle }, 'card')
  expect(await sharp(card).metadata()).toMatchObject({ ...pictureSizes.card, hasAlpha: true })
})

describe('R56 an odd picture is taken, and nothing that came along is kept', () => {
  test.each([...odd])('%s', async (_name, bytes) => {
    const { source } = await makeSource(restrictedSharp, bytes)
    expect(await metadataIn(source)).toEqual([])
  })

  test.each(['a dot', 'a line'])('%s fills a card', async (name) => {
    const { source } = await makeSource(restrictedSharp, odd.get(name) ?? Buffer.alloc(0))
    const card = await renderCrop(source, { id: 'photo-', ...middle }, 'card')
    expect(await sharp(card).metadata()).toMatchObject(snapshotSizes.card)
  })

  test('what lies on its side stands upright', async () => {
    const { source } = await makeSource(restrictedSharp, odd.get('lying on its side') ?? Buffer.alloc(0))
    expect(await sharp(source).metadata()).toMatchObject({ width: 300, height: 400 })
  })
})

test('R56 of two hundred files that are no pictures, the first bytes or the decoder refuse every one', async () => {
  const all = await hostilePictures()
  expect(all.length).toBeGreaterThanOrEqual(200)
  for (const { name, bytes, due } of all) {
    if (due === 'not-a-picture') expect(uploadTypeOf(bytes), name).toBeUndefined()
    else await expect(makeSource(restrictedSharp, bytes), name).rejects.toBeInstanceOf(Error)
  }
})

test.each([
  [
    { width: 1600, height: 1200 },
    { x: 10, y: 90 },
    { left: 0, top: 0, width: 1600, height: 1200 },
  ],
  [
    { width: 1600, height: 800 },
    { x: 50, y: 50 },
    { left: 267, top: 0, width: 1067, height: 800 },
  ],
  [
    { width: 1600, height: 800 },
    { x: 0, y: 0 },
    { left: 0, top: 0, width: 1067, height: 800 },
  ],
  [
    { width: 1600, height: 800 },
    { x: 100, y: 50 },
    { left: 533, top: 0, width: 1067, height: 800 },
  ],
  [
    { width: 900, height: 1600 },
    { x: 50, y: 75 },
    { left: 0, top: 863, width: 900, height: 675 },
  ],
  [
    { width: 1, height: 1600 },
    { x: 50, y: 50 },
    { left: 0, top: 800, width: 1, height: 1 },
  ],
])('R56 the window of %j at %j', (extent, center, window) => {
  expect(cropWindow(extent, center)).toEqual(window)
})

test('the window always lies in the picture', () => {
  const side = fc.integer({ min: 1, max: 1_600 })
  const percent = fc.integer({ min: 0, max: 100 })
  fc.assert(
    fc.property(side, side, percent, percent, (width, height, x, y) => {
      const window = cropWindow({ width, height }, { x, y })
      expect(Math.min(window.left, window.top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(window.width, window.height)).toBeGreaterThanOrEqual(1)
      expect(window.left + window.width).toBeLessThanOrEqual(width)
      expect(window.top + window.height).toBeLessThanOrEqual(height)
    }),
  )
})
