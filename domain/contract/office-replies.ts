// The replies of the office. A schema gives the type.
import * as z from 'zod/mini'
import { doersWithoutAccount } from '../audit.ts'
import { cancelReasons } from '../cancellation.ts'
import { paymentStates } from '../payment.ts'
import { refundReasons } from '../refund.ts'
import { stepsToConfirm } from '../steps-to-confirm.ts'
import { codeSet } from './codes.ts'
import { mail } from './mails.ts'
import { menuChange, menuDeeds } from './menu-deeds.ts'
import { hoursChanges } from './hours.ts'
import { cancellation, fulfilment, placedOrderFields, returnedMoney } from './orders.ts'
import { payingFact } from './paying.ts'
import { officeDispute } from './disputes.ts'
import { officeRefund, paymentFailure } from './refunds.ts'
import { restaurantFact } from './restaurant.ts'
import { promise } from './times.ts'
import {
  cents,
  count,
  day,
  instant,
  itemId,
  localText,
  named,
  orderId,
  orderStatus,
  paidWith,
  role,
} from './values.ts'
import { waitTimesFact } from './wait-times.ts'
import { way, waysFact } from './ways.ts'

export const priceHistoryReply = z
  .strictObject({
    /** Newest first. */
    changes: z.array(z.strictObject({ at: instant, by: z.string(), from: cents, to: cents })),
  })
  .register(named, { id: 'PriceHistoryReply' })

const username = z.string()
export const orderDeed = z.strictObject({
  what: z.enum(['move', 'undo', 'cancel', 'mail-again']),
  order: orderId,
  number: count,
  from: orderStatus,
  to: orderStatus,
  reason: z.exactOptional(z.enum(cancelReasons)),
})
/** Staff moved the promise of an order (R47): from one instant to another, by when it is ready. */
export const delayDeed = z.strictObject({
  what: z.literal('delay'),
  order: orderId,
  number: count,
  from: instant,
  to: instant,
})
/** It names no customer: an order is known by its number and id. */
export const deed = z
  .discriminatedUnion('what', [
    z.strictObject({ what: z.literal('price'), item: itemId, from: cents, to: cents }),
    z.strictObject({
      what: z.literal('menu'),
      item: itemId,
      changed: z.array(menuChange),
    }),
    z.strictObject({
      what: z.literal('menu-order'),
      items: z.array(itemId),
      from: z.array(itemId),
    }),
    ...menuDeeds,
    z.strictObject({
      what: z.literal('sold-out'),
      item: itemId,
      soldOut: z.enum(['today', 'later', 'no']),
    }),
    /** The choice is named as it was then. */
    z.strictObject({
      what: z.literal('choice-sold-out'),
      choice: z.string(),
      name: localText,
      soldOut: z.enum(['today', 'later', 'no']),
    }),
    /** How many are left today; null: nobody counts. */
    z.strictObject({
      what: z.literal('left'),
      item: itemId,
      from: z.nullable(count),
      to: z.nullable(count),
    }),
    z.strictObject({ what: z.literal('pause'), minutes: z.nullable(count) }),
    z.strictObject({ what: z.literal('resume') }),
    /** Null when it ended. */
    z.strictObject({
      what: z.literal('busy'),
      minutes: z.nullable(count),
      until: z.nullable(instant),
    }),
    z.strictObject({ what: z.literal('restaurant'), changed: z.array(restaurantFact) }),
    z.strictObject({ what: z.literal('hours'), changed: hoursChanges }),
    z.strictObject({ what: z.literal('checklist'), putAway: z.boolean() }),
    /** The owner found a step of the first week right as it was. */
    z.strictObject({ what: z.literal('step-confirmed'), step: z.enum(stepsToConfirm) }),
    z.strictObject({ what: z.literal('ways'), changed: z.array(waysFact) }),
    z.strictObject({ what: z.literal('wait-times'), changed: z.array(waitTimesFact) }),
    orderDeed,
    delayDeed,
    /** The customer paid at the counter or at the door. */
    z.strictObject({ what: z.literal('paid'), order: orderId, number: count, amount: cents }),
    z.strictObject({
      what: z.literal('refund'),
      order: orderId,
      number: count,
      amount: cents,
      reason: z.enum(refundReasons),
    }),
    z.strictObject({ what: z.literal('paying'), changed: z.array(payingFact) }),
    /** Null before a code is added. */
    z.strictObject({ what: z.literal('code'), from: z.nullable(codeSet), to: codeSet }),
    z.strictObject({ what: z.literal('day-closed'), day }),
    z.strictObject({ what: z.literal('staff-added'), username, role }),
    z.strictObject({ what: z.literal('staff-role'), username, from: role, to: role }),
    z.strictObject({
      what: z.enum(['staff-off', 'staff-on', 'password-reset', 'password-changed']),
      username,
    }),
  ])
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
