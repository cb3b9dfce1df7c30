// Makes the files of a picture: the source that is kept, and its cuts in every size and format (R56).
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

/** Larger than any phone's photograph. Checked before anything is decoded: four bytes each are 200 MB. */
const maxPixels = 50_000_000
/** Of the picture as it is kept, in pixels: more than twice what the largest card shows. */
const sourceSide = 1_600
/** Of the picture that the owner chooses the center on. */
const wholeSide = 800
/** The share of a picture that must be clear for it to be a cut-out: rounded corners are none. */
const minClearShare = 0.05
/** A WebP or AVIF that moves is shown as it begins. */
const input = { limitInputPixels: maxPixels, failOn: 'error', animated: false } as const
const quality = { source: 90, avif: 55, webp: 78 }

export type SharpFactory = typeof import('sharp').default

/** Undefined where sharp does not run. */
export async function loadSharp(): Promise<SharpFactory | undefined> {
  const loaded = await import('sharp').catch(() => undefined)
  if (!loaded) return undefined
  const { default: sharp } = loaded
  sharp.cache(false)
  sharp.concurrency(1)
  // SVG, PDF, GIF, TIFF and what else the library reads: the bytes were looked at before, and no decoder of these runs.
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

/** Upright, in sRGB, of a bounded size, and without anything that came along: EXIF, profiles, thumbnails. */
export async function makeSource(sharp: SharpFactory, upload: Uint8Array) {
  const { data, info } = await sharp(upload, input)
    .autoOrient()
    .resize({ width: sourceSide, height: sourceSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const kind = clearShareOf(data, info.channels) >= minClearShare ? 'cutout' : 'photo'
  const bare = sharp(data, { raw: info })
  // What is a little clear, at its edges, lies on white paper.
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
    // One after the other: two at once would need twice the memory.
    for (const format of pictureFormats)
      files.push({ size, format, bytes: await encode(shaped(size), format) })
  }
  files.push({ size: 'whole', format: 'webp', bytes: await encode(whole(), 'webp') })
  return files
}

/** A photograph is cut to its window; of a cut-out nothing is cut off. */
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

/** The largest window of 4:3 whose middle is as close to the center as the edges let it be. */
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
