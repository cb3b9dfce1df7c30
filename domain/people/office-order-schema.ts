// An order as the owner sees it, with its payment, its emails and its history. A schema gives the type.
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

const officeEmail = z
  .extend(mail, {
    /** Failed attempts in a row. */
    tries: count,
  })
  .register(named, { id: 'OfficeEmail' })

export const officeOrder = z
  .strictObject({
    ...placedOrderFields,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.nullable(z.string()),
    fulfillmentDetails,
    /** The current promise: staff may have moved it (R47). */
    promise,
    /** When the order was last marked ready; null before. */
    readyAt: z.nullable(instant),
    status: orderStatus,
    payment: z.enum(paymentStates),
    paidWith,
    /** Paid with the gateway's test keys: no money moved, and the gateway lists such payments on separate pages. */
    isTestMode: z.boolean(),
    capturedAt: z.nullable(instant),
    returnedAt: z.nullable(instant),
    /** Oldest first, like the disputes. */
    refunds: z.array(officeRefund),
    disputes: z.array(officeDispute),
    paymentFailure: z.nullable(paymentFailure),
    /** When the owner marked the failure as settled. */
    failureSettledAt: z.nullable(instant),
    /** Set if the payment needs gateway keys that are no longer configured. `name` is the payment's id at the gateway. */
    setAside: z.nullable(z.strictObject({ at: instant, name: z.nullable(z.string()) })),
    cancellation: z.nullable(cancellation),
    emails: z.array(officeEmail),
    /** When the customer's data was purged: name, address, emails and note are empty from then on. */
    purgedAt: z.nullable(instant),
    printedAt: z.nullable(instant),
    /** The audit entries about this order, oldest first. */
    history: z.array(auditEntry),
    version: count,
  })
  .register(named, { id: 'OfficeOrder' })
