// Makes the pictures of the restaurant's name for places without our fonts: the header of an email and the link preview (R36,
// R39). If the owner has a logo, makes the page's logo file, too.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { previewSize } from '#domain/restaurant/brand.ts'
import type { SharpFactory } from './make-files.ts'
import type { RenderedFile, NamePictures, NameTask } from './picture-task.ts'
import { canTypeset, typesetName } from './set-name.ts'

/** The colors of web/ui/tokens.css, which a picture cannot load. */
const [ink, masa] = ['#3A0A1E', '#FFF4D6']
/** The proportions of logo.svg, as art.mjs draws it: the mark is 64 high, and the letters begin at 72. */
const mark = { side: 64, gap: 8, type: 54 }
/** The height of the email's header in CSS pixels; the picture is twice as large. */
const emailHeight = 40
const emailLogo = { width: 440, height: 112 }
/** Three times the size on the page, for sharp screens. */
const pageLogo = { width: 660, height: 168 }
/** The left half of the preview, below the flags. */
const poster = { left: 60, top: 150, width: 400, height: 330 }

export async function makeNameFiles(sharp: SharpFactory, { name, logo }: NameTask): Promise<NamePictures> {
  // SVG is safe here: the drawings of this file contain only numbers and outlines, never text from anybody.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] })
  if (!logo) {
    const isSet = canTypeset(name)
    return {
      logo: undefined,
      files: [
        await emailFile(sharp, isSet ? besideMark(name) : markAlone()),
        await previewFile(sharp, isSet ? namePoster(name) : markPoster()),
      ],
    }
  }
  const trimmed = await trimMargin(sharp, logo)
  const page = await fitInside(sharp, trimmed, pageLogo)
    .webp({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = page.info
  const email = await fitInside(sharp, trimmed, emailLogo)
    .flatten({ background: masa })
    .png({ palette: true })
    .toBuffer()
  return {
    logo: { width, height },
    files: [
      { size: 'logo', format: 'webp', bytes: page.data },
      { size: 'letter', format: 'png', bytes: email },
      await previewFile(sharp, ...(await logoPoster(sharp, trimmed))),
    ],
  }
}

/** Many logos come with wide margins, which would make them tiny. */
async function trimMargin(sharp: SharpFactory, logo: Uint8Array): Promise<Buffer> {
  const whole = () => sharp(logo).png()
  // trim() fails for a picture of a single color.
  return whole()
    .trim()
    .toBuffer()
    .catch(() => whole().toBuffer())
}

function fitInside(sharp: SharpFactory, picture: Buffer, box: { width: number; height: number }) {
  return sharp(picture).resize({ ...box, fit: 'inside' })
}

interface Drawing {
  readonly width: number
  readonly height: number
  readonly shapes: string
}

function markAlone(): Drawing {
  return { width: mark.side, height: mark.side, shapes: markShapes() }
}

function besideMark(name: string): Drawing {
  const start = mark.side + mark.gap
  const set = typesetName(name, { width: 480, height: mark.side, largest: mark.type, maxLines: 2 })
  const top = (mark.side - set.height) / 2
  return {
    width: Math.ceil(start + set.width + 2),
    height: mark.side,
    shapes: `${markShapes()}<g fill="${ink}" transform="translate(${start} ${top.toFixed(2)})">${set.paths}</g>`,
  }
}

async function emailFile(sharp: SharpFactory, { width, height, shapes }: Drawing): Promise<RenderedFile> {
  const scale = (2 * emailHeight) / mark.side
  const drawn = svg(
    { width: Math.round(width * scale), height: height * scale },
    scaleBy(shapes, scale),
    masa,
  )
  return { size: 'letter', format: 'png', bytes: await sharp(drawn).png({ palette: true }).toBuffer() }
}

/** The name, as large as the poster's headline, and the mark below. */
function namePoster(name: string): string {
  const set = typesetName(name, { ...poster, largest: 150, maxLines: 4 })
  const top = poster.top + (poster.height - set.height) / 2
  return [
    `<g fill="${ink}" transform="translate(${poster.left} ${top.toFixed(2)})">${set.paths}</g>`,
    moveTo(scaleBy(markShapes(), 80 / mark.side), poster.left, 520),
  ].join('')
}

function markPoster(): string {
  const side = 300
  const left = poster.left + (poster.width - side) / 2
  return moveTo(scaleBy(markShapes(), side / mark.side), left, 190)
}

/** The logo lies on a plate, since its color may not contrast with the background. */
async function logoPoster(sharp: SharpFactory, logo: Buffer) {
  const padding = 32
  const box = { width: poster.width - 2 * padding, height: poster.height - 2 * padding }
  const { data, info } = await fitInside(sharp, logo, box).png().toBuffer({ resolveWithObject: true })
  const [width, height] = [info.width + 2 * padding, info.height + 2 * padding]
  const left = Math.round(poster.left + (poster.width - width) / 2)
  const top = Math.round(previewSize.height / 2 + 40 - height / 2)
  const plate = `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="28" fill="${masa}" stroke="${ink}" stroke-width="4"/>`
  return [plate, { input: data, left: left + padding, top: top + padding }] as const
}

interface Placed {
  readonly input: Buffer
  readonly left: number
  readonly top: number
}

async function previewFile(sharp: SharpFactory, shapes: string, ...placed: Placed[]): Promise<RenderedFile> {
  // Read into memory first, since make-files.ts blocks the decoders that open files.
  const bytes = await sharp(readFileSync(path.join(import.meta.dirname, 'preview-ground.webp')))
    .composite([{ input: svg(previewSize, shapes), left: 0, top: 0 }, ...placed])
    .png({ palette: true, effort: 4 })
    .toBuffer()
  return { size: 'preview', format: 'png', bytes }
}

function svg({ width, height }: { width: number; height: number }, shapes: string, ground?: string): Buffer {
  const filled = ground ? `<path fill="${ground}" d="M0 0H${width}V${height}H0z"/>` : ''
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${filled}${shapes}</svg>`,
  )
}

function scaleBy(shapes: string, scale: number): string {
  return `<g transform="scale(${scale})">${shapes}</g>`
}

function moveTo(shapes: string, x: number, y: number): string {
  return `<g transform="translate(${x} ${y})">${shapes}</g>`
}

/** The round mark, without the svg element around it. */
function markShapes(): string {
  return readFileSync(path.join(import.meta.dirname, 'mark.svg'), 'utf8').replace(/^<svg[^>]*>|<\/svg>$/g, '')
}
