// The checkout form: what each field must hold and the words at the field when it does not (R20, R29).
// The browser checks with these schemas while typing; the server checks again.
import * as z from 'zod/mini'
import { cardDigits, holdsCardNumber, passesLuhn } from './card.ts'
import { text as textOf, wholeNumber } from './form-rules.ts'
import { itemIds } from './menu.ts'
import { largestSubtotal } from './pricing.ts'
import { usStates } from './us-states.ts'

const stateCodes = usStates.map(([code]) => code)

const firstName = text('Enter your first name.', 60)
const lastName = text('Enter your last name.', 60)
const address = text('Enter the street and number.', 120)
const city = text('Enter the city.', 60)
const state = z.enum(stateCodes, 'Pick a state.')
const zipcode = text('Enter the zipcode.', 10).check(z.regex(/^\d{5}(-\d{4})?$/, 'Use 5 digits.'))
const email = text('Enter your email.', 254).check(
  z.regex(
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/,
    'That email does not look right.',
  ),
)

const deliveryAddress = z.strictObject(
  { address, city, state, zipcode },
  'Send the delivery address, or null when it is the same.',
)

/** What the customer says about themselves; `delivery` is null when it is the same as above. */
const customerFields = { firstName, lastName, address, city, state, zipcode, email }
export const customerForm = z.strictObject({ ...customerFields, delivery: z.nullable(deliveryAddress) })

/** The body of POST /api/orders. The card itself is never part of it (R24). */
export const orderRequest = z.strictObject({
  ...customerFields,
  delivery: z.nullable(deliveryAddress),
  lines: z
    .array(
      z.strictObject({
        item: z.enum(itemIds, 'One of the burritos is not on our menu.'),
        quantity: wholeNumber(1, largestSubtotal, 'Order at least one, in whole burritos.'),
      }),
      'Send the burritos as a list.',
    )
    .check(
      z.minLength(1, 'Put at least one burrito in the cart.'),
      z.maxLength(itemIds.length, 'Name each burrito once.'),
      z.refine(
        (lines) => new Set(lines.map((line) => line.item)).size === lines.length,
        'Name each burrito once.',
      ),
    ),
  expectedTotal: wholeNumber(0, largestSubtotal * 2, 'Send the total you were shown, in cents.'),
  paymentToken: z.string('Send the payment token.').check(
    z.regex(/^[A-Za-z0-9_-]{1,200}$/, 'That is not a payment token.'),
    z.refine((token) => !holdsCardNumber(token), 'That is not a payment token.'),
  ),
})

export type CustomerForm = z.infer<typeof customerForm>
export type OrderRequest = z.infer<typeof orderRequest>

/** The card fields, which stay in the browser. `today` decides whether a card has expired. */
export function cardForm(today: Date) {
  return z.strictObject({
    cardNumber: z.string().check(
      z.refine((typed) => cardDigits(typed) !== '', { error: 'Enter the card number.', abort: true }),
      z.refine((typed) => /^\d*$/.test(cardDigits(typed)), { error: 'Use digits only.', abort: true }),
      z.refine((typed) => cardDigits(typed).length >= 13, {
        error: 'That card number is too short.',
        abort: true,
      }),
      z.refine((typed) => cardDigits(typed).length <= 19, {
        error: 'That card number is too long.',
        abort: true,
      }),
      z.refine((typed) => passesLuhn(cardDigits(typed)), 'That card number is not right. Check the digits.'),
    ),
    cvv: z.string().check(z.trim(), z.regex(/^\d{3,4}$/, 'Use 3 or 4 digits.')),
    expiry: z.string().check(
      z.trim(),
      z.regex(expiryShape, { error: 'Use MM/YY, like 08/27.', abort: true }),
      z.refine((typed) => !hasExpired(typed, today), 'This card has expired.'),
    ),
  })
}

function text(missing: string, longest: number) {
  return textOf(missing, longest, 'That looks like a card number. Put it into the card field only.')
}

/** MM/YY, and what people and browsers make of it: 8/27, 0827, 08/2027. */
const expiryShape = /^(0?[1-9]|1[0-2])\s*[/-]?\s*(?:20)?(\d{2})$/

function hasExpired(typed: string, today: Date): boolean {
  const [, month, year] = expiryShape.exec(typed) ?? []
  return (2000 + Number(year)) * 12 + Number(month) < today.getFullYear() * 12 + today.getMonth() + 1
}
