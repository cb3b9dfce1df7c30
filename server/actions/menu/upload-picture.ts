// The owner uploads a picture, and crops or rotates it.
import { createHash } from 'node:crypto'
import type { PictureReply } from '#domain/menu/menu-api.ts'
import { middle, pictureName, pictureUrl, type PictureCrop } from '#domain/menu/picture.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { Database } from '../../db/engine/database.ts'
import { hasFiles, storePictureFiles, storePicture, readPictureSource } from '../../db/menu/pictures.ts'
import type { PictureProcessor } from '../../pictures/picture-processor.ts'

export interface PictureDeps {
  readonly db: Database
  readonly pictureProcessor: PictureProcessor
  readonly now: () => Date
}

/** In hex digits: 96 bits, too many for a collision. */
const hashLength = 24

/** Stores the upload; no item uses the picture until the item is saved with it. */
export async function uploadPicture(
  { db, pictureProcessor, now }: PictureDeps,
  { staff, upload }: { staff: StaffMember; upload: Uint8Array },
): Promise<PictureReply> {
  const { source, kind, files } = await pictureProcessor.processUpload(upload)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, hashLength)
  const cut = { id: `${kind}-${hash}`, ...middle }
  const at = now().toISOString()
  await db.transaction(async (trx) => {
    await storePicture(trx, { id: cut.id, source, by: staff.username, at })
    await storePictureFiles(trx, { name: pictureName(cut), files, at })
  })
  return pictureReplyOf(cut)
}

/** Makes the files of a crop, unless they exist already. */
export async function cutPicture({ db, pictureProcessor, now }: PictureDeps, cut: PictureCrop): Promise<PictureReply> {
  const name = pictureName(cut)
  if (await hasFiles(db, name)) return pictureReplyOf(cut)
  const source = await readPictureSource(db, cut.id)
  if (!source) throw new Problem('not-found')
  const { files } = await pictureProcessor.crop(source, cut)
  await db.transaction((trx) => storePictureFiles(trx, { name, files, at: now().toISOString() }))
  return pictureReplyOf(cut)
}

function pictureReplyOf({ id, x, y, turns }: PictureCrop): PictureReply {
  return { id, x, y, turns, url: pictureUrl(pictureName({ id, x, y, turns })) }
}
