// The owner's first screen on the wire. A schema gives the type.
import * as z from 'zod/mini'
import { alarmKinds } from './alarms.ts'
import { orderId } from '../orders/order-schema.ts'
import { cents, count, day, instant, named } from '../basics/values.ts'
import { firstWeekFacts, savedChecklist } from '../restaurant/first-week-schema.ts'
import { fulfillment } from '../restaurant/fulfillment-schema.ts'
import { promise } from '../restaurant/wait-times-schema.ts'

/** Net sales are after discounts and refunds, before tax, and without tips. */
const figures = { orders: count, netSales: cents }
const someOrder = { id: orderId, number: count, name: z.string() }

const alarmKind = z.enum(alarmKinds)

export const scheduledOrder = z
  .strictObject({ ...someOrder, promise, fulfillment, itemCount: count })
  .register(named, { id: 'ScheduledOrder', description: 'An order that waits until it is time to start.' })

export const todayReply = z
  .strictObject({
    now: instant,
    today: day,
    total: z.strictObject(figures),
    /** The same weekday a week ago, up to the same time of day. */
    before: z.strictObject({ day, ...figures }),
    /** Of the orders promised for today that were marked ready: how many kept their promise (R49). */
    onTime: z.strictObject({ orders: count, kept: count }),
    /** When an order placed now would be ready; null while customers cannot order for now. */
    orderNow: z.strictObject({ burritos: count, readyBy: z.nullable(instant) }),
    /** Open tickets by column. Scheduled orders count as `later` until it is time to start them. */
    board: z.strictObject({ placed: count, cooking: count, ready: count, later: count }),
    /** The order that is furthest behind its promise; null if none is late. */
    late: z.nullable(z.strictObject({ ...someOrder, readyBy: instant })),
    /** The next scheduled orders, soonest first. */
    scheduled: z.array(scheduledOrder),
    /** What is wrong, the worst first (R72). */
    alarms: z.array(z.strictObject({ kind: alarmKind, count })),
    /** The alarms that were over within the last hour. */
    overAlarms: z.array(alarmKind),
    /** Orders that were handed over and are still not paid an hour after their promise (R65). */
    unpaidOrders: count,
    /** The dispute that needs its answer first; null if none does (R66). */
    urgentDispute: z.nullable(
      z.strictObject({
        orderId,
        /** Without an answer by this date the money is lost; null if the bank set no date. */
        respondBy: z.nullable(instant),
      }),
    ),
    firstWeek: firstWeekFacts,
    checklist: savedChecklist,
  })
  .register(named, { id: 'TodayReply' })
