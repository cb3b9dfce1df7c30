// The shop as customers see it now: the restaurant, its menu, and whether and how they can order. A schema gives the type.
import * as z from 'zod/mini'
import { count, instant, named } from '../basics/values.ts'
import { menu } from '../menu/menu-schema.ts'
import { shopFulfillment } from './fulfillment-schema.ts'
import { hours, opening } from './opening-hours-schema.ts'
import { shopPaymentMethods } from './payment-methods-schema.ts'
import { restaurant } from './restaurant-schema.ts'
import { busy } from './wait-times-schema.ts'

export const pause = z.strictObject({ until: z.nullable(instant) }).register(named, {
  id: 'Pause',
  description: 'No orders are taken until then; null: until the kitchen says so.',
})

export const menuReply = z
  .strictObject({
    ...menu.shape,
    restaurant,
    hours,
    opening,
    fulfillmentSettings: shopFulfillment,
    paymentMethods: shopPaymentMethods,
    /** Null while orders are accepted. */
    pause: z.nullable(pause),
    /** Null unless staff have said that the kitchen is busy (R47). */
    busy: z.nullable(busy),
    /** True if nobody in the kitchen has touched a new order for too long, so no orders are accepted for now (R48). */
    isUnattended: z.boolean(),
    /** The percentage of orders that were ready on time, if the owner shows it (R49); otherwise null. */
    record: z.nullable(z.strictObject({ keptPercent: count })),
    /** The server's time, from which the page counts down a pause. */
    now: instant,
  })
  .register(named, { id: 'MenuReply' })
