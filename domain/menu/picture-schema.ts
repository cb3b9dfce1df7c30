// The owner's pictures: which upload, its centre, how it is turned, and what it shows. A schema gives the type.
import * as z from 'zod/mini'
import { fault, optionalText, wholeNumber } from '../basics/form-rules.ts'
import { ownPictureId } from './picture.ts'
import { named, pictureUrl } from '../basics/values.ts'

/** A sentence that a screen reader says. */
export const longestAlt = 160

export const pictureCut = z.strictObject({
  id: z.string(fault('gone')).check(z.regex(ownPictureId, fault('gone'))),
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
