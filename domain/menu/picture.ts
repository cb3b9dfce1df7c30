// A picture that the owner has uploaded: its name says which picture is meant, where its center is and how it is turned. The
// bytes decide whether a file is a picture at all, in the browser and on the server alike.
import type { pictureCrop } from './picture-schema.ts'
import type { Wire } from '../basics/values.ts'

/** In bytes (R56). */
export const maxUploadBytes = 10_000_000

/** What is told apart by its first bytes; nothing else is ever decoded. */
export const uploadTypes = ['jpeg', 'png', 'webp', 'avif'] as const
export type UploadType = (typeof uploadTypes)[number]

export type PictureCrop = Wire<typeof pictureCrop>

export const middle = { x: 50, y: 50, turns: 0 } as const

/** The name that an item's row has, and the name of the files. */
export function pictureName({ id, x, y, turns }: PictureCrop): string {
  return `${id}-${x}-${y}-${turns}`
}

const named = /^((?:photo|cutout)-[0-9a-f]{24})-(\d{1,3})-(\d{1,3})-([0-3])$/

/** Undefined for the name of a picture that the restaurant opened with. */
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

/** The name that `pictureUrl` was given. */
export function nameInUrl(url: string): string {
  return url.slice(picturesPath.length)
}

export function parsePictureUrl(url: string): PictureCrop | undefined {
  return parsePictureName(nameInUrl(url))
}

/** The whole picture, of which the cut shows a part: the office chooses the center on it. */
export function fullPictureFile(url: string): string {
  return `${url}-whole.webp`
}

/** A quarter turn to the left; what was in the center stays there. */
export function rotateLeft<Cut extends PictureCrop>(cut: Cut): Cut {
  return { ...cut, x: cut.y, y: 100 - cut.x, turns: (cut.turns + 3) % 4 }
}

/** So many bytes from the start of a file are enough to tell. */
export const signatureLength = 64

export function uploadTypeOf(bytes: Uint8Array): UploadType | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp' && brandsOf(bytes, text).some((brand) => /^avi[fs]$/.test(brand))) return 'avif'
  return undefined
}

/** The first box of the file names what can read it: four letters each, after the box's length, type and version. */
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
