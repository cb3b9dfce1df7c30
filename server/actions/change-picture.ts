// The picture of an item, as the owner saves it with the item.
import type { Transaction } from 'kysely'
import type { MenuItem } from '#domain/menu.ts'
import type { MenuItemBody } from '#domain/office-api.ts'
import { pictureName, pictureUrl } from '#domain/own-picture.ts'
import { Problem } from '#domain/problems.ts'
import type { ItemChange } from '../db/menu.ts'
import { markUsed } from '../db/pictures.ts'
import type { Tables } from '../db/schema.ts'
import { cutPicture, type PictureDeps } from './take-picture.ts'

/** The files of a centre that was chosen just before saving may not be there yet. */
export async function makePicture(deps: PictureDeps, picture: MenuItemBody['picture']): Promise<void> {
  if (!picture) return
  await cutPicture(deps, picture).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'not-found' ? pictureGone() : error
  })
}

/** From here on nobody removes it. */
export async function usePicture(
  trx: Transaction<Tables>,
  picture: ItemChange['picture'],
  at: Date,
): Promise<void> {
  if (!picture?.name) return
  if (!(await markUsed(trx, picture.name, at.toISOString()))) throw pictureGone()
}

export function changeOfPicture({
  picture,
  name,
}: Pick<MenuItemBody, 'picture' | 'name'>): ItemChange['picture'] {
  if (picture === undefined) return undefined
  if (picture === null) return { name: null, alt: null }
  // The name of the item is said where nothing is written, also when it changes.
  const isWritten = picture.alt !== '' && picture.alt !== name
  return { name: pictureName(picture), alt: isWritten ? { en: picture.alt } : null }
}

export function isOtherPicture(before: MenuItem, { picture }: Pick<ItemChange, 'picture'>): boolean {
  if (!picture) return false
  const was = before.look.picture
  const url = picture.name === null ? undefined : pictureUrl(picture.name)
  if (was?.url !== url) return true
  const said = was && was.alt.en !== before.name.en ? was.alt.en : undefined
  return url !== undefined && said !== picture.alt?.en
}

function pictureGone(): Problem {
  return new Problem('invalid', { faults: { 'picture.id': { code: 'picture-gone' } } })
}
