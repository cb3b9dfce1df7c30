// What the owner sends to put the list of the first week away or to confirm a step of it, and to try mail and payments.
import * as z from 'zod/mini'
import { personRules } from './customer-rules.ts'
import { fault, textByRule } from './form-rules.ts'
import { paymentToken } from './order-form.ts'
import { stepsToConfirm } from './steps-to-confirm.ts'

export const checklistForm = z
  .strictObject({
    putAway: z.exactOptional(z.boolean()),
    confirm: z.exactOptional(z.enum(stepsToConfirm)),
  })
  .check(z.refine((body) => Object.keys(body).length === 1, fault('missing')))

export const mailTryForm = z.strictObject({
  to: textByRule(personRules.email),
})

export const cardTryForm = z.strictObject({
  paymentToken,
})
