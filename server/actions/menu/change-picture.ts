// The picture of an item, as the owner saves it with the item.
import type { Transaction } from 'kysely'
import type { PictureFacts } from '#domain/menu/menu-changes.ts'
import type { NewItemBody } from '#domain/menu/menu-api.ts'
import { nameInUrl, pictureName, pictureUrl } from '#domain/menu/picture.ts'
import { Problem } from '#domain/basics/problems.ts'
import { markPictureUsed } from '../../db/menu/pictures.ts'
import type { Tables } from '../../db/schema.ts'
import { cutPicture, type PictureDeps } from './upload-picture.ts'

/** The files of a center that was chosen just before saving may not be there yet. */
export async function makePicture(
  deps: PictureDeps,
  { picture }: Pick<NewItemBody, 'picture'>,
): Promise<void> {
  if (!picture) return
  await cutPicture(deps, picture).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'not-found' ? pictureGone() : error
  })
}

/** From here on nobody removes it. */
export async function usePicture(
  trx: Transaction<Tables>,
  picture: PictureFacts | null,
  at: Date,
): Promise<void> {
  if (!picture) return
  if (!(await markPictureUsed(trx, nameInUrl(picture.url), at.toISOString()))) throw pictureGone()
}

/** What an item no longer has stays for a day: open pages still show it. */
export async function releasePicture(
  trx: Transaction<Tables>,
  before: PictureFacts | null,
  at: Date,
): Promise<void> {
  // One that the restaurant opened with is not in the database.
  if (before) await markPictureUsed(trx, nameInUrl(before.url), at.toISOString())
}

/** Left out, it is what it was. */
export function updatedPicture(
  { picture, name }: Pick<NewItemBody, 'picture' | 'name'>,
  before: PictureFacts | null,
): PictureFacts | null {
  if (picture === undefined) return before
  if (picture === null) return null
  const url = pictureUrl(pictureName(picture))
  const isWritten = picture.alt !== '' && picture.alt !== name
  // What is written in another language stays with the words that it translates.
  const alt = before?.alt?.en === picture.alt ? before.alt : { en: picture.alt }
  return { url, alt: isWritten ? alt : null }
}

function pictureGone(): Problem {
  return new Problem('invalid', { errors: { 'picture.id': { code: 'gone' } } })
}
