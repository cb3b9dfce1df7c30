// A desk for tests of pictures in which the pixels do not matter: it keeps the real source, in the test's own process, and
// every file of it is the same sketch of a few pixels.
import sharp from 'sharp'
import { pictureFormats, pictureSizes, type PictureSize } from '../domain/menu/look.ts'
import { keptSource } from '../server/pictures/make-files.ts'
import type { PictureDesk } from '../server/pictures/picture-processor.ts'
import type { MadeFile } from '../server/pictures/picture-task.ts'

let made: Promise<MadeFile[]> | undefined

export const sketchDesk: PictureDesk = {
  take: async (upload) => ({ ...(await keptSource(sharp, upload)), files: await sketches() }),
  cut: async () => ({ files: await sketches() }),
  setName: async ({ logo }) => ({
    logo: logo && { width: 4, height: 3 },
    files: await Promise.all([
      sketch('letter', 'png'),
      sketch('preview', 'png'),
      ...(logo ? [sketch('logo', 'webp')] : []),
    ]),
  }),
}

function sketches(): Promise<MadeFile[]> {
  made ??= Promise.all([
    ...(Object.keys(pictureSizes) as PictureSize[]).flatMap((size) =>
      pictureFormats.map((format) => sketch(size, format)),
    ),
    sketch('whole', 'webp'),
  ])
  return made
}

async function sketch(size: MadeFile['size'], format: MadeFile['format']): Promise<MadeFile> {
  const dot = sharp({ create: { width: 4, height: 3, channels: 3, background: 'tomato' } })
  return { size, format, bytes: await dot[format]().toBuffer() }
}
