// The list of the first week on the wire (R40): what is true of a new restaurant, and whether the list is put away. A schema
// gives the type.
import * as z from 'zod/mini'
import { version } from '../basics/form-schema.ts'
import { count, instant, milliPercent, named } from '../basics/values.ts'
import { restaurantAddress } from './restaurant-schema.ts'

/** Whether the owner has put the list of the first week away. */
export const checklist = z.strictObject({ dismissed: z.boolean() })
export const savedChecklist = z
  .extend(checklist, { version })
  .register(named, { id: 'Checklist', description: 'Whether the list of the first week is put away.' })

export const firstWeekFacts = z
  .strictObject({
    /** What nobody has changed since the installation. */
    asInstalled: z.array(z.enum(['name', 'story', 'tax', 'fulfillmentSettings', 'menu'])),
    name: z.string(),
    address: z.nullable(restaurantAddress),
    timeZone: z.string(),
    /** The zone of the address, where its clocks show another time than the restaurant's; else null. */
    addressTimeZone: z.nullable(z.string()),
    taxRate: milliPercent,
    hours: z.strictObject({
      /** Null until the owner has set the week: open at all hours. */
      daysOpen: z.nullable(count),
      specialDays: count,
    }),
    fulfillmentSettings: z.strictObject({
      delivery: z.boolean(),
      pickup: z.boolean(),
      zones: count,
    }),
    /** How many are on the menu. */
    items: count,
    /** Null: customers pay at the counter or at the door alone. Test: the keys are of Stripe's test mode (R66). */
    cards: z.nullable(z.enum(['demo', 'test', 'card'])),
    /** Null without one: mails are written to files. */
    mailServer: z.nullable(z.string()),
    /** Who else can log in: a few names, and how many more there are. */
    people: z.strictObject({ names: z.array(z.string()), more: count }),
    /** The first one ever. */
    order: z.nullable(z.strictObject({ number: count, timestamp: instant })),
  })
  .register(named, {
    id: 'FirstWeekFacts',
    description: 'What is true of a restaurant that has just opened.',
  })
