// The file of an uploaded logo, before and after it is saved.
import { middle, pictureName, pictureUrl, wholeFile } from '#domain/own-picture.ts'

export function logoFile(id: string): string {
  return wholeFile(pictureUrl(pictureName({ id, ...middle })))
}
