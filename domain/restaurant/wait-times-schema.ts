// Times: the setting of how long customers wait, with its checks; what is promised to a customer, and the times to choose
// from. A schema gives the type.
import * as z from 'zod/mini'
import { tenths as tenthsWithin, wholeNumber, version } from '../basics/form-schema.ts'
import { slotGrids, waitBounds } from './setting-constants.ts'
import { count, instant, named } from '../basics/values.ts'

/** To a tenth. JSON Schema cannot say so: to its validators 0.3 is no multiple of 0.1. */
export const tenths = z.number().check(z.gte(0))

const { minutesPerBurrito, hands, shortestWait, daysAhead, stopAfter } = waitBounds

const kitchenSpeed = z
  .strictObject({
    /** To roll one burrito with one pair of hands. */
    minutesPerBurrito: tenthsWithin(minutesPerBurrito.least, minutesPerBurrito.most),
    hands: wholeNumber(hands.least, hands.most),
  })
  .register(named, { id: 'KitchenSpeed', description: 'How fast the kitchen works.' })

/** What decides when an order of now is ready: the body of POST /api/office/wait-times/try. */
export const waitPreviewBody = z.strictObject({
  /** Null until the owner has set it: any order can be ready after the shortest wait. */
  speed: z.nullable(kitchenSpeed),
  /** In minutes. */
  shortestWait: wholeNumber(shortestWait.least, shortestWait.most),
})

export const waitTimes = z.extend(waitPreviewBody, {
  /** Minutes from one slot to the next. */
  slotInterval: z.literal(slotGrids),
  /** How many days after today can be ordered for; 0: only as soon as possible. */
  daysAhead: wholeNumber(daysAhead.least, daysAhead.most),
  /** After so many minutes in which nobody has touched a new order, no more are taken; null: never (R48). */
  stopAfter: z.nullable(wholeNumber(stopAfter.least, stopAfter.most)),
  /** Whether customers read how often we were on time (R49). */
  showsOnTimeRecord: z.boolean(),
})
export const savedWaitTimes = z.extend(waitTimes, { version }).register(named, { id: 'SavedWaitTimes' })

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
