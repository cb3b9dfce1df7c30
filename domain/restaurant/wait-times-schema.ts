// Wait times on the wire: the owner's setting with its checks, the promise to a customer, and the times that a customer may
// choose from. A schema gives the type.
import * as z from 'zod/mini'
import { tenths as tenthsWithin, wholeNumber, version } from '../basics/form-schema.ts'
import { slotGrids, waitBounds } from './setting-constants.ts'
import { count, instant, named } from '../basics/values.ts'

/** A number with one decimal. JSON Schema cannot say so, because for its validators 0.3 is not a multiple of 0.1. */
export const tenths = z.number().check(z.gte(0))

const { minutesPerBurrito, hands, shortestWait, daysAhead, stopAfter } = waitBounds

const kitchenSpeed = z
  .strictObject({
    /** The minutes that one pair of hands needs to roll one burrito. */
    minutesPerBurrito: tenthsWithin(minutesPerBurrito.least, minutesPerBurrito.most),
    hands: wholeNumber(hands.least, hands.most),
  })
  .register(named, { id: 'KitchenSpeed', description: 'How fast the kitchen works.' })

/** The settings that decide when an order placed now is ready: the body of POST /api/office/wait-times/preview. */
export const waitPreviewBody = z.strictObject({
  /** Null until the owner sets a speed: until then any order can be ready after the shortest wait. */
  speed: z.nullable(kitchenSpeed),
  /** In minutes. */
  shortestWait: wholeNumber(shortestWait.least, shortestWait.most),
})

export const waitTimes = z.extend(waitPreviewBody, {
  /** Minutes from one slot to the next. */
  slotInterval: z.literal(slotGrids),
  /** How many days ahead customers can order; 0: only as soon as possible. */
  daysAhead: wholeNumber(daysAhead.least, daysAhead.most),
  /** The shop stops accepting orders after nobody has touched a new order for this many minutes; null: never (R48). */
  stopAfter: z.nullable(wholeNumber(stopAfter.least, stopAfter.most)),
  /** Whether customers see how often orders were on time (R49). */
  showsOnTimeRecord: z.boolean(),
})
export const savedWaitTimes = z.extend(waitTimes, { version }).register(named, { id: 'SavedWaitTimes' })

export const busy = z
  .strictObject({ minutes: count, until: instant })
  .register(named, { id: 'Busy', description: 'Every promise for now is so much later, until then.' })

/** The customer is shown `at`: when a pickup is ready, or when a delivery arrives. */
export const promise = z
  .strictObject({
    at: instant,
    /** When the kitchen has the order ready: for a delivery, when the driver leaves. */
    readyBy: instant,
    /** True if the customer chose the time. */
    isScheduled: z.boolean(),
  })
  .register(named, { id: 'Promise', description: 'When an order is ready, or arrives.' })

export const timesReply = z
  .strictObject({
    /** The time of "as soon as possible"; null while no order for now is accepted. */
    soonest: z.nullable(instant),
    /** The free slots, from today to the last day that can be ordered for. */
    slots: z.array(instant),
    /** The most burritos that could be ready at any of these times; null: no limit. */
    most: z.nullable(count),
    /** The times at which only orders with a card are accepted (trust rule 23); absent if there are none. */
    needsCard: z.exactOptional(z.array(instant)),
    now: instant,
  })
  .register(named, { id: 'TimesReply', description: 'Times to choose from: of a delivery, its arrival.' })
