// The owner uploads a picture, and chooses another centre or turn for it.
import { createHash } from 'node:crypto'
import type { PictureReply } from '#domain/menu/menu-api.ts'
import { middle, pictureName, pictureUrl, type PictureCut } from '#domain/menu/picture.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import type { Database } from '../../db/engine/database.ts'
import { hasFiles, keepFiles, keepPicture, readSource } from '../../db/menu/pictures.ts'
import type { PictureDesk } from '../../pictures/picture-processor.ts'

export interface PictureDeps {
  readonly db: Database
  readonly desk: PictureDesk
  readonly now: () => Date
}

/** Half of a SHA-256, and more than anybody finds twice. */
const hashLength = 24

/** No item has it yet: it is saved with the item. */
export async function takePicture(
  { db, desk, now }: PictureDeps,
  { staff, upload }: { staff: StaffMember; upload: Uint8Array },
): Promise<PictureReply> {
  const { source, kind, files } = await desk.take(upload)
  const hash = createHash('sha256').update(source).digest('hex').slice(0, hashLength)
  const cut = { id: `${kind}-${hash}`, ...middle }
  const at = now().toISOString()
  await db.transaction(async (trx) => {
    await keepPicture(trx, { id: cut.id, source, by: staff.username, at })
    await keepFiles(trx, { name: pictureName(cut), files, at })
  })
  return replyOf(cut)
}

/** Makes the files of a cut, if nobody has made them before. */
export async function cutPicture({ db, desk, now }: PictureDeps, cut: PictureCut): Promise<PictureReply> {
  const name = pictureName(cut)
  if (await hasFiles(db, name)) return replyOf(cut)
  const source = await readSource(db, cut.id)
  if (!source) throw new Problem('not-found')
  const { files } = await desk.cut(source, cut)
  await db.transaction((trx) => keepFiles(trx, { name, files, at: now().toISOString() }))
  return replyOf(cut)
}

function replyOf({ id, x, y, turns }: PictureCut): PictureReply {
  return { id, x, y, turns, url: pictureUrl(pictureName({ id, x, y, turns })) }
}
