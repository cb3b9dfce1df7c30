// What the owner sends to try mail and payments.
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import { personRules } from './customer-rules.ts'
import { fault, textByRule } from './form-rules.ts'

export const mailTryForm = z.strictObject({
  to: textByRule(personRules.email),
})

export const cardTryForm = z.strictObject({
  paymentToken: z.string().check(
    z.regex(/^[A-Za-z0-9_-]{1,200}$/, { abort: true }),
    z.refine((token) => !holdsCardNumber(token), fault('looks-like-card')),
  ),
})
