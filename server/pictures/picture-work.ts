// Decodes an uploaded picture and makes files of it, in a process of its own (picture-desk.ts starts it): whatever a hostile
// file does to a decoder, it does it here, where no secret and no order is.
import type { Sharp } from 'sharp'
import { pictureFormats, pictureSizes, snapshotSizes, type PictureSize } from '#domain/look.ts'
import { isCutOut, middle, type PictureCut } from '#domain/own-picture.ts'
import type { MadeFile, PictureTask, TaskAnswer } from './picture-task.ts'
import { windowOf } from './window-of.ts'

/** Larger than any phone's photograph. Checked before anything is decoded: four bytes each are 200 MB. */
const mostPixels = 50_000_000
/** Of the picture as it is kept, in pixels: more than twice what the largest card shows. */
const keptSide = 1_600
/** Of the picture that the owner chooses the centre on. */
const wholeSide = 800
/** The share of a picture that must be clear for it to be a cut-out: rounded corners are none. */
const clearShare = 0.05
/**
 * In microseconds on a core, all threads together; a photograph of 50 megapixels takes some seconds. The clock does not count:
 * a machine that is busy with other programs is no reason to refuse anybody.
 */
const longestWork = 10_000_000
/** A WebP or AVIF that moves is shown as it begins. */
const input = { limitInputPixels: mostPixels, failOn: 'error', animated: false } as const
const quality = { source: 90, avif: 55, webp: 78 }

// A server that was killed leaves nobody to work for.
process.once('disconnect', () => process.exit())
process.once('message', (task: PictureTask) => void answer(task))
setInterval(() => {
  const { user, system } = process.cpuUsage()
  if (user + system > longestWork) process.exit()
}, 100).unref()

async function answer(task: PictureTask): Promise<void> {
  process.send?.(await work(task).catch((): TaskAnswer => ({ trouble: 'unreadable' })))
}

async function work(task: PictureTask): Promise<TaskAnswer> {
  const sharp = await loadSharp()
  if (!sharp) return { trouble: 'no-sharp' }
  if ('cut' in task) return { files: await cutFiles(sharp, task.source, task.cut) }
  const { source, kind } = await keptSource(sharp, task.upload)
  return { source, kind, files: await cutFiles(sharp, source, { id: `${kind}-`, ...middle }) }
}

type Make = typeof import('sharp').default

async function loadSharp(): Promise<Make | undefined> {
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
async function keptSource(sharp: Make, upload: Uint8Array) {
  const { data, info } = await sharp(upload, input)
    .autoOrient()
    .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const kind = shareOfClear(data, info.channels) >= clearShare ? 'cutout' : 'photo'
  const bare = sharp(data, { raw: info })
  // What is a little clear, at its edges, lies on white paper.
  const source = kind === 'photo' ? bare.flatten({ background: '#ffffff' }) : bare
  return { kind, source: await source.webp({ quality: quality.source }).toBuffer() } as const
}

function shareOfClear(data: Uint8Array, channels: number): number {
  if (channels !== 4) return 0
  let clear = 0
  for (let at = 3; at < data.length; at += channels) if ((data[at] ?? 255) < 128) clear += 1
  return (clear * channels) / data.length
}

/** A photograph is cut to its window; of a cut-out nothing is cut off. */
async function cutFiles(sharp: Make, source: Uint8Array, cut: PictureCut): Promise<MadeFile[]> {
  const { data, info } = await sharp(source, input)
    .rotate(cut.turns * 90)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const turned = () => sharp(data, { raw: info })
  const files: MadeFile[] = []
  for (const size of Object.keys(pictureSizes) as PictureSize[]) {
    const shaped = isCutOut(cut)
      ? turned().resize({ ...pictureSizes[size], fit: 'contain', position: 'bottom', background: clear })
      : turned()
          .extract(windowOf(info, cut))
          .resize({ ...snapshotSizes[size], fit: 'fill' })
    // One after the other: two at once would need twice the memory.
    for (const format of pictureFormats)
      files.push({ size, format, bytes: await encoded(shaped.clone(), format) })
  }
  const whole = turned().resize({
    width: wholeSide,
    height: wholeSide,
    fit: 'inside',
    withoutEnlargement: true,
  })
  files.push({ size: 'whole', format: 'webp', bytes: await encoded(whole, 'webp') })
  return files
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 }

function encoded(image: Sharp, format: MadeFile['format']): Promise<Buffer> {
  return image[format]({ quality: quality[format] }).toBuffer()
}
