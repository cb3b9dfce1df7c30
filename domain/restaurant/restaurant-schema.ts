// The restaurant: what the owner says about it, with its checks, and what screens, letters and the prerendered page are made
// from. A schema gives the type.
import * as z from 'zod/mini'
import { maxTextLength } from '../basics/card-number.ts'
import { addressRules, optionalRules, personRules } from '../basics/contact-rules.ts'
import { validationError, text, textByRule, wholeNumber, version } from '../basics/form-schema.ts'
import type { MilliPercent } from '../basics/money.ts'
import { ownPictureId } from '../menu/picture-schema.ts'
import { isTimeZone } from '../basics/time-zone.ts'
import { usStates } from '../basics/us-states.ts'
import { branded, count, named, localizedText, type Wire } from '../basics/values.ts'

/** How much room the owner's words have, in each language. */
export const maxCopyLengths = {
  directions: 240,
  headline: 60,
  lead: 160,
  storyTitle: 80,
  story: maxTextLength,
  lastLine: 120,
}

export const restaurantAddress = z
  .strictObject({
    street: text(addressRules.address.longest),
    city: text(addressRules.city.longest),
    state: z.enum(
      usStates.map(([code]): string => code),
      validationError('missing'),
    ),
    zipcode: textByRule(addressRules.zipcode),
  })
  .register(named, { id: 'RestaurantAddress' })

export const restaurantWords = z
  .strictObject({
    headline: localizedText(maxCopyLengths.headline),
    lead: localizedText(maxCopyLengths.lead),
    storyTitle: localizedText(maxCopyLengths.storyTitle),
    story: localizedText(maxCopyLengths.story),
    lastLine: localizedText(maxCopyLengths.lastLine),
  })
  .register(named, { id: 'RestaurantWords', description: 'The words of the Welcome screen.' })

/** What is null is not set: nothing is made up in its place. */
const ownersFields = {
  name: text(40),
  /** The year in which it opened. */
  since: z.nullable(wholeNumber(1500, 2100)),
  /** All times are shown by the restaurant's clock, and its business day starts by it. */
  timeZone: z
    .string()
    .check(
      z.maxLength(64, { error: validationError('unknown'), abort: true }),
      z.refine(isTimeZone, validationError('unknown')),
    ),
  /**
   * The sales tax on new orders; an order keeps the rate that it was placed with. Up to 25 %: above any sales tax, and below
   * what a slipped decimal point makes of one.
   */
  taxRate: branded<MilliPercent, number>(wholeNumber(0, 25_000)),
  address: z.nullable(restaurantAddress),
  phone: z.nullable(textByRule(optionalRules.phone)),
  email: z.nullable(textByRule(personRules.email)),
  /** One line that helps to find the door. */
  directions: z.nullable(localizedText(maxCopyLengths.directions)),
  words: restaurantWords,
}

export const restaurant = z
  .strictObject({
    ...ownersFields,
    /** The owner's own logo, which stands wherever the name would: the upload, and its size in pixels as it is served. */
    logo: z.nullable(z.strictObject({ id: ownPictureId, width: count, height: count })),
    /** The pictures made of logo or name, for letters and link previews ("-letter.png" and the like follow); see domain/restaurant/brand.ts. */
    namePicture: z.nullable(z.string()),
  })
  .register(named, { id: 'Restaurant' })
export type Restaurant = Wire<typeof restaurant>

/** What the owner sets of it: the pictures are the server's. */
export const savedRestaurant = z
  .strictObject({
    ...ownersFields,
    /** The id of its upload. */
    logo: z.nullable(ownPictureId),
    version,
  })
  .register(named, { id: 'SavedRestaurant' })
