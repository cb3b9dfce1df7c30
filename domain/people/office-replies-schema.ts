// The replies of the office. A schema gives the type.
import * as z from 'zod/mini'
import { auditTopics, deedsDone, doersWithoutAccount, subjectKinds } from './audit.ts'
import { paymentStates } from '../payments/payment.ts'
import {
  cancellation,
  fulfilment,
  placedOrderFields,
  returnedMoney,
  orderId,
  orderStatus,
  paidWith,
  mail,
} from '../orders/order-schema.ts'
import { officeDispute } from '../payments/dispute-schema.ts'
import { officeRefund, paymentFailure } from '../payments/refund-schema.ts'
import { promise } from '../restaurant/times-schema.ts'
import { cents, count, day, instant, localText, named } from '../basics/values.ts'
import { way } from '../restaurant/fulfillment-schema.ts'

export const priceHistoryReply = z
  .strictObject({
    /** Newest first. */
    changes: z.array(z.strictObject({ at: instant, by: z.string(), from: cents, to: cents })),
  })
  .register(named, { id: 'PriceHistoryReply' })

const username = z.string()
const change = z
  .strictObject({
    field: z.string(),
    /** Which one of several has the field, or was added or removed. */
    of: z.exactOptional(z.string()),
    /** Null where there was nothing before, or is nothing after. */
    from: z.unknown(),
    to: z.unknown(),
  })
  .register(named, { id: 'Change', description: 'A field that was changed, from what to what.' })
/** It names no customer: an order is known by its number and id. */
export const deed = z
  .strictObject({
    what: z.enum(deedsDone),
    subject: z.strictObject({
      kind: z.enum(subjectKinds),
      id: z.string(),
      /** As it was then: it may have another name, or be gone, when somebody reads the log. */
      name: z.string(),
    }),
    changes: z.array(change),
  })
  .register(named, { id: 'Deed', description: 'What happened.' })
export const doer = z
  .union([
    /** The name is the username once the account is gone. */
    z.strictObject({ username, name: z.string() }),
    /** Customer: of their own order. Server: a first start, or a command on the machine. */
    z.enum(doersWithoutAccount),
  ])
  .register(named, { id: 'Doer', description: 'Who did it.' })
export const auditEntry = z
  .strictObject({
    id: count,
    at: instant,
    by: doer,
    deed,
  })
  .register(named, { id: 'AuditEntry' })
export const auditQuery = z.strictObject({
  /** Without one: all but the kitchen's. */
  topic: z.optional(z.enum(auditTopics)),
  /** The id of an entry. */
  before: z.optional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number))),
})
export const auditReply = z
  .strictObject({
    /** Newest first. */
    entries: z.array(auditEntry),
    /** True when there are older ones. */
    more: z.boolean(),
  })
  .register(named, { id: 'AuditReply' })

export const orderRow = z
  .strictObject({
    id: orderId,
    /** When the customer was taken out of it, and with them the name; null before. */
    forgottenAt: z.nullable(instant),
    number: count,
    timestamp: instant,
    name: z.string(),
    lines: z.array(z.strictObject({ shortName: localText, quantity: count })),
    total: cents,
    way,
    /** As it is now. */
    promise,
    status: orderStatus,
    /** Null while it is not cancelled. */
    cancelledBy: z.nullable(cancellation.shape.by),
    paymentFailed: z.boolean(),
    /** If it is canceled now; null: no money moves. */
    moneyIfCancelled: z.nullable(returnedMoney),
  })
  .register(named, { id: 'OrderRow' })
/** The open orders that match, newest first, up to mostOpenListed. */
export const openOrdersReply = z
  .strictObject({
    orders: z.array(orderRow),
    /** True when more orders match than are listed. */
    more: z.boolean(),
  })
  .register(named, { id: 'OpenOrdersReply' })
export const cancelManyReply = z
  .strictObject({
    cancelled: count,
    /** Orders that were handed over meanwhile, or that do not exist. */
    refused: z.array(orderId),
  })
  .register(named, { id: 'CancelManyReply' })
export const ordersReply = z
  .strictObject({
    orders: z.array(orderRow),
    /** How many match, counted up to `mostCounted`. */
    count,
    /** There are others, further back, that were not counted. */
    more: z.boolean(),
    /** The one asked for, or the last there is. */
    page: count,
    /** The business day it is now. */
    today: day,
  })
  .register(named, { id: 'OrdersReply' })

export const officeOrder = z
  .strictObject({
    ...placedOrderFields,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    fulfilment,
    /** As it is now: staff may have moved it (R47). */
    promise,
    /** When it was last marked ready; null before. */
    readyAt: z.nullable(instant),
    status: orderStatus,
    payment: z.enum(paymentStates),
    paidWith,
    /** Paid with the gateway's test keys: no money moved, and the gateway's pages keep such payments apart. */
    isTest: z.boolean(),
    capturedAt: z.nullable(instant),
    returnedAt: z.nullable(instant),
    /** Oldest first, as the disputes. */
    refunds: z.array(officeRefund),
    disputes: z.array(officeDispute),
    paymentFailure: z.nullable(paymentFailure),
    /** The payment waits for keys of the gateway that are no longer set; its name there, where it has one. */
    setAside: z.nullable(z.strictObject({ at: instant, name: z.nullable(z.string()) })),
    cancellation: z.nullable(cancellation),
    mails: z.array(mail),
    /** When the customer was taken out of it: name, address, mails and note are empty then. */
    forgottenAt: z.nullable(instant),
    /** Failed tries in a row. */
    mailTries: count,
    printedAt: z.nullable(instant),
    /** What staff did to it, oldest first. */
    history: z.array(auditEntry),
    version: count,
  })
  .register(named, { id: 'OfficeOrder' })
