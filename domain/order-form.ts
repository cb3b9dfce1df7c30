// The schema of an order's body on the server, made from the rules that the checkout checks with (R20, R29).
import * as z from 'zod/mini'
import { holdsCardNumber } from './card.ts'
import { lineKey } from './cart.ts'
import { addressRules, personRules } from './customer-rules.ts'
import { fault, textByRule, wholeNumber } from './form-rules.ts'
import { itemIdShape } from './menu.ts'
import { largestSubtotal } from './bill.ts'
import { usStates } from './us-states.ts'

const stateCodes = usStates.map(([code]) => code)

const firstName = textByRule(personRules.firstName)
const lastName = textByRule(personRules.lastName)
const address = textByRule(addressRules.address)
const city = textByRule(addressRules.city)
const state = z.enum(stateCodes, fault('state-missing'))
const zipcode = textByRule(addressRules.zipcode)
const email = textByRule(personRules.email)

const deliveryAddress = z.strictObject({ address, city, state, zipcode }, fault('delivery-missing'))

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
        item: z.string(fault('item-unknown')).check(z.regex(itemIdShape, fault('item-unknown'))),
        quantity: wholeNumber(1, largestSubtotal, 'quantity-wrong'),
      }),
      fault('lines-not-listed'),
    )
    .check(
      z.minLength(1, fault('no-line')),
      z.maxLength(mostLines, fault('item-twice')),
      z.refine((lines) => new Set(lines.map(lineKey)).size === lines.length, fault('item-twice')),
    ),
  expectedTotal: wholeNumber(0, largestSubtotal * 2, 'total-missing'),
  paymentToken: z.string(fault('token-missing')).check(
    z.regex(/^[A-Za-z0-9_-]{1,200}$/, { error: fault('token-wrong'), abort: true }),
    z.refine((token) => !holdsCardNumber(token), fault('token-wrong')),
  ),
})

export type CustomerForm = z.infer<typeof customerForm>
export type OrderRequest = z.infer<typeof orderRequest>
