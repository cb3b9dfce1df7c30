// What the owner sends to put the list of the first week away or to confirm a step of it, and to try mail and payments.
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import { personRules } from './customer-rules.ts'
import { fault, textByRule } from './form-rules.ts'
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
  paymentToken: z.string().check(
    z.regex(/^[A-Za-z0-9_-]{1,200}$/, { abort: true }),
    z.refine((token) => !holdsCardNumber(token), fault('looks-like-card')),
  ),
})
