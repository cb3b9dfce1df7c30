// How orders get to their customers, on the wire: the ways that are offered, and where they are delivered to.
import * as z from 'zod/mini'
import { waysToCustomer } from '../ways.ts'
import { cents, count, named } from './values.ts'

export const way = z.enum(waysToCustomer)

export const zone = z
  .strictObject({
    name: z.string(),
    /** Of five digits each; in no other zone. */
    zipcodes: z.array(z.string().check(z.regex(/^\d{5}$/))),
    fee: cents,
    /** Of the subtotal. */
    smallestOrder: cents,
    minutesOnTheRoad: count,
  })
  .register(named, { id: 'Zone', description: 'Where we deliver to, for which fee.' })

export const waysFields = {
  /** At least one of the two. */
  delivery: z.boolean(),
  pickup: z.boolean(),
  /** Which one the checkout starts with, where both are offered. */
  chosenFirst: way,
  /** None: everywhere, without a fee. */
  zones: z.array(zone),
  feeIsTaxed: z.boolean(),
  /** Whether customers must give a phone number. */
  phoneRequired: z.strictObject({ delivery: z.boolean(), pickup: z.boolean() }),
}
export const ways = z.strictObject(waysFields).register(named, { id: 'Ways' })
