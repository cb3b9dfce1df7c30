// The rules for a refund in part as the owner asks for it (R67). The screen checks with them before it sends, and the server
// checks again.
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import { fault, wholeNumber } from './form-rules.ts'
import { cents } from './money.ts'
import { givenReasons } from './refund.ts'
import { isPlainText } from './text-rule.ts'

export const longestRefundNote = 140

const amount = z.pipe(wholeNumber(1, Number.MAX_SAFE_INTEGER, 'refund-amount'), z.transform(cents))
const units = z.strictObject({
  /** The place of the line on the bill, from 0. */
  line: wholeNumber(0, 1_000, 'unreadable'),
  quantity: wholeNumber(1, 1_000_000, 'unreadable'),
})

/** The body of POST /api/office/orders/:id/refunds. */
export const refundForm = z.strictObject(
  {
    /** Made in the browser, at least 122 random bits: a request that is repeated refunds once. */
    key: z.string(fault('unreadable')).check(z.regex(/^[A-Za-z0-9_-]{22,64}$/, fault('unreadable'))),
    wish: z
      .union(
        [
          z.strictObject({ units: z.array(units), delivery: z.boolean(), tip: z.boolean() }),
          z.strictObject({ amount }),
        ],
        fault('refund-nothing'),
      )
      .check(
        z.refine(
          (wish) => 'amount' in wish || wish.delivery || wish.tip || wish.units.length > 0,
          fault('refund-nothing'),
        ),
      ),
    reason: z.enum(givenReasons, fault('reason-missing')),
    note: z.string(fault('note-missing')).check(
      z.trim(),
      z.maxLength(longestRefundNote, { error: fault('too-long'), abort: true }),
      z.refine(isPlainText, { error: fault('special-characters'), abort: true }),
      z.refine((typed) => !holdsCardNumber(typed), fault('looks-like-card')),
    ),
    /** The amount that the owner was shown. */
    expected: amount,
  },
  fault('unreadable'),
)
