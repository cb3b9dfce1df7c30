// R36, R39: the pictures of a name and of a logo, drawn by the real sharp from outlines.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { isInDisplayType, previewSize } from '#domain/restaurant/brand.ts'
import { loadSharp } from './make-files.ts'
import { makeNameFiles } from './make-name-files.ts'
import { canTypeset, typesetName } from './set-name.ts'

const box = { width: 400, height: 300, largest: 150, maxLines: 4 }

async function makePictures(name: string, logo?: Uint8Array) {
  const loaded = await loadSharp()
  if (!loaded) throw new Error('no sharp')
  const pictures = await makeNameFiles(loaded, { name, logo })
  const fileOf = (size: string) => Buffer.from(pictures.files.find((file) => file.size === size)?.bytes ?? [])
  return { ...pictures, fileOf, sizeOf: async (size: string) => sharp(fileOf(size)).metadata() }
}

test('R36 the letters are those that the page has in the display type, and no others', () => {
  for (let code = 0x20; code < 0x2300; code += 1) {
    const letter = String.fromCodePoint(code)
    expect([letter, canTypeset(letter)]).toEqual([letter, isInDisplayType(letter)])
  }
})

describe('R36 a name', () => {
  test.each([
    ['Rosa’s Burritos'],
    ['Tía Ñandú'],
    ['The Burrito House of Rosa and Her Sister'],
    ['Supercalifragilisticexpialidociousburrit'],
  ])('fits its room, broken between words: %s', (name) => {
    const { width, height, size, paths } = typesetName(name, box)
    expect(width).toBeLessThanOrEqual(box.width + 0.01)
    expect(height).toBeLessThanOrEqual(box.height + 0.01)
    expect(size).toBeLessThanOrEqual(box.largest)
    expect(paths.match(/<path/g)).toHaveLength(name.replaceAll(' ', '').length)
  })

  test('is drawn for emails and previews, and what is hostile in it is an outline like any other', async () => {
    const name = '<b>&"Rosa</svg>'
    const { files, logo, sizeOf, fileOf } = await makePictures(name)
    expect(files.map(({ size, format }) => `${size}.${format}`)).toEqual(['letter.png', 'preview.png'])
    expect(logo).toBeUndefined()
    expect(await sizeOf('preview')).toMatchObject({ format: 'png', ...previewSize })
    expect(await sizeOf('letter')).toMatchObject({ format: 'png', height: 80 })
    const other = await makePictures('Rosa’s Burritos')
    expect(other.fileOf('preview').equals(fileOf('preview'))).toBe(false)
  })

  test('that the type cannot write is not drawn: the mark stands alone, the same for every such name', async () => {
    const [one, other] = [await makePictures('北京煎饼'), await makePictures('مطعم روزا')]
    expect(await one.sizeOf('letter')).toMatchObject({ width: 80, height: 80 })
    expect(one.fileOf('preview').equals(other.fileOf('preview'))).toBe(true)
  })
})

test('R36 a logo loses its margins, and is served small enough for a phone', async () => {
  const sign = await sharp({ create: { width: 900, height: 300, channels: 4, background: '#123456' } })
    .extend({ top: 500, bottom: 500, left: 50, right: 50, background: '#0000' })
    .webp()
    .toBuffer()
  const { logo, files, sizeOf } = await makePictures('Rosa’s', sign)
  expect(files.map(({ size }) => size)).toEqual(['logo', 'letter', 'preview'])
  expect(logo).toEqual({ width: 504, height: 168 })
  expect(await sizeOf('logo')).toMatchObject({ format: 'webp', ...logo })
  expect(await sizeOf('letter')).toMatchObject({ format: 'png', height: 112 })
  expect(await sizeOf('preview')).toMatchObject(previewSize)
})
