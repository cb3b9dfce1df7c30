// Draws pictures for tests.
import sharp, { type Sharp } from 'sharp'

export const red = { r: 208, g: 48, b: 32 }
export const blue = { r: 32, g: 64, b: 208 }

/** Red on the left, blue on the right, and lighter from line to line, so that no two places look alike. */
export function drawn({ width = 1_200, height = 600 } = {}): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at += 1) {
    const { r, g, b } = at % width < width / 2 ? red : blue
    const light = Math.floor(at / width / (height / 40))
    pixels.set([r + light, g + light, b + light], at * 3)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export function drawnPhoto(size?: { width?: number; height?: number }): Promise<Buffer> {
  return drawn(size).jpeg({ quality: 90 }).toBuffer()
}

/** Red in the middle, transparent around it. */
export function drawnCutOut(): Promise<Buffer> {
  const middle = {
    create: { width: 200, height: 200, channels: 4 as const, background: { ...red, alpha: 1 } },
  }
  const clear = { width: 600, height: 400, channels: 4 as const, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  return sharp({ create: clear })
    .composite([{ input: middle }])
    .png()
    .toBuffer()
}

/** The strongest channel of the mean color. */
export async function mostly(bytes: Uint8Array): Promise<'red' | 'blue'> {
  const { channels } = await sharp(bytes).stats()
  return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
}
