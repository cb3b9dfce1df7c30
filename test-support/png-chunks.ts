// PNG files put together by hand, so that they can claim what no program would write.
import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

export type Chunk = readonly [type: string, data: Buffer]

export interface Claim {
  readonly width: number
  readonly height: number
  /** Bits per pixel, grayscale. */
  readonly depth?: 1 | 8
}

export function pngOf(chunks: readonly Chunk[]): Buffer {
  return Buffer.concat([signature, ...chunks.map(written), written(['IEND', Buffer.alloc(0)])])
}

function written([type, data]: Chunk): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

export function headOf({ width, height, depth = 8 }: Claim): Chunk {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  head[8] = depth
  return ['IHDR', head]
}

/** Really as large as it claims, all black, compressed to a thousandth. */
export function blackPng(claim: Claim): Buffer {
  const line = Math.ceil((claim.width * (claim.depth ?? 8)) / 8) + 1
  return pngOf([headOf(claim), ['IDAT', deflateSync(Buffer.alloc(line * claim.height))]])
}

/** Claims a size, but has one pixel. */
export function boastfulPng(claim: Claim): Buffer {
  return pngOf([headOf(claim), ['IDAT', deflateSync(Buffer.alloc(2))]])
}
