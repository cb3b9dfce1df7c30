// The restaurant on the wire: what screens, letters and the prerendered page are made from. A schema gives the type.
import * as z from 'zod/mini'
import { count, localText, milliPercent, named } from './values.ts'

export const restaurantAddress = z
  .strictObject({ street: z.string(), city: z.string(), state: z.string(), zipcode: z.string() })
  .register(named, { id: 'RestaurantAddress' })

export const restaurantWords = z
  .strictObject({
    headline: localText,
    lead: localText,
    storyTitle: localText,
    story: localText,
    lastLine: localText,
  })
  .register(named, { id: 'RestaurantWords', description: 'The words of the Welcome screen.' })

/** What is null is not set: nothing is made up in its place. */
export const restaurantFields = {
  name: z.string(),
  /** The owner's own logo, which stands wherever the name would: the upload, and its size in pixels as it is served. */
  logo: z.nullable(z.strictObject({ id: z.string(), width: count, height: count })),
  /** The pictures made of logo or name, for letters and link previews ("-letter.png" and the like follow); see domain/brand.ts. */
  namePicture: z.nullable(z.string()),
  /** The year in which it opened. */
  since: z.nullable(z.int()),
  /** All times are shown by the restaurant's clock, and its business day starts by it. */
  timeZone: z.string(),
  /** The sales tax on new orders; an order keeps the rate that it was placed with. */
  taxRate: milliPercent,
  address: z.nullable(restaurantAddress),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** One line that helps to find the door. */
  directions: z.nullable(localText),
  words: restaurantWords,
}
export const restaurant = z.strictObject(restaurantFields).register(named, { id: 'Restaurant' })

/** What the owner sets of it: the pictures are the server's. */
const { namePicture: _made, ...fieldsOfOwner } = restaurantFields

export const officeRestaurantReply = z
  .strictObject({
    ...fieldsOfOwner,
    /** The id of its upload. */
    logo: z.nullable(z.string()),
    /** Sent back with a change, so that nobody overwrites what they have not seen. */
    version: count,
  })
  .register(named, { id: 'OfficeRestaurantReply' })
