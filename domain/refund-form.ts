// The rules for a refund in part as the owner asks for it (R67). The screen checks with them before it sends, and the server
// checks again.
import * as z from 'zod/mini'
import { fault, optionalText, wholeNumber } from './form-rules.ts'
import { cents } from './money.ts'
import { givenReasons } from './refund.ts'

export const longestRefundNote = 140

const amount = z.pipe(wholeNumber(1, Number.MAX_SAFE_INTEGER), z.transform(cents))
const units = z.strictObject({
  /** The place of the line on the bill, from 0. */
  line: wholeNumber(0, 1_000),
  quantity: wholeNumber(1, 1_000_000),
})

/** The body of POST /api/office/orders/:id/refunds. */
export const refundForm = z.strictObject({
  /** Made in the browser, at least 122 random bits: a request that is repeated refunds once. */
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)),
  wish: z
    .union(
      [
        z.strictObject({ units: z.array(units), delivery: z.boolean(), tip: z.boolean() }),
        z.strictObject({ amount }),
      ],
      fault('missing'),
    )
    .check(
      z.refine(
        (wish) => 'amount' in wish || wish.delivery || wish.tip || wish.units.length > 0,
        fault('missing'),
      ),
    ),
  reason: z.enum(givenReasons, fault('missing')),
  note: optionalText(longestRefundNote),
  /** The amount that the owner was shown. */
  expected: amount,
})
