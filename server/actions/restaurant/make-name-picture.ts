// Before another name or logo is saved, the pictures of it are made: letters and link previews have no font of ours (R36).
import { createHash } from 'node:crypto'
import { hasDrawnLogo } from '#domain/restaurant/brand.ts'
import { pictureUrl } from '#domain/menu/picture.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { keepFiles, markRestaurantPictures, readSource } from '../../db/menu/pictures.ts'
import { readSetting } from '../../db/restaurant/settings.ts'
import type { NamePictures } from '../../pictures/picture-task.ts'
import type { PictureDeps } from '../menu/upload-picture.ts'

type Made = Pick<Restaurant, 'logo' | 'namePicture'>

interface Wanted {
  readonly name: string
  /** The id of an upload. */
  readonly logo: string | null
}

export async function makeNamePicture(deps: PictureDeps, wanted: Wanted): Promise<Made> {
  const { db, now } = deps
  const { value: before } = await readSetting(db.read, 'restaurant')
  const isSame = before.name === wanted.name && (before.logo?.id ?? null) === wanted.logo
  if (isSame && before.namePicture === pictureUrl(pictureNameOf(wanted)))
    return { logo: before.logo, namePicture: before.namePicture }
  const made = await picturesOf(deps, wanted)
  const at = now().toISOString()
  const name = pictureNameOf(wanted)
  const logo = made?.logo && wanted.logo !== null ? { id: wanted.logo, ...made.logo } : null
  const after = { logo, namePicture: made ? pictureUrl(name) : null }
  // A day begins in which nothing is removed: for what is about to be saved, and for what open pages still show.
  await db.transaction(async (trx) => {
    await markRestaurantPictures(trx, before, at)
    if (made) await keepFiles(trx, { name, files: made.files, at })
    await markRestaurantPictures(trx, after, at)
  })
  return after
}

/** Undefined for the drawn logo, which needs none; and where sharp does not run: a restaurant may have its name all the same. */
async function picturesOf({ db, desk }: PictureDeps, wanted: Wanted): Promise<NamePictures | undefined> {
  const { name, logo: id } = wanted
  if (id !== null) {
    const logo = await readSource(db, id)
    if (!logo) throw new Problem('invalid', { faults: { logo: { code: 'gone' } } })
    return desk.setName({ name, logo })
  }
  if (hasDrawnLogo({ name, logo: null })) return undefined
  return desk.setName({ name, logo: undefined }).catch((error: unknown) => {
    if (error instanceof Problem && error.code !== 'picture-unreadable') throw error
    return undefined
  })
}

/** Grows when the pictures are drawn differently: browsers keep a file under its name for good. */
const drawing = 1

function pictureNameOf({ name, logo }: Wanted): string {
  const hash = createHash('sha256').update(JSON.stringify([drawing, name, logo]))
  return `name-${hash.digest('hex').slice(0, 24)}`
}
