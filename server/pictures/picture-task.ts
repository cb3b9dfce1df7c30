// What the server and the process that works on a picture tell each other.
import type { PictureFormat, PictureSize } from '#domain/look.ts'
import type { PictureCut } from '#domain/own-picture.ts'

export type PictureTask =
  | { readonly upload: Uint8Array }
  | { readonly source: Uint8Array; readonly cut: PictureCut }

export interface MadeFile {
  readonly size: PictureSize | 'whole'
  readonly format: PictureFormat
  readonly bytes: Uint8Array
}

export interface MadeFiles {
  readonly files: readonly MadeFile[]
}

export interface TakenPicture extends MadeFiles {
  readonly source: Uint8Array
  readonly kind: 'photo' | 'cutout'
}

/** Late: the machine is busy with something else. */
type Trouble = 'unreadable' | 'late' | 'no-sharp'

export type TaskAnswer = MadeFiles | TakenPicture | { readonly trouble: Trouble }
