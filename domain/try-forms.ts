// What the owner sends to try mail and payments.
import * as z from 'zod/mini'
import { personRules } from './customer-rules.ts'
import { textByRule } from './form-rules.ts'
import { paymentToken } from './order-form.ts'

export const mailTryForm = z.strictObject({
  to: textByRule(personRules.email),
})

export const cardTryForm = z.strictObject({
  paymentToken,
})
