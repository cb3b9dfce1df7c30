import { describe, expect, test } from 'vitest'
import { pictureName, parsePictureName, parsePictureUrl, rotateLeft, uploadTypeOf } from './picture.ts'

const photo = { id: `photo-${'0123456789ab'.repeat(2)}`, x: 58, y: 46, turns: 1 }

describe('the name of a picture', () => {
  test('says which picture, its center and its turns', () => {
    expect(pictureName(photo)).toBe('photo-0123456789ab0123456789ab-58-46-1')
    expect(parsePictureName(pictureName(photo))).toEqual(photo)
    expect(parsePictureUrl(`/pictures/${pictureName(photo)}`)).toEqual(photo)
  })

  test.each(['beef', 'photo-x-50-50-0', `photo-${'a'.repeat(24)}-50-50-4`, `${pictureName(photo)}-card`])(
    '%s is none of the owner’s own',
    (name) => expect(parsePictureName(name)).toBeUndefined(),
  )

  test('fits into a path, with size and format', () => {
    const longest = pictureName({ id: `cutout-${'f'.repeat(24)}`, x: 100, y: 100, turns: 3 })
    expect(`${longest}-whole.webp`.length).toBeLessThanOrEqual(64)
  })
})

describe('a quarter turn to the left', () => {
  test('takes the center along', () => {
    expect(rotateLeft({ ...photo, x: 100, y: 0, turns: 0 })).toMatchObject({ x: 0, y: 0, turns: 3 })
    expect(rotateLeft(photo)).toMatchObject({ x: 46, y: 42, turns: 0 })
  })

  test('four of them change nothing', () => {
    expect(rotateLeft(rotateLeft(rotateLeft(rotateLeft(photo))))).toEqual(photo)
  })
})

describe('the first bytes tell', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  test.each([
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'jpeg'],
    ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
    ['\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'avif'],
    ['\0\0\0\x1cftypmif1\0\0\0\0avifmiafMA1B', 'avif'],
    ['\0\0\0\x1cftypheic\0\0\0\0mif1heic', undefined],
    // The brand must stand in the first box, not anywhere behind it.
    ['\0\0\0\x10ftypheic\0\0\0\0avif', undefined],
    ['%PDF-1.7', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['GIF89a', undefined],
    ['RIFF\x10\0\0\0WAVEfmt ', undefined],
    ['\xff\xd8', undefined],
    ['ftyp', undefined],
    ['', undefined],
  ])('%j', (text, type) => {
    expect(uploadTypeOf(bytes(text))).toBe(type)
  })
})
