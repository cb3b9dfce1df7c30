// Refunds in part on the wire (R67). A schema gives the type.
import * as z from 'zod/mini'
import { paymentFaults } from '../payment.ts'
import { refundReasons, refundStates } from '../refund.ts'
import { cents, count, instant, named } from './values.ts'

/** When and why the gateway gave up for good. */
export const paymentFailure = z.strictObject({ at: instant, fault: z.enum(paymentFaults) })

export const refundedUnits = z
  .strictObject({
    /** The place of the line on the bill, from 0. */
    line: count,
    quantity: count,
  })
  .register(named, { id: 'RefundedUnits' })

/** Cents of each kind; the amount is their sum. */
export const refundPartsFields = {
  /** The burritos, less their share of the discount. */
  goods: cents,
  tax: cents,
  delivery: cents,
  tip: cents,
  amount: cents,
}

const refundFields = {
  id: count,
  at: instant,
  /** Empty where an amount was sent back, or the whole order was canceled. */
  units: z.array(refundedUnits),
  ...refundPartsFields,
  reason: z.enum(refundReasons),
  /** The words of the staff to the customer. */
  note: z.string(),
  state: z.enum(refundStates),
}
export const refund = z.strictObject(refundFields).register(named, { id: 'Refund' })
export const officeRefund = z
  .strictObject({
    ...refundFields,
    /** Null where the money went back because the order was canceled, or on the gateway's own pages. */
    by: z.nullable(z.string()),
    sentAt: z.nullable(instant),
    /** The gateway turns it away again and again, and may yet send it. */
    isStuck: z.boolean(),
    failure: z.nullable(paymentFailure),
  })
  .register(named, { id: 'OfficeRefund' })
