// Wait times in the office, on the wire: what customers are told now, and how often the promises were kept.
import * as z from 'zod/mini'
import { tenths } from '../restaurant/wait-times-schema.ts'
import { count, day, instant, named } from '../basics/values.ts'
import { orderId } from '../orders/order-schema.ts'

export const waitPreview = z
  .strictObject({
    burritos: count,
    /** Null while nobody can order for now. */
    readyBy: z.nullable(instant),
    /** What the promise is made of, in minutes; null without a speed, or without a promise. */
    sum: z.nullable(
      z.strictObject({
        /** The burritos that are to be ready no later. */
        ahead: tenths,
        rollingAhead: tenths,
        rollingThese: tenths,
        /** Burritos are whole, and hands may be busy with another one. */
        toBeSure: tenths,
      }),
    ),
    /** What decides. */
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
    /** The slower end: four days in five were as fast, or faster. */
    minutesPerBurrito: tenths,
    /** The hands that this was measured with. */
    hands: count,
    orders: count,
  })
  .register(named, { id: 'MeasuredSpeed', description: 'How fast the kitchen was in the last 30 days.' })

export const onTimeRecordReply = z
  .strictObject({
    from: day,
    to: day,
    ...keptOf,
    /** Of the order in the middle; negative: early. Null without orders. */
    median: z.nullable(minutesLate),
    /** The latest order; null while every promise was kept. */
    worst: z.nullable(z.strictObject({ id: orderId, number: count, day, minutes: minutesLate })),
    /** Orders whose promise staff moved; they are judged by the first promise. */
    delayed: count,
    /** Orders by minutes from the promise, in twos: from 9 and more early to more than 7 late. */
    spread: z.array(count),
    /** By the hour that was promised, from 4 in the morning round to 3 at night. */
    hours: z.array(z.strictObject({ hour: count, ...keptOf })),
    days: z.array(z.strictObject({ day, ...keptOf })),
    /** Of the last 30 days, whatever days were asked for. */
    month: z.strictObject({ ...keptOf, measured: z.nullable(measuredSpeed) }),
  })
  .register(named, { id: 'OnTimeRecordReply' })
