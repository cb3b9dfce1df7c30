// The schema of an order's body on the server, made from the rules that the checkout checks with (R20, R29).
import * as z from 'zod/mini'
import type { Wire } from './contract/values.ts'
import { holdsCardNumber } from './card.ts'
import { lineKey } from './cart.ts'
import { addressRules, optionalRules, personRules } from './customer-rules.ts'
import { fault, textByRule, wholeNumber } from './form-rules.ts'
import { codeShape } from './codes.ts'
import { kitchenNote } from './kitchen-note.ts'
import { isEachOnce, menuId } from './menu-rules.ts'
import { largestSubtotal } from './bill.ts'
import { largestCounted } from './sales.ts'
import { cents } from './money.ts'
import { waysToPay } from './paying.ts'
import { tipPercents } from './tip.ts'
import { mostLines } from './order-size.ts'
import { usStates } from './us-states.ts'
import { waysToCustomer } from './ways.ts'

const stateCodes = usStates.map(([code]) => code)

const firstName = textByRule(personRules.firstName)
const lastName = textByRule(personRules.lastName)
const address = textByRule(addressRules.address)
const city = textByRule(addressRules.city)
const state = z.enum(stateCodes, fault('state-missing'))
const zipcode = textByRule(addressRules.zipcode)
const email = textByRule(personRules.email)

const apartment = z.exactOptional(textByRule(optionalRules.apartment))

const deliveryAddress = z.strictObject(
  { address, apartment, city, state, zipcode },
  fault('delivery-missing'),
)

/**
 * The address is the card's. `delivery` is null when the order is delivered to it, or picked up. Who names no way wants a
 * delivery, as the form of the specification does (R20).
 */
const customerFields = {
  firstName,
  lastName,
  address,
  apartment,
  city,
  state,
  zipcode,
  email,
  phone: z.exactOptional(textByRule(optionalRules.phone)),
  way: z.exactOptional(z.enum(waysToCustomer, fault('way-unknown'))),
  /** For the driver. */
  note: z.exactOptional(textByRule(optionalRules.note)),
  delivery: z.nullable(deliveryAddress),
}
export const customerForm = z.strictObject(customerFields)

/** More than any item has. */
const mostChoices = 100
const mostOfAChoice = 99

const choiceId = menuId('choice-wrong')

function distinct<Schema extends z.ZodMiniType>(schema: Schema, idOf: (one: z.output<Schema>) => string) {
  return z.array(schema, fault('choice-wrong')).check(
    z.maxLength(mostChoices, fault('choice-wrong')),
    z.refine((all) => isEachOnce(all.map(idOf)), fault('choice-wrong')),
  )
}

const addressMissing = {
  address: addressRules.address.missing,
  city: addressRules.city.missing,
  state: 'state-missing',
  zipcode: addressRules.zipcode.missing,
} as const

/** Capital letters, digits and dashes; the page makes small letters large. */
export const typedCode = z.regex(codeShape, fault('code-wrong'))

const tipForm = z.union(
  [
    z.strictObject({ percent: z.literal(tipPercents) }),
    z.strictObject({ amount: z.pipe(wholeNumber(1, largestCounted, 'tip-wrong'), z.transform(cents)) }),
  ],
  fault('tip-wrong'),
)

/** The body of POST /api/orders. The body never holds the card itself (R24). */
export const orderRequest = z
  .strictObject({
    ...customerFields,
    // Who pays at the counter on pickup has no address to give.
    address: z.exactOptional(address),
    city: z.exactOptional(city),
    state: z.exactOptional(state),
    zipcode: z.exactOptional(zipcode),
    lines: z
      .array(
        z.strictObject({
          item: menuId('item-unknown'),
          quantity: wholeNumber(1, largestSubtotal, 'quantity-wrong'),
          choices: z.exactOptional(
            distinct(
              z.strictObject({ id: choiceId, count: wholeNumber(1, mostOfAChoice, 'choice-wrong') }),
              ({ id }) => id,
            ),
          ),
          without: z.exactOptional(distinct(choiceId, (id) => id)),
          note: z.exactOptional(textByRule(kitchenNote)),
        }),
        fault('lines-not-listed'),
      )
      .check(
        z.minLength(1, fault('no-line')),
        z.maxLength(mostLines, fault('lines-too-many')),
        z.refine((lines) => isEachOnce(lines.map(lineKey)), fault('item-twice')),
      ),
    /** As it was shown: when it is ready, or arrives. Who names none takes the soonest (R44). */
    time: z.exactOptional(
      z.strictObject(
        { at: z.iso.datetime(fault('time-missing')), isScheduled: z.boolean(fault('time-missing')) },
        fault('time-missing'),
      ),
    ),
    /** What the customer typed into the cart (R64). */
    code: z.exactOptional(z.string(fault('code-wrong')).check(typedCode)),
    tip: z.exactOptional(tipForm),
    /** Who names none pays by card (R65). */
    pay: z.exactOptional(z.enum(waysToPay, fault('pay-unknown'))),
    expectedTotal: wholeNumber(0, largestSubtotal * 2, 'total-missing'),
    /** Absent where no card is charged: at the counter, and for a total of zero. */
    paymentToken: z.exactOptional(
      z.string(fault('token-missing')).check(
        z.regex(/^[A-Za-z0-9_-]{1,200}$/, { error: fault('token-wrong'), abort: true }),
        z.refine((token) => !holdsCardNumber(token), fault('token-wrong')),
      ),
    ),
  })
  .check(({ value, issues }) => {
    if (value.pay === 'counter' && value.way === 'pickup') return
    for (const [field, missing] of Object.entries(addressMissing))
      if (value[field as keyof typeof addressMissing] === undefined)
        issues.push({ code: 'custom', input: undefined, path: [field], message: missing })
  })

export type CustomerForm = z.infer<typeof customerForm>
export type OrderRequest = Wire<typeof orderRequest>
