// Once an hour: pictures are removed that were uploaded a day ago and never saved, or replaced a day ago.
import type { Database } from '../db/engine/database.ts'
import { removeUnused } from '../db/menu/pictures.ts'
import type { MoreLater } from './background.ts'
import { day, hour } from '#domain/basics/time-units.ts'

export async function removePictures({ db, now }: { db: Database; now: () => Date }): Promise<MoreLater> {
  await removeUnused(db, new Date(now().getTime() - day).toISOString())
  return { inMs: hour }
}
