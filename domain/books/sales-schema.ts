// The sales (R63): of which days, and what was sold. Every figure holds what its name says. A schema gives the type.
import * as z from 'zod/mini'
import { addIssue, validationError } from '../basics/form-schema.ts'
import { findRangeError, salesPeriods } from './sales-days.ts'
import { testModeMoney } from './books-schema.ts'
import { cents, count, day, localText, named } from '../basics/values.ts'
import { itemId } from '../menu/menu-id-schema.ts'
import { fulfillment } from '../restaurant/fulfillment-schema.ts'

/** An order counts on the day its money came in, a refund on the day the money went back. */
const figures = {
  /** The items with their options, before discounts and tax. */
  sales: cents,
  /** Taken off by codes. */
  discounts: cents,
  /** Goods that were paid back, after their discount and without tax, delivery and tip. */
  refunds: cents,
  /** What banks took in disputes, less what they gave back: nobody says for which part of a bill. */
  disputes: cents,
  /** Sales less discounts, refunds and disputes; below zero where more went back than came in. */
  netSales: cents,
  /** Of these three, what went back is taken off. */
  tax: cents,
  delivery: cents,
  /** Never in sales. */
  tips: cents,
  /** Net sales, tax, delivery and tips: the money that stayed. */
  total: cents,
  orders: count,
  burritos: count,
  /** Net sales by order, half a cent up; null without orders. */
  average: z.nullable(cents),
  /** Orders canceled before their money came in, on the day they were placed; they are in no other figure. */
  canceled: count,
}
export const salesFigures = z.strictObject(figures).register(named, { id: 'SalesFigures' })
export const salesDay = z
  .strictObject({
    day,
    ...figures,
    tipsByFulfillment: z.strictObject({ delivery: cents, pickup: cents }),
  })
  .register(named, { id: 'SalesDay' })
/** By the hour that was promised. What was sold: sales less discounts; refunds are not taken off. */
export const salesHour = z
  .strictObject({
    hour: z.int().check(z.gte(0), z.lte(23)),
    sold: cents,
    orders: count,
    burritos: count,
  })
  .register(named, { id: 'SalesHour' })
/** Sales less the item's share of discounts, before tax: all items together are sales less discounts. */
export const salesItem = z
  .strictObject({ item: itemId, name: localText, burritos: count, sold: cents })
  .register(named, { id: 'SalesItem' })
/** What was chosen beyond what an item comes with; a default that was left as it is counts nowhere. */
export const salesChoice = z
  .strictObject({
    choice: z.string(),
    name: localText,
    /** Null where the choice is no longer on the menu. */
    group: z.nullable(z.strictObject({ id: z.string(), name: localText })),
    /** In all burritos together. */
    count,
    /** What it added to the prices, before discounts and tax. */
    added: cents,
  })
  .register(named, { id: 'SalesChoice' })
/** What was sold is sales less discounts; tips that went back are taken off. */
export const salesFulfillment = z
  .strictObject({ fulfillment, orders: count, sold: cents, tips: cents })
  .register(named, { id: 'SalesFulfillment' })
export const salesPromoCode = z
  .strictObject({ code: z.string(), orders: count, discounts: cents })
  .register(named, { id: 'SalesPromoCode' })
export const salesReply = z
  .strictObject({
    from: day,
    to: day,
    today: day,
    total: salesFigures,
    testModeMoney,
    /** The period compared with; where ours is not over, that one counts up to the same time of day. */
    before: z.strictObject({ from: day, to: day, soFar: z.boolean(), total: salesFigures }),
    /** Of the orders promised for these days that were marked ready, how many were ready as promised. */
    onTime: z.strictObject({ orders: count, kept: count }),
    /** Every day of the period, also those without orders. */
    days: z.array(salesDay),
    /** Where the period is one day: the 13 before it, to see it in its place. */
    leadUp: z.array(salesDay),
    /** By the hour on the restaurant's wall, from 4 round to 3. */
    hours: z.array(salesHour),
    burritos: z.array(salesItem),
    /** In the order of the menu; what is no longer on it comes last. */
    choices: z.array(salesChoice),
    fulfillments: z.array(salesFulfillment),
    /** Those that took off most come first. */
    codes: z.array(salesPromoCode),
  })
  .register(named, { id: 'SalesReply' })

const rangeDay = z.iso.date(validationError('invalid-date'))
/** Business days, both included. */
export const rangeQuery = z.strictObject({ from: rangeDay, to: rangeDay }).check(({ value, issues }) => {
  const wrong = findRangeError(value)
  if (wrong) addIssue(issues, [wrong.field], wrong.validationError)
})

/** Either a period that ends today or yesterday, or a range. */
export const salesQuery = z.pipe(
  z
    .strictObject({
      period: z.optional(z.enum(salesPeriods)),
      from: z.optional(rangeDay),
      to: z.optional(rangeDay),
    })
    .check(({ value: { period, from, to }, issues }) => {
      const given = from !== undefined || to !== undefined
      if (period && given) addIssue(issues, ['period'], 'unwanted')
      const wrong = period ? undefined : findRangeError({ from: from ?? '', to: to ?? '' })
      if (wrong) addIssue(issues, [wrong.field], wrong.validationError)
    }),
  z.transform(({ period, from = '', to = '' }) => (period === undefined ? { from, to } : { period })),
)
