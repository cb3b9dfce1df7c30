// What the server and the process that works on a picture tell each other.
import type { NameFile } from '#domain/restaurant/brand.ts'
import type { PictureSize } from '#domain/menu/look.ts'
import type { PictureCrop } from '#domain/menu/picture.ts'
import type { FileFormat } from '../db/menu/menu-tables.ts'

export type PictureTask =
  | { readonly upload: Uint8Array }
  | { readonly source: Uint8Array; readonly crop: PictureCrop }
  | NameTask

/** What the restaurant is called; where the owner has a logo, its source takes the name's place. */
export interface NameTask {
  readonly name: string
  readonly logo: Uint8Array | undefined
}

export interface RenderedFile {
  readonly size: PictureSize | 'whole' | NameFile
  readonly format: FileFormat
  readonly bytes: Uint8Array
}

export interface RenderedFiles {
  readonly files: readonly RenderedFile[]
}

export interface ProcessedPicture extends RenderedFiles {
  readonly source: Uint8Array
  readonly kind: 'photo' | 'cutout'
}

export interface NamePictures extends RenderedFiles {
  /** Of the logo, in pixels; undefined without one. */
  readonly logo: { readonly width: number; readonly height: number } | undefined
}

/** Late: the machine is busy with something else. */
type TaskError = 'unreadable' | 'late' | 'no-sharp'

export type TaskResult = RenderedFiles | ProcessedPicture | NamePictures | { readonly error: TaskError }
