// Once an hour: pictures are removed that were uploaded a day ago and never saved, or replaced a day ago.
import type { Database } from '../db/open.ts'
import { removeUnused } from '../db/pictures.ts'
import type { MoreLater } from './background.ts'
import { oneDay } from './forget-customers.ts'

export const oneHour = 60 * 60 * 1000

export async function removePictures({ db, now }: { db: Database; now: () => Date }): Promise<MoreLater> {
  await removeUnused(db, new Date(now().getTime() - oneDay).toISOString())
  return { inMs: oneHour }
}
