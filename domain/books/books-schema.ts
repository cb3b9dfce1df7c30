// The books on the wire (R68): the sums of each day, what a check has found, and the close of a day. A schema gives the type.
import * as z from 'zod/mini'
import { itemId } from '../menu/menu-id-schema.ts'
import { orderId } from '../orders/order-schema.ts'
import { isDay } from '../basics/days.ts'
import { validationError } from '../basics/form-schema.ts'
import { salesDays } from './sales-days.ts'
import { accounts, entryKinds } from './ledger.ts'
import { cents, count, day, instant, localText, milliPercent, named } from '../basics/values.ts'
import { fulfillment } from '../restaurant/fulfillment-schema.ts'

/** Off: a fault is known. */
export const balances = ['balanced', 'off'] as const
/** Missing: there is no entry of it. Surplus: the entry is of nothing that happened. */
const entryDiscrepancies = ['changed', 'missing', 'surplus'] as const
const billDiscrepancies = ['items', 'charges', 'total', 'refunded', 'over-refunded'] as const

const ofOrder = { order: orderId, number: count, day }

export const discrepancy = z
  .discriminatedUnion('kind', [
    /** An entry is not what its order, its payment or its refund says. */
    z.strictObject({
      kind: z.literal('entry'),
      ...ofOrder,
      why: z.enum(entryDiscrepancies),
      of: z.enum(entryKinds),
      /** Its number in the books; null where there is none. */
      entry: z.nullable(count),
      /** The accounts that are off. Amounts of sales, tax, delivery and tips are above zero where money came in. */
      changes: z.array(z.strictObject({ account: z.enum(accounts), expected: cents, found: cents })),
    }),
    /** The sales count an order on another day than the books. */
    z.strictObject({ kind: z.literal('day'), ...ofOrder, counted: z.nullable(day) }),
    /** A bill does not add up, or its payment. */
    z.strictObject({
      kind: z.literal('bill'),
      ...ofOrder,
      why: z.enum(billDiscrepancies),
      /** Of what the parts say, and of what it should be the same as. */
      says: cents,
      books: cents,
    }),
    /** An entry of no order. */
    z.strictObject({ kind: z.literal('stray'), entry: count, day }),
  ])
  .register(named, { id: 'Discrepancy', description: 'Something in the books that does not hold.' })

export const booksState = z
  .strictObject({
    /** The number of the last entry, and the day of the first; null while there is none. */
    entries: count,
    since: z.nullable(day),
    /** The last check; null before the first. */
    checkedAt: z.nullable(instant),
    isChecking: z.boolean(),
    /** What the last check found, the first few; and whether it stopped there. */
    discrepancies: z.array(discrepancy),
    hasMore: z.boolean(),
  })
  .register(named, { id: 'BooksState' })

/**
 * As people read them: sales, tax, delivery and tips above zero, discounts, refunds and disputes below. Without cents between them and
 * card and counter, they balance. What went back of tax, delivery and tips is taken off there.
 */
const sums = {
  /** Orders whose money came in. */
  orders: count,
  sales: cents,
  discounts: cents,
  /** Goods that the restaurant paid back. */
  refunds: cents,
  /** What banks took in disputes, less what they gave back. */
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
    /** The last time that the day was closed; whole while no money has moved after. */
    closing: z.nullable(z.strictObject({ at: instant, isWhole: z.boolean() })),
  })
  .register(named, { id: 'BooksDay' })

/** Of the figures beside it, the part that no money stands for: orders paid in demo mode or with the gateway's test keys. */
export const testModeMoney = z
  .strictObject({ orders: count, amount: cents })
  .register(named, { id: 'Practice' })

export const booksReply = z
  .strictObject({
    from: day,
    to: day,
    today: day,
    /** The days on which money moved, newest first. */
    days: z.array(booksDay),
    total: booksSums,
    testModeMoney,
    /** Of the month of the last day: the tax, less what went back, and the sales that it is on. */
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
    /** The rate, where all orders of the day have the same; and the tax that went back. */
    taxRate: z.nullable(milliPercent),
    refundedTax: cents,
    card: z.strictObject({ payments: count, refunds: count }),
    counter: z.strictObject({ payments: count, refunds: count }),
    /** Sales less discounts; the tips less what went back of them. */
    fulfillments: z.array(z.strictObject({ fulfillment, ...counted, tipped: count, tips: cents })),
    /** Before discounts: all items together are the sales. */
    byItem: z.array(z.strictObject({ item: itemId, name: localText, count, amount: cents })),
    /** Of the orders promised for the day that were marked ready (R49). */
    onTime: z.strictObject({ orders: count, kept: count }),
    /** The first and the last of the day. Null where there is none. */
    entries: z.nullable(z.strictObject({ first: count, last: count })),
    closing: z.nullable(
      z.strictObject({
        at: instant,
        by: z.string(),
        /** Entries of the day that came after it was closed. */
        entriesAfter: count,
      }),
    ),
    discrepancies: z.array(discrepancy),
  })
  .register(named, { id: 'CloseReply', description: 'A day, as it is closed.' })

/** Within the days of the sales: beyond them a database has no days to count. */
const isBookDay = (of: string) => isDay(of) && of >= salesDays.first && of <= salesDays.last
/** Which day to show, or to close. */
export const bookDay = z.strictObject({
  day: z.iso
    .date(validationError('invalid-date'))
    .check(z.refine(isBookDay, validationError('invalid-date'))),
})
