// Refunds in part (R67): what the owner asks for, with its checks, and what went back. A schema gives the type.
import * as z from 'zod/mini'
import { validationError, optionalText, wholeNumber } from '../basics/form-schema.ts'
import type { Cents } from '../basics/money.ts'
import { paymentFailureReasons } from './payment.ts'
import { refund, refundedUnits } from '../orders/order-schema.ts'
import { branded, instant, named, type Wire } from '../basics/values.ts'

export const maxRefundNoteLength = 140

/** What the owner may give: a canceled order and the gateway's pages give their own. */
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
    /** Null where the money went back because the order was canceled, or on the gateway's own pages. */
    by: z.nullable(z.string()),
    sentAt: z.nullable(instant),
    /** The gateway turns it away again and again, and may yet send it. */
    isStuck: z.boolean(),
    failure: z.nullable(paymentFailure),
  })
  .register(named, { id: 'OfficeRefund' })

const selectedAmount = branded<Cents, number>(wholeNumber(1, Number.MAX_SAFE_INTEGER))

/** What the owner wants to send back. An amount stands alone: with it nothing else is chosen. */
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

/** Of POST /api/office/orders/:id/refunds. */
export const refundBody = z.strictObject({
  /** Made in the browser, at least 122 random bits: a request that is repeated refunds once. */
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  selection: refundSelection,
  reason: z.enum(ownerRefundReasons, validationError('missing')),
  note: optionalText(maxRefundNoteLength),
  /** The amount that the owner was shown. */
  expected: selectedAmount,
})
