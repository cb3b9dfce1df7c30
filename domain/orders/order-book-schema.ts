// The order book on the wire: the owner's search, the orders that match, and the cancellation of many orders at once. A
// schema gives the type.
import * as z from 'zod/mini'
import { orderFilters } from './order-constants.ts'
import { isDay } from '../basics/days.ts'
import { validationError } from '../basics/form-schema.ts'
import { cents, count, day, instant, localText, named } from '../basics/values.ts'
import { fulfillment } from '../restaurant/fulfillment-schema.ts'
import { promise } from '../restaurant/wait-times-schema.ts'
import { ordersPeriods, maxCanceledAtOnce } from './order-book.ts'
import { cancelBody, orderId, orderStatus, cancellation, moneyReturn } from './order-schema.ts'

const pickedDay = z.iso
  .date(validationError('invalid-date'))
  .check(z.refine(isDay, validationError('invalid-date')))

/** Without a period or days, the query searches all orders. */
export const openOrdersQuery = z
  .strictObject({
    period: z.optional(z.enum(ordersPeriods)),
    from: z.optional(pickedDay),
    to: z.optional(pickedDay),
    status: z.optional(z.enum(orderFilters)),
    /** A number from 1 to 999, or the start of a name, a last name or an email address. */
    find: z.optional(
      z.string().check(
        z.maxLength(254, { abort: true }),
        // A database cannot compare lone surrogates or zero bytes.
        z.refine(
          (typed) => typed.isWellFormed() && !typed.includes('\0'),
          validationError('special-characters'),
        ),
      ),
    ),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      error: validationError('reversed'),
      path: ['to'],
    }),
    z.refine(({ period, from, to }) => !period || (!from && !to), {
      error: validationError('unwanted'),
      path: ['period'],
    }),
  )

export const ordersQuery = z.safeExtend(openOrdersQuery, {
  /** From 1. */
  page: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number))),
})

export const orderRow = z
  .strictObject({
    id: orderId,
    /** When the customer's data, including the name, was purged; null before. */
    purgedAt: z.nullable(instant),
    number: count,
    timestamp: instant,
    name: z.string(),
    lines: z.array(z.strictObject({ shortName: localText, quantity: count })),
    total: cents,
    fulfillment,
    /** The current promise. */
    promise,
    status: orderStatus,
    /** Null unless the order is canceled. */
    canceledBy: z.nullable(cancellation.shape.by),
    paymentFailed: z.boolean(),
    /** What happens to the money if the order is canceled now; null: no money moves. */
    moneyIfCanceled: z.nullable(moneyReturn),
  })
  .register(named, { id: 'OrderRow' })
/** The open orders that match, newest first, up to maxOpenListed. */
export const openOrdersReply = z
  .strictObject({
    orders: z.array(orderRow),
    /** True if more orders match than are listed. */
    more: z.boolean(),
  })
  .register(named, { id: 'OpenOrdersReply' })
export const ordersReply = z
  .strictObject({
    orders: z.array(orderRow),
    /** How many orders match, counted up to `maxCounted`. */
    count,
    /** True if older orders match, too, that were not counted. */
    more: z.boolean(),
    /** The requested page, or the last page if there are fewer. */
    page: count,
    /** The current business day. */
    today: day,
  })
  .register(named, { id: 'OrdersReply' })

/** The ids are those that the owner saw, so that an order that came in later is never canceled with the others. */
export const cancelManyBody = z.extend(cancelBody, {
  ids: z.array(orderId).check(z.minLength(1), z.maxLength(maxCanceledAtOnce)),
})

export const cancelManyReply = z
  .strictObject({
    canceled: count,
    /** Orders that were handed over in the meantime, or that do not exist. */
    refused: z.array(orderId),
  })
  .register(named, { id: 'CancelManyReply' })
