// An order as the owner sees it, with its payment, its mails and what staff did to it. A schema gives the type.
import * as z from 'zod/mini'
import { count, instant, named } from '../basics/values.ts'
import {
  fulfillmentDetails,
  placedOrderFields,
  orderStatus,
  paidWith,
  mail,
  cancellation,
} from '../orders/order-schema.ts'
import { officeDispute } from '../payments/dispute-schema.ts'
import { paymentStates } from '../payments/payment.ts'
import { officeRefund, paymentFailure } from '../payments/refund-schema.ts'
import { promise } from '../restaurant/wait-times-schema.ts'
import { auditEntry } from './audit-schema.ts'

export const officeOrder = z
  .strictObject({
    ...placedOrderFields,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    fulfillmentDetails,
    /** As it is now: staff may have moved it (R47). */
    promise,
    /** When it was last marked ready; null before. */
    readyAt: z.nullable(instant),
    status: orderStatus,
    payment: z.enum(paymentStates),
    paidWith,
    /** Paid with the gateway's test keys: no money moved, and the gateway's pages keep such payments apart. */
    isTestMode: z.boolean(),
    capturedAt: z.nullable(instant),
    returnedAt: z.nullable(instant),
    /** Oldest first, as the disputes. */
    refunds: z.array(officeRefund),
    disputes: z.array(officeDispute),
    paymentFailure: z.nullable(paymentFailure),
    /** The payment waits for keys of the gateway that are no longer set; its name there, where it has one. */
    setAside: z.nullable(z.strictObject({ at: instant, name: z.nullable(z.string()) })),
    cancellation: z.nullable(cancellation),
    emails: z.array(mail),
    /** When the customer was taken out of it: name, address, mails and note are empty then. */
    purgedAt: z.nullable(instant),
    /** Failed tries in a row. */
    emailAttempts: count,
    printedAt: z.nullable(instant),
    /** What staff did to it, oldest first. */
    history: z.array(auditEntry),
    version: count,
  })
  .register(named, { id: 'OfficeOrder' })
