// The picture of an item, by the name that its row has: one of the owner's own, or one that the restaurant opened with.
import type { LocalText } from '#domain/basics/local-text.ts'
import type { ItemPicture } from '#domain/menu/picture-schema.ts'
import { isCutOut, pictureUrl, readPictureName } from '#domain/menu/picture.ts'
import { findPicture } from './starting-pictures.ts'

interface PictureColumns {
  readonly picture: string | null
  /** JSON: LocalText, like the item's name. */
  readonly picture_alt: string | null
  readonly name: string
}

export function pictureOf({ picture, picture_alt, name }: PictureColumns): ItemPicture | null {
  const own = picture === null ? undefined : readPictureName(picture)
  if (picture === null || !own) return findPicture(picture)
  return {
    url: pictureUrl(picture),
    alt: JSON.parse(picture_alt ?? name) as LocalText,
    framing: isCutOut(own) ? 'whole' : 'snapshot',
  }
}
