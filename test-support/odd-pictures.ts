// Pictures as people really have them, with metadata that must not survive: places, profiles, scripts in comments.
import sharp from 'sharp'
import type { UploadType } from '../domain/menu/picture.ts'
import { drawn, drawnCutOut } from './drawn-pictures.ts'
import { blackPng, headOf, pngOf } from './png-chunks.ts'
import { deflateSync } from 'node:zlib'

/** Stands in all metadata of these pictures. */
export const canary = 'Comal-Street-1995'

export interface OddPicture {
  readonly name: string
  readonly type: UploadType
  readonly bytes: Buffer
}

export async function oddPictures(): Promise<OddPicture[]> {
  const photo = () => drawn({ width: 400, height: 300 })
  const place = {
    IFD0: { Copyright: canary, Model: canary },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '36/1 44/1 1/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '119/1 47/1 1/1',
    },
  }
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>${canary}</rdf:Description></rdf:RDF></x:xmpmeta>`
  const jpeg = await photo().jpeg().toBuffer()
  const png = await photo().png().toBuffer()
  const made: Readonly<Record<string, readonly [UploadType, Promise<Buffer> | Buffer]>> = {
    'with coordinates': ['jpeg', photo().withExif(place).jpeg().toBuffer()],
    'a WebP with coordinates': ['webp', photo().withExif(place).webp().toBuffer()],
    'an AVIF with coordinates': ['avif', photo().withExif(place).avif().toBuffer()],
    'with a profile': ['jpeg', photo().withIccProfile('p3').jpeg().toBuffer()],
    'with XMP': ['jpeg', photo().withXmp(xmp).jpeg().toBuffer()],
    'lying on its side': ['jpeg', photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    CMYK: ['jpeg', photo().toColourspace('cmyk').jpeg().toBuffer()],
    progressive: ['jpeg', photo().jpeg({ progressive: true }).toBuffer()],
    '16 bits': ['png', photo().toColourspace('rgb16').png().toBuffer()],
    gray: ['png', photo().grayscale().png().toBuffer()],
    'with a palette': ['png', photo().png({ palette: true, colors: 8 }).toBuffer()],
    'a cut-out': ['png', drawnCutOut()],
    moving: ['webp', moving()],
    'with a script behind it': ['jpeg', Buffer.concat([jpeg, Buffer.from(`<script>${canary}</script>`)])],
    'with a zip behind it': ['png', Buffer.concat([png, Buffer.from(`PK\x03\x04${canary}`)])],
    'with a script in a comment': ['png', withText(canary)],
    'a dot': ['png', blackPng({ width: 1, height: 1 })],
    'a line': ['png', blackPng({ width: 9_000, height: 1 })],
  }
  return Promise.all(
    Object.entries(made).map(async ([name, [type, bytes]]) => ({ name, type, bytes: await bytes })),
  )
}

/** An animation of three frames. */
function moving(): Promise<Buffer> {
  const frame = (r: number) => ({
    create: { width: 60, height: 60, channels: 3 as const, background: { r, g: 0, b: 0 } },
  })
  return sharp([frame(250), frame(120), frame(0)] as unknown as string[], { join: { animated: true } })
    .webp({ delay: 100 })
    .toBuffer()
}

function withText(words: string): Buffer {
  const line = Buffer.alloc(10)
  return pngOf([
    headOf({ width: 9, height: 9 }),
    ['tEXt', Buffer.from(`Comment\0<script>${words}</script>`)],
    ['IDAT', deflateSync(Buffer.concat(Array.from({ length: 9 }, () => line)))],
  ])
}

/** Finds the metadata that a served file must not contain. */
export async function metadataIn(bytes: Buffer): Promise<string[]> {
  const found = await sharp(bytes).metadata()
  const kinds = (['exif', 'icc', 'iptc', 'xmp', 'comments'] as const).filter((kind) => found[kind])
  return bytes.includes(canary) ? [...kinds, canary] : kinds
}
