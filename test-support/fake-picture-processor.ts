// A picture processor for tests in which the pixels do not matter: it makes the real source in the test's own process, and all
// other files are the same sketch of a few pixels.
import sharp from 'sharp'
import { pictureFormats, pictureSizes, type PictureSize } from '../domain/menu/look.ts'
import { makeSource } from '../server/pictures/make-files.ts'
import type { PictureProcessor } from '../server/pictures/picture-processor.ts'
import type { RenderedFile } from '../server/pictures/picture-task.ts'

let made: Promise<RenderedFile[]> | undefined

export const fakePictureProcessor: PictureProcessor = {
  processUpload: async (upload) => ({ ...(await makeSource(sharp, upload)), files: await sketches() }),
  crop: async () => ({ files: await sketches() }),
  renderName: async ({ logo }) => ({
    logo: logo && { width: 4, height: 3 },
    files: await Promise.all([
      sketch('letter', 'png'),
      sketch('preview', 'png'),
      ...(logo ? [sketch('logo', 'webp')] : []),
    ]),
  }),
}

function sketches(): Promise<RenderedFile[]> {
  made ??= Promise.all([
    ...(Object.keys(pictureSizes) as PictureSize[]).flatMap((size) =>
      pictureFormats.map((format) => sketch(size, format)),
    ),
    sketch('whole', 'webp'),
  ])
  return made
}

async function sketch(size: RenderedFile['size'], format: RenderedFile['format']): Promise<RenderedFile> {
  const dot = sharp({ create: { width: 4, height: 3, channels: 3, background: 'tomato' } })
  return { size, format, bytes: await dot[format]().toBuffer() }
}
