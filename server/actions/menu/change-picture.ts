// Saves an item's picture together with the item.
import type { Transaction } from 'kysely'
import type { PictureFacts } from '#domain/menu/menu-changes.ts'
import type { NewItemBody } from '#domain/menu/menu-api.ts'
import { nameInUrl, pictureName, pictureUrl } from '#domain/menu/picture.ts'
import { Problem } from '#domain/basics/problems.ts'
import { markPictureUsed } from '../../db/menu/pictures.ts'
import type { Tables } from '../../db/schema.ts'
import { cutPicture, type PictureDeps } from './upload-picture.ts'

/** A crop that was chosen just before saving may not have its files yet. */
export async function makePicture(
  deps: PictureDeps,
  { picture }: Pick<NewItemBody, 'picture'>,
): Promise<void> {
  if (!picture) return
  await cutPicture(deps, picture).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'not-found' ? pictureGone() : error
  })
}

/** Marks the picture as used, so that the cleanup does not remove it. */
export async function usePicture(
  trx: Transaction<Tables>,
  picture: PictureFacts | null,
  at: Date,
): Promise<void> {
  if (!picture) return
  if (!(await markPictureUsed(trx, nameInUrl(picture.url), at.toISOString()))) throw pictureGone()
}

/** A picture that an item no longer uses stays for a day, because open pages still show it. */
export async function releasePicture(
  trx: Transaction<Tables>,
  before: PictureFacts | null,
  at: Date,
): Promise<void> {
  // A picture of the initial menu is not in the database: nothing is marked.
  if (before) await markPictureUsed(trx, nameInUrl(before.url), at.toISOString())
}

/** A form without a picture field leaves the picture as it was. */
export function updatedPicture(
  { picture, name }: Pick<NewItemBody, 'picture' | 'name'>,
  before: PictureFacts | null,
): PictureFacts | null {
  if (picture === undefined) return before
  if (picture === null) return null
  const url = pictureUrl(pictureName(picture))
  const isWritten = picture.alt !== '' && picture.alt !== name
  // Translations stay as long as the English text that they translate is unchanged.
  const alt = before?.alt?.en === picture.alt ? before.alt : { en: picture.alt }
  return { url, alt: isWritten ? alt : null }
}

function pictureGone(): Problem {
  return new Problem('invalid', { errors: { 'picture.id': { code: 'gone' } } })
}
