// How an item looks, and the owner's pictures: which upload, its centre, how it is turned, and what it shows. A schema gives
// the type.
import * as z from 'zod/mini'
import { fault, optionalText, wholeNumber } from '../basics/form-rules.ts'
import { colours, framings } from './look.ts'
import { localText, named, type Wire } from '../basics/values.ts'

/** A photograph is shown in a frame; a cut-out has a clear background and stands on the colour field. */
export const ownPictureId = z
  .string(fault('gone'))
  .check(z.regex(/^(?:photo|cutout)-[0-9a-f]{24}$/, fault('gone')))

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
  .strictObject({ colour: z.enum(colours), picture: z.nullable(itemPicture) })
  .register(named, { id: 'Look', description: 'The colour of an item’s field, and its picture.' })
export type Look = Wire<typeof look>

/** A sentence that a screen reader says. */
export const longestAlt = 160

export const pictureCut = z.strictObject({
  id: ownPictureId,
  /** The centre, in percent of the turned picture, from the left and from the top. */
  x: wholeNumber(0, 100),
  y: wholeNumber(0, 100),
  /** Quarter turns, clockwise. */
  turns: wholeNumber(0, 3),
})

/** Of POST /api/office/pictures/:picture/cut. */
export const cutBody = z.omit(pictureCut, { id: true })

/** In the form of an item. */
export const chosenPicture = z.extend(pictureCut, {
  /** Empty: the item's name says enough. */
  alt: optionalText(longestAlt),
})

/** With the files that were made. */
export const pictureReply = z.extend(pictureCut, { url: pictureUrl }).register(named, { id: 'PictureReply' })
