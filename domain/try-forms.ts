// What the owner sends to try mail and payments.
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import { personRules } from './customer-rules.ts'
import { fault, textByRule } from './form-rules.ts'

export const mailTryForm = z.strictObject({
  to: textByRule({
    missing: 'restaurant-email-shape',
    longest: personRules.email.longest,
    shape: { pattern: personRules.email.shape.pattern, fault: 'restaurant-email-shape' },
  }),
})

export const cardTryForm = z.strictObject({
  paymentToken: z.string(fault('token-missing')).check(
    z.regex(/^[A-Za-z0-9_-]{1,200}$/, { error: fault('token-wrong'), abort: true }),
    z.refine((token) => !holdsCardNumber(token), fault('token-wrong')),
  ),
})
