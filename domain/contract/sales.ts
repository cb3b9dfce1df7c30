// The sales on the wire. A schema gives the type.
import * as z from 'zod/mini'
import { cents, count, day, itemId, localText, named } from './values.ts'
import { way } from './ways.ts'

/** An order counts on the day it was placed, a refund on the day the money went back. */
const figures = {
  /** What was charged: the burritos before tax, the tax and the delivery fees. */
  revenue: cents,
  beforeTax: cents,
  tax: cents,
  delivery: cents,
  /** What was sent back, with all that was charged, and the tax in it. */
  refunds: cents,
  refundedTax: cents,
  orders: count,
  burritos: count,
  /** Revenue by order, half a cent up; null without orders. */
  average: z.nullable(cents),
}
export const salesFigures = z.strictObject(figures).register(named, { id: 'SalesFigures' })
export const salesDay = z
  .strictObject({
    day,
    /** Orders too large to be added up: they are in none of the figures. */
    leftOut: count,
    ...figures,
  })
  .register(named, { id: 'SalesDay' })
export const salesHour = z
  .strictObject({
    hour: z.int().check(z.gte(0), z.lte(23)),
    revenue: cents,
    orders: count,
    burritos: count,
  })
  .register(named, { id: 'SalesHour' })
/** Before tax: tax is rounded on the whole order and belongs to no single burrito. */
export const salesBurrito = z
  .strictObject({ item: itemId, name: localText, burritos: count, beforeTax: cents })
  .register(named, { id: 'SalesBurrito' })
/** What was chosen beyond what an item comes with; a default that was left as it is counts nowhere. */
export const salesChoice = z
  .strictObject({
    choice: z.string(),
    name: localText,
    /** Null where the choice is no longer on the menu. */
    group: z.nullable(z.strictObject({ id: z.string(), name: localText })),
    /** In all burritos together. */
    count,
    /** What it added to the prices, before tax. */
    added: cents,
  })
  .register(named, { id: 'SalesChoice' })
export const salesWay = z
  .strictObject({ way, orders: count, revenue: cents })
  .register(named, { id: 'SalesWay' })
export const salesReply = z
  .strictObject({
    from: day,
    to: day,
    today: day,
    total: salesFigures,
    /** The period compared with; where ours is not over, that one counts up to the same time of day. */
    before: z.strictObject({ from: day, to: day, soFar: z.boolean(), total: salesFigures }),
    /** Every day of the period, also those without orders. */
    days: z.array(salesDay),
    /** Where the period is one day: the 13 before it, to see it in its place. */
    leadUp: z.array(salesDay),
    /** By the hour on the restaurant's wall, from 4 round to 3; only revenue, orders and burritos. */
    hours: z.array(salesHour),
    burritos: z.array(salesBurrito),
    /** In the order of the menu; what is no longer on it comes last. */
    choices: z.array(salesChoice),
    ways: z.array(salesWay),
  })
  .register(named, { id: 'SalesReply' })
