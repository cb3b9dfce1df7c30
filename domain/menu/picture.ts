// A picture that the owner has uploaded. Its name encodes the upload, the center and the rotation. Browser and server both
// recognize an accepted format by a file's first bytes.
import type { pictureCrop } from './picture-schema.ts'
import type { Wire } from '../basics/values.ts'

/** In bytes (R56). */
export const maxUploadBytes = 10_000_000

/** The formats that are recognized by their first bytes. No other file is ever decoded. */
export const uploadTypes = ['jpeg', 'png', 'webp', 'avif'] as const
export type UploadType = (typeof uploadTypes)[number]

export type PictureCrop = Wire<typeof pictureCrop>

export const middle = { x: 50, y: 50, turns: 0 } as const

/** The name of the picture in the item's row and in the names of its files. */
export function pictureName({ id, x, y, turns }: PictureCrop): string {
  return `${id}-${x}-${y}-${turns}`
}

const named = /^((?:photo|cutout)-[0-9a-f]{24})-(\d{1,3})-(\d{1,3})-([0-3])$/

/** Undefined for the pictures of the starting menu, whose names encode nothing. */
export function parsePictureName(name: string): PictureCrop | undefined {
  const [, id, x, y, turns] = named.exec(name) ?? []
  return id === undefined ? undefined : { id, x: Number(x), y: Number(y), turns: Number(turns) }
}

export function isCutOut({ id }: Pick<PictureCrop, 'id'>): boolean {
  return id.startsWith('cutout-')
}

const picturesPath = '/pictures/'

export function pictureUrl(name: string): string {
  return picturesPath + name
}

/** The inverse of `pictureUrl`. */
export function nameInUrl(url: string): string {
  return url.slice(picturesPath.length)
}

export function parsePictureUrl(url: string): PictureCrop | undefined {
  return parsePictureName(nameInUrl(url))
}

/** The uncropped picture, on which the office chooses the center of the crop. */
export function fullPictureFile(url: string): string {
  return `${url}-whole.webp`
}

/** Rotates by a quarter turn. The same point of the picture stays in the center. */
export function rotateLeft<Crop extends PictureCrop>(crop: Crop): Crop {
  return { ...crop, x: crop.y, y: 100 - crop.x, turns: (crop.turns + 3) % 4 }
}

/** This many bytes from the start of a file are enough to recognize its format. */
export const signatureLength = 64

export function uploadTypeOf(bytes: Uint8Array): UploadType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && brandsOf(bytes, text).some((brand) => /^avi[fs]$/.test(brand))) return 'avif'
  return undefined
}

/** The first box of an AVIF file lists its brands, four letters each, after the box's length, type and version. */
function brandsOf(bytes: Uint8Array, text: (from: number, to: number) => string): string[] {
  const end = Math.min(
    new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    bytes.length,
    signatureLength,
  )
  const brands = [text(8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(text(at, at + 4))
  return brands
}
