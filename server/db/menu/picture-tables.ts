// The tables of the owner's pictures, as Kysely sees them.
import type { PictureFormat } from '#domain/menu/look.ts'

export type FileFormat = PictureFormat | 'png'

/** What the owner uploaded, made anew without what came with it, so that its centre and turn can still be changed. */
export interface PicturesTable {
  /** "photo-" or "cutout-", and the hash of the source. */
  id: string
  /** A WebP. */
  source: Uint8Array
  made_by: string
  /** When it was last uploaded, saved with an item or replaced there; a day later it is removed, if neither an item nor the restaurant has it. */
  made_at: string
}

/** The files that are served. */
export interface PictureFilesTable {
  /** As menu_items.picture has it, or the restaurant's namePicture. */
  name: string
  /** A PictureSize, "whole", or a NameFile. */
  size: string
  format: FileFormat
  bytes: Uint8Array
  made_at: string
}
