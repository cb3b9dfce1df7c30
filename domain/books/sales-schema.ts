// The sales on the wire (R63): the requested days, and the figures. A schema gives the type.
import * as z from 'zod/mini'
import { addIssue, validationError } from '../basics/form-schema.ts'
import { findRangeError, salesPeriods } from './sales-days.ts'
import { testModeMoney } from './books-schema.ts'
import { cents, count, day, localText, named } from '../basics/values.ts'
import { itemId } from '../menu/menu-id-schema.ts'
import { fulfillment } from '../restaurant/fulfillment-schema.ts'

/** An order counts on the day its money came in, a refund on the day the money was sent back. */
const figures = {
  /** The items with their options, before discounts and tax. */
  sales: cents,
  /** Discounts of promo codes. */
  discounts: cents,
  /** Refunded goods, after their discount and without tax, delivery and tip. */
  refunds: cents,
  /** What banks withdrew in disputes, less what they returned. It cannot be assigned to a part of a bill. */
  disputes: cents,
  /** Sales less discounts, refunds and disputes; negative if more was refunded than came in. */
  netSales: cents,
  /** Refunds are subtracted from tax, delivery and tips. */
  tax: cents,
  delivery: cents,
  /** Never part of sales. */
  tips: cents,
  /** Net sales, tax, delivery and tips: the money that stayed. */
  total: cents,
  orders: count,
  burritos: count,
  /** Net sales per order, with half a cent rounded up; null without orders. */
  average: z.nullable(cents),
  /** Orders that were canceled before their money came in, on the day they were placed. They are in no other figure. */
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
/** By the hour of the promise. `sold` is sales less discounts, without subtracting refunds. */
export const salesHour = z
  .strictObject({
    hour: z.int().check(z.gte(0), z.lte(23)),
    sold: cents,
    orders: count,
    burritos: count,
  })
  .register(named, { id: 'SalesHour' })
/** `sold` is the item's sales less its share of discounts, before tax. */
export const salesItem = z
  .strictObject({ item: itemId, name: localText, burritos: count, sold: cents })
  .register(named, { id: 'SalesItem' })
/** A choice beyond an item's defaults. A default that the customer left unchanged is not counted. */
export const salesChoice = z
  .strictObject({
    choice: z.string(),
    name: localText,
    /** Null if the choice is no longer on the menu. */
    group: z.nullable(z.strictObject({ id: z.string(), name: localText })),
    /** How often it was chosen, in all burritos together. */
    count,
    /** What the choice added to the prices, before discounts and tax. */
    added: cents,
  })
  .register(named, { id: 'SalesChoice' })
/** `sold` is sales less discounts. Refunded tips are subtracted from `tips`. */
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
    /** The earlier period to compare with. If the requested period is not over, the earlier one counts up to the same time of day. */
    before: z.strictObject({ from: day, to: day, soFar: z.boolean(), total: salesFigures }),
    /** How many of the orders promised for these days were ready on time. */
    onTime: z.strictObject({ orders: count, kept: count }),
    /** Every day of the period, including days without orders. */
    days: z.array(salesDay),
    /** If the period is one day: the 13 days before it, for context. */
    leadUp: z.array(salesDay),
    /** By the hour on the restaurant's wall clock, from 4 AM around to 3 AM. */
    hours: z.array(salesHour),
    burritos: z.array(salesItem),
    /** In the order of the menu. Choices that are no longer on it come last. */
    choices: z.array(salesChoice),
    fulfillments: z.array(salesFulfillment),
    /** The code with the largest discounts comes first. */
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
      const hasRange = from !== undefined || to !== undefined
      if (period && hasRange) addIssue(issues, ['period'], 'unwanted')
      const wrong = period ? undefined : findRangeError({ from: from ?? '', to: to ?? '' })
      if (wrong) addIssue(issues, [wrong.field], wrong.validationError)
    }),
  z.transform(({ period, from = '', to = '' }) => (period === undefined ? { from, to } : { period })),
)
