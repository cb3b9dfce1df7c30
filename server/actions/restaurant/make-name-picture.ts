// Makes the pictures of a new name or logo before it is saved, because emails and link previews lack our font (R36).
import { createHash } from 'node:crypto'
import { hasDrawnLogo } from '#domain/restaurant/brand.ts'
import { pictureUrl } from '#domain/menu/picture.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { storePictureFiles, markRestaurantPictures, readPictureSource } from '../../db/menu/pictures.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import type { NamePictures } from '../../pictures/picture-task.ts'
import type { PictureDeps } from '../menu/upload-picture.ts'

type BrandPictures = Pick<Restaurant, 'logo' | 'namePicture'>

interface RequestedBrand {
  readonly name: string
  /** The id of an upload. */
  readonly logo: string | null
}

export async function makeNamePicture(deps: PictureDeps, requested: RequestedBrand): Promise<BrandPictures> {
  const { db, now } = deps
  const { value: before } = await readSetting(db.read, 'restaurant')
  const isSame = before.name === requested.name && (before.logo?.id ?? null) === requested.logo
  if (isSame && before.namePicture === pictureUrl(pictureNameOf(requested)))
    return { logo: before.logo, namePicture: before.namePicture }
  const pictures = await renderPictures(deps, requested)
  const at = now().toISOString()
  const name = pictureNameOf(requested)
  const logo = pictures?.logo && requested.logo !== null ? { id: requested.logo, ...pictures.logo } : null
  const after = { logo, namePicture: pictures ? pictureUrl(name) : null }
  // Both are marked as used, so that the cleanup keeps for a day what is about to be saved and what open pages still show.
  await db.transaction(async (trx) => {
    await markRestaurantPictures(trx, before, at)
    if (pictures) await storePictureFiles(trx, { name, files: pictures.files, at })
    await markRestaurantPictures(trx, after, at)
  })
  return after
}

/** Undefined for the drawn logo, which needs no pictures, and if sharp does not run: the name can be saved without them. */
async function renderPictures(
  { db, pictureProcessor }: PictureDeps,
  requested: RequestedBrand,
): Promise<NamePictures | undefined> {
  const { name, logo: id } = requested
  if (id !== null) {
    const logo = await readPictureSource(db, id)
    if (!logo) throw new Problem('invalid', { errors: { logo: { code: 'gone' } } })
    return pictureProcessor.renderName({ name, logo })
  }
  if (hasDrawnLogo({ name, logo: null })) return undefined
  return pictureProcessor.renderName({ name, logo: undefined }).catch((error: unknown) => {
    if (error instanceof Problem && error.code !== 'picture-unreadable') throw error
    return undefined
  })
}

/** Incremented when the pictures are drawn differently, because browsers cache a file forever under its name. */
const drawingVersion = 1

function pictureNameOf({ name, logo }: RequestedBrand): string {
  const hash = createHash('sha256').update(JSON.stringify([drawingVersion, name, logo]))
  return `name-${hash.digest('hex').slice(0, 24)}`
}
