// What the server and the process that works on a picture tell each other.
import type { NameFile } from '#domain/restaurant/brand.ts'
import type { PictureSize } from '#domain/menu/look.ts'
import type { PictureCut } from '#domain/menu/picture.ts'
import type { FileFormat } from '../db/menu/menu-tables.ts'

export type PictureTask =
  | { readonly upload: Uint8Array }
  | { readonly source: Uint8Array; readonly cut: PictureCut }
  | NameTask

/** What the restaurant is called; where the owner has a logo, its source takes the name's place. */
export interface NameTask {
  readonly name: string
  readonly logo: Uint8Array | undefined
}

export interface MadeFile {
  readonly size: PictureSize | 'whole' | NameFile
  readonly format: FileFormat
  readonly bytes: Uint8Array
}

export interface MadeFiles {
  readonly files: readonly MadeFile[]
}

export interface TakenPicture extends MadeFiles {
  readonly source: Uint8Array
  readonly kind: 'photo' | 'cutout'
}

export interface NamePictures extends MadeFiles {
  /** Of the logo, in pixels; undefined without one. */
  readonly logo: { readonly width: number; readonly height: number } | undefined
}

/** Late: the machine is busy with something else. */
type Trouble = 'unreadable' | 'late' | 'no-sharp'

export type TaskAnswer = MadeFiles | TakenPicture | NamePictures | { readonly trouble: Trouble }
