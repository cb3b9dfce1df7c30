// Codes (R64): what the owner sets of one, with its checks, what became of it, and why it is refused. A schema gives the
// type.
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
  .register(named, { id: 'CodeText', description: 'Capital letters, digits and dashes.' })

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
  .register(named, { id: 'CodeGives', description: 'What a code takes off the subtotal.' })

export const promoCodeTerms = z
  .strictObject({
    code: promoCodeText,
    gives: promoCodeDiscount,
    /** Of the subtotal; 0: none. */
    minimumOrder: branded<Cents, number>(amount(0, highestAmount)),
  })
  .register(named, { id: 'PromoCodeTerms', description: 'A code, as the shop knows it.' })

/** The body of POST /api/codes/check. */
export const promoCodeCheck = z.strictObject({
  code: promoCodeText,
  /** Of the cart, in cents. */
  subtotal: wholeNumber(0, maxSubtotal),
})

const days = z
  .array(z.enum(weekdays))
  .check(z.refine((chosen) => new Set(chosen).size === chosen.length, validationError('twice')))

/** As the owner sets it: the body of POST /api/office/codes. */
export const promoCodeSettings = z
  .strictObject({
    ...promoCodeTerms.shape,
    /** Typed in small letters, it is kept in capitals. */
    code: z.string().check(z.trim(), z.toUpperCase(), z.regex(promoCodePattern)),
    /** Business days, both included; null: without a bound. */
    firstDay: z.nullable(pickedDay),
    lastDay: z.nullable(pickedDay),
    /** Empty: every day. */
    days,
    /** The hours of the day; null: all of them. */
    hours: z.nullable(period),
    /** So many orders; null: as many as come. */
    maxUses: z.nullable(wholeNumber(1, 1_000_000)),
    oncePerEmail: z.boolean(),
    /** The owner may turn a code off and on again. */
    isOn: z.boolean(),
  })
  .check(({ value: { firstDay, lastDay }, issues }) => {
    if (firstDay !== null && lastDay !== null && lastDay < firstDay) addIssue(issues, ['lastDay'], 'reversed')
  })
  .register(named, { id: 'PromoCodeSettings' })

/** The body of PUT /api/office/codes/:code. */
export const promoCodeChange = z.safeExtend(promoCodeSettings, { version })

/** As the office lists them. */
export const promoCodeStates = ['on', 'starts-later', 'used-up', 'ended', 'off'] as const
export const officePromoCode = z
  .safeExtend(promoCodeChange, {
    id: count,
    state: z.enum(promoCodeStates),
    used: count,
    /** What it took off, in all orders that count. */
    given: cents,
  })
  .register(named, { id: 'OfficePromoCode' })

export const promoCodesReply = z
  .strictObject({
    /** Those that are good now first. */
    codes: z.array(officePromoCode),
    /** What all codes took off in the last thirty days, on orders whose money came in. */
    lastDays: z.strictObject({ days: count, orders: count, given: cents }),
    /** The business day. */
    today: day,
  })
  .register(named, { id: 'PromoCodesReply' })

export const promoCodeRejection = z
  .strictObject({
    /** Each has its own sentence. */
    why: z.enum(['unknown', 'too-small', 'not-yet', 'ended', 'not-now', 'used-up', 'already-used']),
    /** What is missing to the smallest order, and that order. */
    minimumOrder: z.exactOptional(cents),
    missing: z.exactOptional(cents),
    /** The first day, or the last one. */
    day: z.exactOptional(day),
    /** When it is good, where it is not good now. */
    days: z.exactOptional(days),
    hours: z.exactOptional(z.nullable(period)),
  })
  .register(named, { id: 'PromoCodeRejection', description: 'Why a code is refused.' })
