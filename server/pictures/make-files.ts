// Makes the files of a picture: the stored source, and its crops in every size and format (R56).
import type { Sharp } from 'sharp'
import {
  pictureFormats,
  pictureSizes,
  snapshotSizes,
  type PictureFormat,
  type PictureSize,
} from '#domain/menu/look.ts'
import { isCutOut, type PictureCrop } from '#domain/menu/picture.ts'
import type { RenderedFile } from './picture-task.ts'

/** Larger than any phone's photograph. sharp checks this before decoding; at four bytes a pixel this is 200 MB. */
const maxPixels = 50_000_000
/** The longer side of the stored source in pixels: more than twice what the largest card shows. */
const sourceSide = 1_600
/** The longer side of the picture on which the owner chooses the center of the crop. */
const wholeSide = 800
/** The share of transparent pixels that makes a picture a cut-out; rounded corners have fewer. */
const minClearShare = 0.05
/** Of an animated WebP or AVIF, the first frame is used. */
const input = { limitInputPixels: maxPixels, failOn: 'error', animated: false } as const
const quality = { source: 90, avif: 55, webp: 78 }

export type SharpFactory = typeof import('sharp').default

/** Undefined on machines where sharp does not run. */
export async function loadSharp(): Promise<SharpFactory | undefined> {
  const loaded = await import('sharp').catch(() => undefined)
  if (!loaded) return undefined
  const { default: sharp } = loaded
  sharp.cache(false)
  sharp.concurrency(1)
  // Blocks the decoders of SVG, PDF, GIF, TIFF and other formats, as a second line of defense: uploadTypeOf() has already
  // refused these by their first bytes.
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpegBuffer',
      'VipsForeignLoadPngBuffer',
      'VipsForeignLoadWebpBuffer',
      'VipsForeignLoadHeifBuffer',
    ],
  })
  return sharp
}

/** The source is upright, in sRGB, of a limited size, and without metadata such as EXIF, profiles and thumbnails. */
export async function makeSource(sharp: SharpFactory, upload: Uint8Array) {
  const { data, info } = await sharp(upload, input)
    .autoOrient()
    .resize({ width: sourceSide, height: sourceSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const kind = clearShareOf(data, info.channels) >= minClearShare ? 'cutout' : 'photo'
  const bare = sharp(data, { raw: info })
  // A photo with a few transparent pixels, such as rounded corners, gets a white background.
  const source = kind === 'photo' ? bare.flatten({ background: '#ffffff' }) : bare
  return { kind, source: await source.webp({ quality: quality.source }).toBuffer() } as const
}

function clearShareOf(data: Uint8Array, channels: number): number {
  if (channels !== 4) return 0
  let clear = 0
  for (let at = 3; at < data.length; at += channels) if ((data[at] ?? 255) < 128) clear += 1
  return (clear * channels) / data.length
}

export async function cropFiles(
  sharp: SharpFactory,
  source: Uint8Array,
  crop: PictureCrop,
): Promise<RenderedFile[]> {
  const { shaped, whole } = await openCrop(sharp, source, crop)
  const files: RenderedFile[] = []
  for (const size of Object.keys(pictureSizes) as PictureSize[]) {
    // Sequential on purpose: two at once would need twice the memory.
    for (const format of pictureFormats)
      files.push({ size, format, bytes: await encode(shaped(size), format) })
  }
  files.push({ size: 'whole', format: 'webp', bytes: await encode(whole(), 'webp') })
  return files
}

/** A photograph is cropped to its window; a cut-out is shown whole. */
export async function openCrop(sharp: SharpFactory, source: Uint8Array, crop: PictureCrop) {
  const { data, info } = await sharp(source, input)
    .rotate(crop.turns * 90)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const turned = () => sharp(data, { raw: info })
  return {
    shaped: (size: PictureSize) =>
      isCutOut(crop)
        ? turned().resize({ ...pictureSizes[size], fit: 'contain', position: 'bottom', background: clear })
        : turned()
            .extract(cropWindow(info, crop))
            .resize({ ...snapshotSizes[size], fit: 'fill' }),
    whole: () =>
      turned().resize({ width: wholeSide, height: wholeSide, fit: 'inside', withoutEnlargement: true }),
  }
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

function encode(image: Sharp, format: PictureFormat): Promise<Buffer> {
  return image[format]({ quality: quality[format] }).toBuffer()
}

interface Extent {
  readonly width: number
  readonly height: number
}

/** The largest 4:3 window, as close to the chosen center as the picture's edges allow. */
export function cropWindow({ width, height }: Extent, { x, y }: { readonly x: number; readonly y: number }) {
  const across = Math.max(1, Math.min(width, Math.round((height * 4) / 3)))
  const down = Math.max(1, Math.min(height, Math.round((width * 3) / 4)))
  return {
    left: clamp(Math.round((width * x) / 100 - across / 2), width - across),
    top: clamp(Math.round((height * y) / 100 - down / 2), height - down),
    width: across,
    height: down,
  }
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most)
}
