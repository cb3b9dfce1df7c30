// The restaurant: what the owner enters about it, with its checks, and what screens, emails and the prerendered page show. A
// schema gives the type.
import * as z from 'zod/mini'
import { maxTextLength } from '../basics/card-number.ts'
import { addressRules, optionalRules, personRules } from '../basics/contact-rules.ts'
import { validationError, text, textByRule, wholeNumber, version } from '../basics/form-schema.ts'
import type { MilliPercent } from '../basics/money.ts'
import { ownPictureId } from '../menu/picture-schema.ts'
import { isTimeZone } from '../basics/time-zone.ts'
import { usStates } from '../basics/us-states.ts'
import { branded, count, named, localizedText, type Wire } from '../basics/values.ts'

/** The longest texts that the owner may write, in each language. */
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

/** Null means that the owner has not set the field: screens leave it out rather than make something up. */
const ownersFields = {
  name: text(40),
  /** The year in which the restaurant opened. */
  since: z.nullable(wholeNumber(1500, 2100)),
  /** The time zone of all displayed times and of the business day. */
  timeZone: z
    .string()
    .check(
      z.maxLength(64, { error: validationError('unknown'), abort: true }),
      z.refine(isTimeZone, validationError('unknown')),
    ),
  /**
   * The sales tax on new orders; an order keeps the rate that it was placed with. The limit of 25 % is above any sales tax, and
   * catches most misplaced decimal points.
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
    /** The owner's logo, which is shown instead of the name: the upload's id, and the size in pixels as it is served. */
    logo: z.nullable(z.strictObject({ id: ownPictureId, width: count, height: count })),
    /** The URL of the pictures made from the logo or the name, without a suffix such as "-letter.png"; see brand.ts. */
    namePicture: z.nullable(z.string()),
  })
  .register(named, { id: 'Restaurant' })
export type Restaurant = Wire<typeof restaurant>

/** The fields that the owner saves. The server makes the pictures. */
export const savedRestaurant = z
  .strictObject({
    ...ownersFields,
    /** The id of the upload. */
    logo: z.nullable(ownPictureId),
    version,
  })
  .register(named, { id: 'SavedRestaurant' })
