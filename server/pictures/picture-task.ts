// The messages between the server and the picture worker.
import type { NameFile } from '#domain/restaurant/brand.ts'
import type { PictureSize } from '#domain/menu/look.ts'
import type { PictureCrop } from '#domain/menu/picture.ts'
import type { FileFormat } from '../db/menu/menu-tables.ts'

export type PictureTask =
  | { readonly upload: Uint8Array }
  | { readonly source: Uint8Array; readonly crop: PictureCrop }
  | NameTask

/** Draws the restaurant's name, or the logo in place of the name where the owner has one. */
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
  /** The size of the logo in pixels; undefined without a logo. */
  readonly logo: { readonly width: number; readonly height: number } | undefined
}

/** 'late' means that the task timed out because the machine is busy. */
type TaskError = 'unreadable' | 'late' | 'no-sharp'

export type TaskResult = RenderedFiles | ProcessedPicture | NamePictures | { readonly error: TaskError }
