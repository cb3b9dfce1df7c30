// What the wall shows (R75), on the wire: the orders that guests wait for, by number and first name. A schema gives the type.
import * as z from 'zod/mini'
import { count, named } from '../basics/values.ts'
import { placedOrderFields } from '../orders/order-schema.ts'

const wallOrder = z
  .strictObject({
    number: placedOrderFields.number,
    /** As the customer typed it. Everybody in the restaurant reads the wall, so that it says nothing else of them. */
    firstName: z.string(),
  })
  .register(named, { id: 'WallOrder' })

export const wall = z
  .strictObject({
    /** The earliest promise first. */
    preparing: z.array(wallOrder),
    /** How many more are being prepared than are listed. */
    morePreparing: count,
    /** The newest first. */
    ready: z.array(wallOrder),
    moreReady: count,
  })
  .register(named, { id: 'Wall', description: 'Pickup orders, as guests see them in the restaurant.' })
