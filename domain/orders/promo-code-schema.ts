// Promo codes (R64): the owner's settings with their checks, how often a code was used, and why it is rejected. A schema gives
// the type.
import * as z from 'zod/mini'
import { promoCodePattern } from './order-constants.ts'
import { maxSubtotal } from './order-size.ts'
import { weekdays } from '../basics/days.ts'
import { amount, addIssue, validationError, pickedDay, version, wholeNumber } from '../basics/form-schema.ts'
import type { Cents } from '../basics/money.ts'
import { period } from '../restaurant/opening-hours-schema.ts'
import { branded, cents, count, day, named } from '../basics/values.ts'

export const maxPromoCodes = 200
const highestAmount = 100_000

export const promoCodeText = z
  .string()
  .check(z.regex(promoCodePattern))
  .register(named, { id: 'PromoCodeText', description: 'Capital letters, digits and dashes.' })

export const promoCodeDiscount = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('percent'), percent: wholeNumber(1, 100) }),
      z.strictObject({
        kind: z.literal('amount'),
        amount: branded<Cents, number>(amount(1, highestAmount)),
      }),
    ],
    validationError('missing'),
  )
  .register(named, { id: 'PromoCodeDiscount', description: 'What a code takes off the subtotal.' })

export const promoCodeTerms = z
  .strictObject({
    code: promoCodeText,
    gives: promoCodeDiscount,
    /** The smallest subtotal that the code is good for; 0: any. */
    minimumOrder: branded<Cents, number>(amount(0, highestAmount)),
  })
  .register(named, { id: 'PromoCodeTerms', description: 'A code, as the shop knows it.' })

/** The body of POST /api/promo-codes/check. */
export const promoCodeCheck = z.strictObject({
  code: promoCodeText,
  /** The cart's subtotal, in cents. */
  subtotal: wholeNumber(0, maxSubtotal),
})

const days = z
  .array(z.enum(weekdays))
  .check(z.refine((chosen) => new Set(chosen).size === chosen.length, validationError('twice')))

/** A promo code as the owner enters it: the body of POST /api/office/promo-codes. */
export const promoCodeSettings = z
  .strictObject({
    ...promoCodeTerms.shape,
    /** Lower-case letters are accepted and stored as capitals. */
    code: z.string().check(z.trim(), z.toUpperCase(), z.regex(promoCodePattern)),
    /** Business days, both included; null: no bound. */
    firstDay: z.nullable(pickedDay),
    lastDay: z.nullable(pickedDay),
    /** Empty: every day. */
    days,
    /** The hours of the day; null: all of them. */
    hours: z.nullable(period),
    /** How many orders may use the code; null: no limit. */
    maxUses: z.nullable(wholeNumber(1, 1_000_000)),
    oncePerEmail: z.boolean(),
    /** The owner may turn a code off and on again. */
    isOn: z.boolean(),
  })
  .check(({ value: { firstDay, lastDay }, issues }) => {
    if (firstDay !== null && lastDay !== null && lastDay < firstDay) addIssue(issues, ['lastDay'], 'reversed')
  })
  .register(named, { id: 'PromoCodeSettings' })

/** The body of PUT /api/office/promo-codes/:code. */
export const promoCodeChange = z.safeExtend(promoCodeSettings, { version })

/** The states that the office shows. */
export const promoCodeStates = ['on', 'starts-later', 'used-up', 'ended', 'off'] as const
export const officePromoCode = z
  .safeExtend(promoCodeChange, {
    id: count,
    state: z.enum(promoCodeStates),
    used: count,
    /** What it took off, in all orders that count. */
    discountedTotal: cents,
  })
  .register(named, { id: 'OfficePromoCode' })

export const promoCodesReply = z
  .strictObject({
    /** The codes that are valid now come first. */
    codes: z.array(officePromoCode),
    /** What all codes took off in the last thirty days, on orders whose money came in. */
    lastDays: z.strictObject({ days: count, orders: count, discountedTotal: cents }),
    /** The business day. */
    today: day,
  })
  .register(named, { id: 'PromoCodesReply' })

export const promoCodeRejection = z
  .strictObject({
    why: z.enum(['unknown', 'too-small', 'not-yet', 'ended', 'not-now', 'used-up', 'already-used']),
    /** The minimum order, and how much the subtotal lacks. */
    minimumOrder: z.exactOptional(cents),
    missing: z.exactOptional(cents),
    /** The first day for "not-yet", the last day for "ended". */
    day: z.exactOptional(day),
    /** When the code is valid, for "not-now". */
    days: z.exactOptional(days),
    hours: z.exactOptional(z.nullable(period)),
  })
  .register(named, { id: 'PromoCodeRejection', description: 'Why a code is refused.' })
