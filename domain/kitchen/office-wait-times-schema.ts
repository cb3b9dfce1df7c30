// Wait times in the office, on the wire: the preview of promises to customers, and the on-time record.
import * as z from 'zod/mini'
import { tenths } from '../restaurant/wait-times-schema.ts'
import { count, day, instant, named } from '../basics/values.ts'
import { orderId } from '../orders/order-schema.ts'

export const waitPreview = z
  .strictObject({
    burritos: count,
    /** Null while customers cannot order for now. */
    readyBy: z.nullable(instant),
    /** How the promise adds up, in minutes; null without a speed or without a promise. */
    sum: z.nullable(
      z.strictObject({
        /** The burritos of all orders that are promised no later. */
        ahead: tenths,
        rollingAhead: tenths,
        rollingThese: tenths,
        /** A margin, because burritos are whole and hands may be busy with another order. */
        toBeSure: tenths,
      }),
    ),
    /** What decided the promise. */
    because: z.enum(['kitchen', 'shortest-wait', 'busy']),
  })
  .register(named, {
    id: 'WaitPreview',
    description: 'What a customer is told who orders so many burritos now.',
  })

export const waitPreviewsReply = z
  .strictObject({ now: instant, answers: z.array(waitPreview) })
  .register(named, { id: 'WaitPreviewsReply' })

const minutesLate = z.number()
const keptOf = { orders: count, kept: count }

export const measuredSpeed = z
  .strictObject({
    /** The 80th percentile of all days: four days in five were as fast or faster. */
    minutesPerBurrito: tenths,
    /** The number of hands that the speed is measured for. */
    hands: count,
    orders: count,
  })
  .register(named, { id: 'MeasuredSpeed', description: 'How fast the kitchen was in the last 30 days.' })

export const onTimeRecordReply = z
  .strictObject({
    from: day,
    to: day,
    ...keptOf,
    /** Median minutes late, negative if early; null without orders. */
    median: z.nullable(minutesLate),
    /** The latest order; null if every order was on time. */
    worst: z.nullable(z.strictObject({ id: orderId, number: count, day, minutes: minutesLate })),
    /** Orders whose promise staff moved. They are judged by their first promise. */
    delayed: count,
    /** Orders by minutes late, in the bars of `spreadEnds` (on-time-record.ts). */
    spread: z.array(count),
    /** By the hour of the promise, from 4 AM around the clock to 3 AM. */
    hours: z.array(z.strictObject({ hour: count, ...keptOf })),
    days: z.array(z.strictObject({ day, ...keptOf })),
    /** The last 30 days, whatever period was requested. */
    month: z.strictObject({ ...keptOf, measured: z.nullable(measuredSpeed) }),
  })
  .register(named, { id: 'OnTimeRecordReply' })
