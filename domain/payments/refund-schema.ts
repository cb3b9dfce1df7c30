// Partial refunds (R67) on the wire: the owner's request with its checks, and the refunds of an order. A schema gives the
// type.
import * as z from 'zod/mini'
import { validationError, optionalText, wholeNumber } from '../basics/form-schema.ts'
import type { Cents } from '../basics/money.ts'
import { paymentFailureReasons } from './payment.ts'
import { refund, refundedUnits } from '../orders/order-schema.ts'
import { branded, instant, named, type Wire } from '../basics/values.ts'

export const maxRefundNoteLength = 140

/** The reasons that the owner may choose. Canceled orders and refunds on the gateway's own pages have reasons of their own. */
export const ownerRefundReasons = [
  'wrong',
  'missing',
  'late',
  'not-arrived',
  'other',
] as const satisfies Wire<typeof refund>['reason'][]
export type OwnerRefundReason = (typeof ownerRefundReasons)[number]

/** When and why the gateway gave up for good. */
export const paymentFailure = z.strictObject({ at: instant, reason: z.enum(paymentFailureReasons) })
export type PaymentFailure = Wire<typeof paymentFailure>

export const officeRefund = z
  .extend(refund, {
    /** Who refunded; null for the refund of a canceled order and for a refund on the gateway's own pages. */
    by: z.nullable(z.string()),
    sentAt: z.nullable(instant),
    /** True if the gateway keeps refusing the refund for now, but may still send it. */
    isStuck: z.boolean(),
    failure: z.nullable(paymentFailure),
  })
  .register(named, { id: 'OfficeRefund' })

const selectedAmount = branded<Cents, number>(wholeNumber(1, Number.MAX_SAFE_INTEGER))

/** What the owner wants to refund: either an amount, or units, delivery fee and tip. */
export const refundSelection = z
  .union(
    [
      z.strictObject({ units: z.array(refundedUnits), delivery: z.boolean(), tip: z.boolean() }),
      z.strictObject({ amount: selectedAmount }),
    ],
    validationError('missing'),
  )
  .check(
    z.refine(
      (selection) =>
        'amount' in selection || selection.delivery || selection.tip || selection.units.length > 0,
      validationError('missing'),
    ),
  )

/** The body of POST /api/office/orders/:id/refunds. */
export const refundBody = z.strictObject({
  /** At least 122 random bits from the browser, so that a repeated request refunds only once. */
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  selection: refundSelection,
  reason: z.enum(ownerRefundReasons, validationError('missing')),
  note: optionalText(maxRefundNoteLength),
  /** The amount that the owner was shown. */
  expected: selectedAmount,
})
