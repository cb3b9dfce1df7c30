// Times on the wire: how the kitchen works, what is promised to a customer, and the times to choose from. A schema gives the
// type.
import * as z from 'zod/mini'
import { count, instant, named } from './values.ts'

/** To a tenth. JSON Schema cannot say so: to its validators 0.3 is no multiple of 0.1. */
export const tenths = z.number().check(z.gte(0))

export const kitchenSpeed = z
  .strictObject({
    /** To roll one burrito with one pair of hands. */
    minutesEach: tenths,
    hands: count,
  })
  .register(named, { id: 'KitchenSpeed', description: 'How fast the kitchen works.' })

export const waitTimesFields = {
  /** Null until the owner has set it: any order can be ready after the shortest wait. */
  speed: z.nullable(kitchenSpeed),
  /** In minutes. */
  shortestWait: count,
  /** Minutes from one slot to the next. */
  slotEvery: count,
  /** How many days after today can be ordered for; 0: only as soon as possible. */
  daysAhead: count,
  /** After so many minutes in which nobody has touched a new order, no more are taken; null: never (R48). */
  stopAfter: z.nullable(count),
  /** Whether customers read how often we were on time (R49). */
  showsRecord: z.boolean(),
}
export const waitTimes = z.strictObject(waitTimesFields).register(named, { id: 'WaitTimes' })

export const officeWaitTimesReply = z
  .strictObject({
    ...waitTimesFields,
    /** Sent back with a change, so that nobody overwrites what they have not seen. */
    version: count,
  })
  .register(named, { id: 'OfficeWaitTimesReply' })

export const busy = z
  .strictObject({ minutes: count, until: instant })
  .register(named, { id: 'Busy', description: 'Every promise for now is so much later, until then.' })

/** The customer reads `at`: when it is ready, or when it arrives. */
export const promise = z
  .strictObject({
    at: instant,
    /** When the kitchen has it ready; of a delivery, before it goes on the road. */
    readyBy: instant,
    /** The customer chose the time. */
    isScheduled: z.boolean(),
  })
  .register(named, { id: 'Promise', description: 'When an order is ready, or arrives.' })

export const timesReply = z
  .strictObject({
    /** As soon as possible; null while that is not possible. */
    soonest: z.nullable(instant),
    /** The free slots, of today and the days that can be ordered for. */
    slots: z.array(instant),
    /** How many burritos could be ready at any of these times; null: as many as one likes. */
    most: z.nullable(count),
    /** Those of them that are for cards alone (trust rule 23); absent where none is. */
    needsCard: z.exactOptional(z.array(instant)),
    now: instant,
  })
  .register(named, { id: 'TimesReply', description: 'Times to choose from: of a delivery, its arrival.' })
