// The owner's pictures: the sources, and the files that are served.
import type { Transaction } from 'kysely'
import { namePictureId } from '#domain/restaurant/brand.ts'
import { middle, nameInUrl, pictureName, parsePictureName } from '#domain/menu/picture.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { Database } from '../engine/database.ts'
import { parseSetting } from '../restaurant/settings.ts'
import type { Tables } from '../schema.ts'
import type { FileFormat, PictureFilesTable } from './menu-tables.ts'

export interface NewPicture {
  readonly id: string
  readonly source: Uint8Array
  readonly by: string
  readonly at: string
}

/** A file as it is served. */
export type StoredFile = Readonly<Pick<PictureFilesTable, 'format' | 'bytes'>>

/** Uploading the same picture again only renews its last_used_at. */
export async function storePicture(
  trx: Transaction<Tables>,
  { id, source, by, at }: NewPicture,
): Promise<void> {
  await trx
    .insertInto('pictures')
    .values({ id, source, uploaded_by: by, last_used_at: at })
    .onConflict((same) => same.column('id').doUpdateSet({ last_used_at: at }))
    .execute()
}

type NewFile = Readonly<Pick<PictureFilesTable, 'size' | 'format' | 'bytes'>>

/** An existing file is never replaced, because browsers cache it under its name forever. */
export async function storePictureFiles(
  trx: Transaction<Tables>,
  { name, files, at }: { name: string; files: readonly NewFile[]; at: string },
): Promise<void> {
  await trx
    .insertInto('picture_files')
    .values(files.map(({ size, format, bytes }) => ({ name, size, format, bytes, last_used_at: at })))
    .onConflict((same) => same.columns(['name', 'size', 'format']).doUpdateSet({ last_used_at: at }))
    .execute()
}

export async function readPictureSource(db: Database, id: string): Promise<Uint8Array | undefined> {
  const row = await db.read.selectFrom('pictures').select('source').where('id', '=', id).executeTakeFirst()
  return row?.source
}

export async function hasFiles(db: Database, name: string): Promise<boolean> {
  const row = await db.read
    .selectFrom('picture_files')
    .select('name')
    .where('name', '=', name)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** "photo-…-50-50-0-card.avif", "name-…-letter.png" */
const fileShape = /^(.+)-(card|tile|thumb|whole|letter|preview|logo)\.(avif|webp|png)$/

export async function readPictureFile(db: Database, file: string): Promise<StoredFile | undefined> {
  const [, name = '', size = '', format = ''] = fileShape.exec(file) ?? []
  if (!parsePictureName(name) && !namePictureId.test(name)) return undefined
  return db.read
    .selectFrom('picture_files')
    .select(['format', 'bytes'])
    .where('name', '=', name)
    .where('size', '=', size)
    .where('format', '=', format as FileFormat)
    .executeTakeFirst()
}

/**
 * Called when an item gets the picture or loses it, to keep the picture for another day. False if it has been removed. A concurrent
 * removal waits for this transaction, and then finds the new last_used_at.
 */
export async function markPictureUsed(trx: Transaction<Tables>, name: string, at: string): Promise<boolean> {
  const id = parsePictureName(name)?.id ?? ''
  const used = { last_used_at: at }
  const source = await trx.updateTable('pictures').set(used).where('id', '=', id).executeTakeFirst()
  const files = await trx.updateTable('picture_files').set(used).where('name', '=', name).executeTakeFirst()
  return source.numUpdatedRows > 0n && files.numUpdatedRows > 0n
}

/**
 * Removes the pictures that neither an item nor the restaurant uses and that were last used before that moment. Pictures first,
 * then files, the order in which storing a picture locks them, to avoid deadlocks.
 */
export async function removeUnusedPictures(db: Database, before: string): Promise<void> {
  await db.transaction(async (trx) => {
    const names = await usedNames(trx)
    const ids = names.flatMap((name) => parsePictureName(name)?.id ?? [])
    await trx
      .deleteFrom('pictures')
      .where('last_used_at', '<', before)
      // No picture has an empty name, and an empty list would be invalid SQL.
      .where('id', 'not in', ['', ...ids])
      .execute()
    await trx
      .deleteFrom('picture_files')
      .where('last_used_at', '<', before)
      .where('name', 'not in', ['', ...names])
      .execute()
  })
}

async function usedNames(trx: Transaction<Tables>): Promise<string[]> {
  const rows = await trx.selectFrom('menu_items').select('picture').where('picture', 'is not', null).execute()
  const settings = await trx.selectFrom('settings').select('value').where('name', '=', 'restaurant').execute()
  return [
    ...rows.flatMap(({ picture }) => picture ?? []),
    ...settings.flatMap(({ value }) => restaurantPictures(parseSetting('restaurant', value))),
  ]
}

/** Called when the restaurant gets these pictures or loses them: earlier pages and emails still show them. */
export async function markRestaurantPictures(
  trx: Transaction<Tables>,
  restaurant: RestaurantPictures,
  at: string,
): Promise<void> {
  for (const name of restaurantPictures(restaurant)) await markPictureUsed(trx, name, at)
}

type RestaurantPictures = Pick<Restaurant, 'logo' | 'namePicture'>

/** The uploaded logo, which the office shows, and the picture made from the logo or the name. */
function restaurantPictures({ logo, namePicture }: RestaurantPictures): string[] {
  return [
    ...(logo ? [pictureName({ id: logo.id, ...middle })] : []),
    ...(namePicture === null ? [] : [nameInUrl(namePicture)]),
  ]
}
