// The rules for an item's picture: which upload, its centre, how it is turned, and what it shows.
import * as z from 'zod/mini'
import { fault, optionalText, wholeNumber } from './form-rules.ts'
import { ownPictureId } from './own-picture.ts'

/** A sentence that a screen reader says. */
export const longestAlt = 160

const centreAndTurns = {
  x: wholeNumber(0, 100),
  y: wholeNumber(0, 100),
  turns: wholeNumber(0, 3),
}

/** The body of POST /api/office/pictures/:picture/cut. */
export const pictureCutForm = z.strictObject(centreAndTurns)

/** In the form of an item. */
export const itemPictureForm = z.strictObject({
  id: z.string(fault('gone')).check(z.regex(ownPictureId, fault('gone'))),
  /** Empty: the item's name says enough. */
  alt: optionalText(longestAlt),
  ...centreAndTurns,
})
