// The calls of the owner's office about pictures.
import { type PictureReply, menuPaths } from '#domain/menu/menu-api.ts'
import type { PictureCrop, UploadType } from '#domain/menu/picture.ts'
import { post } from './api.ts'
import { upload } from './upload.ts'

/** The server makes its files meanwhile. */
export const pictureTimeout = 20_000

/** `onSent` hears which share of the picture is on the server. */
export function uploadPicture(
  file: Blob,
  type: UploadType,
  onSent: (share: number) => void,
): Promise<PictureReply> {
  return upload(menuPaths.pictures, file, { type: `image/${type}`, onSent })
}

/** The files of another center or turn are made, unless they are there. */
export function cutPicture({ id, x, y, turns }: PictureCrop): Promise<PictureReply> {
  return post(menuPaths.pictureCrop(id), { x, y, turns }, pictureTimeout)
}
