// The pictures that the restaurant opens with. An item's row names its picture; the files are read into memory once.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  pictureFile,
  pictureFormats,
  pictureSizes,
  type PictureFormat,
  type PictureSize,
} from '#domain/menu/look.ts'
import type { StoredFile } from './pictures.ts'
import type { ItemPicture } from '#domain/menu/picture-schema.ts'

/** What an owner would say of each picture. */
const described: Readonly<Record<string, Omit<ItemPicture, 'url'>>> = {
  beef: {
    alt: {
      en: 'Beef burrito cut in half and stacked: seared beef, black beans, white rice, tomato and avocado in a dark-toasted flour tortilla.',
    },
    framing: 'broad',
  },
  chix: {
    alt: {
      en: 'Chicken burrito cut in half, one half in foil: golden chicken, red rice, black beans, corn, tomato and avocado, with a lime half beside it.',
    },
    framing: 'high',
  },
  bean: {
    alt: {
      en: 'Bean burrito in green checked paper, cut open: black and pinto beans, rice, corn, tomato, cheese and avocado.',
    },
    framing: 'left',
  },
  pork: {
    alt: {
      en: 'Two halves of a pork burrito in striped paper: red-chile pork, rice, pinto beans, tomato, pineapple, onion and cilantro.',
    },
    framing: 'near',
  },
}

const folder = path.join(import.meta.dirname, 'starting-pictures')
const pictures = new Map<string, ItemPicture>()
const files = new Map<string, StoredFile>()
for (const [name, words] of Object.entries(described)) keep(name, words)

/** Null if there is no such picture: then the item is shown without one. */
export function findPicture(name: string | null): ItemPicture | null {
  return (name !== null && pictures.get(name)) || null
}

/** Keyed by URL path. */
export const pictureFiles: ReadonlyMap<string, StoredFile> = files

/** The hash of all files of a picture is part of their addresses: a browser may keep them forever. */
function keep(name: string, words: Omit<ItemPicture, 'url'>): void {
  const hash = createHash('sha256')
  const read: { size: PictureSize; format: PictureFormat; bytes: Buffer }[] = []
  for (const size of Object.keys(pictureSizes) as PictureSize[]) {
    for (const format of pictureFormats) {
      const bytes = readFileSync(pictureFile(path.join(folder, name), size, format))
      hash.update(bytes)
      read.push({ size, format, bytes })
    }
  }
  const url = `/pictures/${name}-${hash.digest('hex').slice(0, 12)}`
  pictures.set(name, { url, ...words })
  for (const { size, format, bytes } of read) files.set(pictureFile(url, size, format), { format, bytes })
}
