// The first-week checklist on the wire (R40): what the restaurant has set up so far, and whether the checklist is dismissed.
// A schema gives the type.
import * as z from 'zod/mini'
import { version } from '../basics/form-schema.ts'
import { count, instant, milliPercent, named } from '../basics/values.ts'
import { restaurantAddress } from './restaurant-schema.ts'

/** Whether the owner has dismissed the first-week checklist. */
export const checklist = z.strictObject({ dismissed: z.boolean() })
export const savedChecklist = z
  .extend(checklist, { version })
  .register(named, { id: 'Checklist', description: 'Whether the list of the first week is put away.' })

export const firstWeekFacts = z
  .strictObject({
    /** Settings that nobody has changed since the installation. */
    asInstalled: z.array(z.enum(['name', 'story', 'tax', 'fulfillmentSettings', 'menu'])),
    name: z.string(),
    address: z.nullable(restaurantAddress),
    timeZone: z.string(),
    /** The time zone of the address, if its clocks differ from the restaurant's time zone; otherwise null. */
    addressTimeZone: z.nullable(z.string()),
    taxRate: milliPercent,
    hours: z.strictObject({
      /** Null until the owner sets the week: until then the restaurant is always open. */
      daysOpen: z.nullable(count),
      specialDays: count,
    }),
    fulfillmentSettings: z.strictObject({
      delivery: z.boolean(),
      pickup: z.boolean(),
      zones: count,
    }),
    /** The number of items on the menu. */
    items: count,
    /** Null: customers pay at the counter. "none": nobody can pay. "test": the keys are for Stripe's test mode (R66). */
    cards: z.nullable(z.enum(['none', 'demo', 'test', 'card'])),
    /** Null without a mail server: emails are written to files. */
    mailServer: z.nullable(z.string()),
    /** Other people who can log in: a few names, and how many more there are. */
    people: z.strictObject({ names: z.array(z.string()), more: count }),
    /** The restaurant's first order; null before it. */
    order: z.nullable(z.strictObject({ number: count, timestamp: instant })),
  })
  .register(named, {
    id: 'FirstWeekFacts',
    description: 'What is true of a restaurant that has just opened.',
  })
