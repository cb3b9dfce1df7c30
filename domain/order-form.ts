// The schema of an order's body on the server, made from the rules that the checkout checks with (R20, R29).
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import { addressRules, noState, personRules } from './customer-rules.ts'
import { textByRule, wholeNumber } from './form-rules.ts'
import { itemIdShape } from './menu.ts'
import { largestSubtotal } from './bill.ts'
import { usStates } from './us-states.ts'

const stateCodes = usStates.map(([code]) => code)

const firstName = textByRule(personRules.firstName)
const lastName = textByRule(personRules.lastName)
const address = textByRule(addressRules.address)
const city = textByRule(addressRules.city)
const state = z.enum(stateCodes, noState)
const zipcode = textByRule(addressRules.zipcode)
const email = textByRule(personRules.email)

const deliveryAddress = z.strictObject(
  { address, city, state, zipcode },
  'Send the delivery address, or null when it is the same.',
)

/** `delivery` is null when the delivery address is the customer's own. */
const customerFields = { firstName, lastName, address, city, state, zipcode, email }
export const customerForm = z.strictObject({ ...customerFields, delivery: z.nullable(deliveryAddress) })

/** More than any menu of ours has items. */
const mostLines = 200

/** The body of POST /api/orders. The body never holds the card itself (R24). */
export const orderRequest = z.strictObject({
  ...customerFields,
  delivery: z.nullable(deliveryAddress),
  lines: z
    .array(
      z.strictObject({
        item: z
          .string('One of the burritos isn’t on our menu.')
          .check(z.regex(itemIdShape, 'One of the burritos isn’t on our menu.')),
        quantity: wholeNumber(1, largestSubtotal, 'Order at least one, in whole burritos.'),
      }),
      'Send the burritos as a list.',
    )
    .check(
      z.minLength(1, 'Put at least one burrito in the cart.'),
      z.maxLength(mostLines, 'Name each burrito once.'),
      z.refine(
        (lines) => new Set(lines.map((line) => line.item)).size === lines.length,
        'Name each burrito once.',
      ),
    ),
  expectedTotal: wholeNumber(0, largestSubtotal * 2, 'Send the total you were shown, in cents.'),
  paymentToken: z.string('Send the payment token.').check(
    z.regex(/^[A-Za-z0-9_-]{1,200}$/, { error: 'That is not a payment token.', abort: true }),
    z.refine((token) => !holdsCardNumber(token), 'That is not a payment token.'),
  ),
})

export type CustomerForm = z.infer<typeof customerForm>
export type OrderRequest = z.infer<typeof orderRequest>
