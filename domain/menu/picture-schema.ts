// How an item looks, and the owner's pictures: which upload, its center, how it is turned, and what it shows. A schema gives
// the type.
import * as z from 'zod/mini'
import { validationError, optionalText, wholeNumber } from '../basics/form-schema.ts'
import { colors, framings } from './look.ts'
import { localText, named, type Wire } from '../basics/values.ts'

/** A photograph is shown in a frame; a cut-out has a clear background and stands on the color field. */
export const ownPictureId = z
  .string(validationError('gone'))
  .check(z.regex(/^(?:photo|cutout)-[0-9a-f]{24}$/, validationError('gone')))

/** Without size and format: "-card.avif" and the like follow. The name changes with the picture. */
export const pictureUrl = z.string().check(z.regex(/^\/pictures\/[a-z0-9-]+$/))

export const itemPicture = z
  .strictObject({
    url: pictureUrl,
    alt: localText,
    framing: z.enum(framings),
  })
  .register(named, { id: 'ItemPicture' })
/** Its url is that of no file: pictureFile names the file of a size and a format. */
export type ItemPicture = Wire<typeof itemPicture>

export const look = z
  .strictObject({ color: z.enum(colors), picture: z.nullable(itemPicture) })
  .register(named, { id: 'Look', description: 'The color of an item’s field, and its picture.' })
export type Look = Wire<typeof look>

/** A sentence that a screen reader says. */
export const maxAltLength = 160

export const pictureCrop = z.strictObject({
  id: ownPictureId,
  /** The center, in percent of the turned picture, from the left and from the top. */
  x: wholeNumber(0, 100),
  y: wholeNumber(0, 100),
  /** Quarter turns, clockwise. */
  turns: wholeNumber(0, 3),
})

/** Of POST /api/office/pictures/:picture/cut. */
export const cropBody = z.omit(pictureCrop, { id: true })

/** In the form of an item. */
export const pictureChoice = z.extend(pictureCrop, {
  /** Empty: the item's name says enough. */
  alt: optionalText(maxAltLength),
})

/** With the files that were made. */
export const pictureReply = z.extend(pictureCrop, { url: pictureUrl }).register(named, { id: 'PictureReply' })
