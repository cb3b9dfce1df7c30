// The books on the wire (R68): the sums of each day, the discrepancies of the last check, and the closing of a day. A schema
// gives the type.
import * as z from 'zod/mini'
import { itemId } from '../menu/menu-id-schema.ts'
import { orderId } from '../orders/order-schema.ts'
import { isDay } from '../basics/days.ts'
import { validationError } from '../basics/form-schema.ts'
import { salesDays } from './sales-days.ts'
import { accounts, entryKinds } from './ledger.ts'
import { cents, count, day, instant, localText, milliPercent, named } from '../basics/values.ts'
import { fulfillment } from '../restaurant/fulfillment-schema.ts'

/** "off": a discrepancy is known. */
export const balances = ['balanced', 'off'] as const
/** "missing": an entry is missing. "surplus": the entry records something that did not happen. */
const entryDiscrepancies = ['changed', 'missing', 'surplus'] as const
const billDiscrepancies = ['items', 'charges', 'total', 'refunded', 'over-refunded'] as const

const ofOrder = { order: orderId, number: count, day }

export const discrepancy = z
  .discriminatedUnion('kind', [
    /** An entry disagrees with its order, its payment or its refund. */
    z.strictObject({
      kind: z.literal('entry'),
      ...ofOrder,
      why: z.enum(entryDiscrepancies),
      of: z.enum(entryKinds),
      /** The entry's number in the books; null if the entry is missing. */
      entry: z.nullable(count),
      /** The accounts that differ. Amounts of sales, tax, delivery and tips are positive if money came in. */
      changes: z.array(z.strictObject({ account: z.enum(accounts), expected: cents, found: cents })),
    }),
    /** The sales count an order on a different day than the books. */
    z.strictObject({ kind: z.literal('day'), ...ofOrder, counted: z.nullable(day) }),
    /** A bill or its payment does not add up. */
    z.strictObject({
      kind: z.literal('bill'),
      ...ofOrder,
      why: z.enum(billDiscrepancies),
      /** The sum of the parts, and the amount that it should equal. */
      says: cents,
      books: cents,
    }),
    /** An entry that belongs to no order. */
    z.strictObject({ kind: z.literal('stray'), entry: count, day }),
  ])
  .register(named, { id: 'Discrepancy', description: 'Something in the books that does not hold.' })

export const booksState = z
  .strictObject({
    /** The number of the last entry, and the day of the first, which is null while there is none. */
    entries: count,
    since: z.nullable(day),
    /** When the books were last checked; null before the first check. */
    checkedAt: z.nullable(instant),
    isChecking: z.boolean(),
    /** The first few discrepancies of the last check, and whether the check stopped there. */
    discrepancies: z.array(discrepancy),
    hasMore: z.boolean(),
  })
  .register(named, { id: 'BooksState' })

/**
 * The sums as people read them: sales, tax, delivery and tips are positive; discounts, refunds and disputes are negative. The
 * books balance if all of these together equal card plus counter. Refunded tax, delivery and tips are subtracted from their
 * own sums.
 */
const sums = {
  /** Orders that were paid. */
  orders: count,
  sales: cents,
  discounts: cents,
  /** Refunded goods. */
  refunds: cents,
  /** What banks withdrew in disputes, less what they returned. */
  disputes: cents,
  tax: cents,
  delivery: cents,
  tips: cents,
  card: cents,
  counter: cents,
  balance: z.enum(balances),
}
export const booksSums = z.strictObject(sums).register(named, { id: 'BooksSums' })
export const booksDay = z
  .strictObject({
    day,
    ...sums,
    /** When the day was last closed. `isWhole` is true while no money has moved since. */
    closing: z.nullable(z.strictObject({ at: instant, isWhole: z.boolean() })),
  })
  .register(named, { id: 'BooksDay' })

/** The part of the figures for which no money moved: orders paid in demo mode or with the gateway's test keys. */
export const testModeMoney = z
  .strictObject({ orders: count, amount: cents })
  .register(named, { id: 'TestModeMoney' })

export const booksReply = z
  .strictObject({
    from: day,
    to: day,
    today: day,
    /** The days on which money moved, newest first. */
    days: z.array(booksDay),
    total: booksSums,
    testModeMoney,
    /** For the month of the last day: the tax less refunded tax, and the sales that it was charged on. */
    month: z.strictObject({ first: day, tax: cents, taxed: cents }),
    state: booksState,
  })
  .register(named, { id: 'BooksReply' })

const counted = { orders: count, amount: cents }

export const closeReply = z
  .strictObject({
    day,
    today: day,
    sums: booksSums,
    testModeMoney,
    items: count,
    discounted: count,
    refunded: count,
    delivered: count,
    tipped: count,
    /** The tax rate, if all orders of the day have the same; and the refunded tax. */
    taxRate: z.nullable(milliPercent),
    refundedTax: cents,
    card: z.strictObject({ payments: count, refunds: count }),
    counter: z.strictObject({ payments: count, refunds: count }),
    /** Sales less discounts, and tips less refunded tips. */
    fulfillments: z.array(z.strictObject({ fulfillment, ...counted, tipped: count, tips: cents })),
    /** Before discounts, so that the amounts of all items add up to the sales. */
    byItem: z.array(z.strictObject({ item: itemId, name: localText, count, amount: cents })),
    /** How many of the orders promised for the day were ready on time (R49). */
    onTime: z.strictObject({ orders: count, kept: count }),
    /** The numbers of the day's first and last entries; null if there are none. */
    entries: z.nullable(z.strictObject({ first: count, last: count })),
    closing: z.nullable(
      z.strictObject({
        at: instant,
        by: z.string(),
        /** Entries that were added to the day after it was closed. */
        entriesAfter: count,
      }),
    ),
    discrepancies: z.array(discrepancy),
  })
  .register(named, { id: 'CloseReply', description: 'A day, as it is closed.' })

/** Within the days of the sales, so that a database can compute with the day. */
const isBookDay = (of: string) => isDay(of) && of >= salesDays.first && of <= salesDays.last
/** The day to show or to close. */
export const bookDay = z.strictObject({
  day: z.iso
    .date(validationError('invalid-date'))
    .check(z.refine(isBookDay, validationError('invalid-date'))),
})
