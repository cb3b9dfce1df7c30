// The shop as customers find it now: the restaurant, its menu, and whether and how one can order. A schema gives the type.
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
    /** Null while orders are taken. */
    pause: z.nullable(pause),
    /** Null while the kitchen keeps up. */
    busy: z.nullable(busy),
    /** Nobody in the kitchen has touched a new order for too long, and no more are taken for now (R48). */
    isUnattended: z.boolean(),
    /** How often orders were ready on time, where the owner shows it (R49); null otherwise. */
    record: z.nullable(z.strictObject({ keptPercent: count })),
    /** The server's clock, by which a pause is counted down. */
    now: instant,
  })
  .register(named, { id: 'MenuReply' })
