// How an item looks, and the owner's pictures: the upload, its center, its rotation and its alternative text. A schema gives
// the type.
import * as z from 'zod/mini'
import { validationError, optionalText, wholeNumber } from '../basics/form-schema.ts'
import { colors, framings } from './look.ts'
import { localText, named, type Wire } from '../basics/values.ts'

/** A photograph is shown in a frame; a cut-out has a transparent background and is shown on the item's color. */
export const ownPictureId = z
  .string(validationError('gone'))
  .check(z.regex(/^(?:photo|cutout)-[0-9a-f]{24}$/, validationError('gone')))

/** Without size and format: a suffix such as "-card.avif" follows. A new picture or crop has a new URL. */
export const pictureUrl = z.string().check(z.regex(/^\/pictures\/[a-z0-9-]+$/))

export const itemPicture = z
  .strictObject({
    url: pictureUrl,
    alt: localText,
    framing: z.enum(framings),
  })
  .register(named, { id: 'ItemPicture' })
/** `url` is not the URL of a file: pictureFile adds the size and the format. */
export type ItemPicture = Wire<typeof itemPicture>

export const look = z
  .strictObject({ color: z.enum(colors), picture: z.nullable(itemPicture) })
  .register(named, { id: 'Look', description: 'The color of an item’s field, and its picture.' })
export type Look = Wire<typeof look>

/** The length of a sentence that a screen reader reads out. */
export const maxAltLength = 160

export const pictureCrop = z.strictObject({
  id: ownPictureId,
  /** The center, in percent of the rotated picture, from the left and from the top. */
  x: wholeNumber(0, 100),
  y: wholeNumber(0, 100),
  /** Quarter turns, clockwise. */
  turns: wholeNumber(0, 3),
})

/** The body of POST /api/office/pictures/:picture/crop. */
export const cropBody = z.omit(pictureCrop, { id: true })

/** The picture in the form of an item. */
export const pictureChoice = z.extend(pictureCrop, {
  /** If empty, the item's name is the alternative text. */
  alt: optionalText(maxAltLength),
})

/** `url` leads to the files that the server has made. */
export const pictureReply = z.extend(pictureCrop, { url: pictureUrl }).register(named, { id: 'PictureReply' })
