// The schema of an order's body on the server, made from the rules that the checkout checks with (R20, R29).
import * as z from 'zod/mini'
import { codeText } from './promo-code-schema.ts'
import type { Wire } from '../basics/values.ts'
import { holdsCardNumber } from '../basics/card-number.ts'
import { lineKey, kitchenNote } from '../menu/requested-item.ts'
import { addressRules, optionalRules, personRules } from '../basics/contact-rules.ts'
import { complain, fault, textByRule, wholeNumber } from '../basics/form-rules.ts'
import { isEachOnce, menuId } from '../menu/menu-rules.ts'
import { cents } from '../basics/money.ts'
import { waysToPay } from '../restaurant/payment-methods.ts'
import { tipPercents } from './tip.ts'
import { mostLines, largestSubtotal, largestCounted } from './order-size.ts'
import { usStates } from '../basics/us-states.ts'
import { waysToCustomer } from '../restaurant/setting-constants.ts'

const stateCodes = usStates.map(([code]) => code)

const firstName = textByRule(personRules.firstName)
const lastName = textByRule(personRules.lastName)
const address = textByRule(addressRules.address)
const city = textByRule(addressRules.city)
const state = z.enum(stateCodes, fault('missing'))
const zipcode = textByRule(addressRules.zipcode)
const email = textByRule(personRules.email)

const apartment = z.exactOptional(textByRule(optionalRules.apartment))

const deliveryAddress = z.strictObject({ address, apartment, city, state, zipcode })

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
  way: z.exactOptional(z.enum(waysToCustomer)),
  /** For the driver. */
  note: z.exactOptional(textByRule(optionalRules.note)),
  delivery: z.nullable(deliveryAddress),
}
export const customerForm = z.strictObject(customerFields)

/** More than any item has. */
const mostChoices = 100
const mostOfAChoice = 99

function distinct<Schema extends z.ZodMiniType>(schema: Schema, idOf: (one: z.output<Schema>) => string) {
  return z.array(schema).check(
    z.maxLength(mostChoices),
    z.refine((all) => isEachOnce(all.map(idOf)), fault('twice')),
  )
}

const tipForm = z.union([
  z.strictObject({ percent: z.literal(tipPercents) }),
  z.strictObject({ amount: z.pipe(wholeNumber(1, largestCounted), z.transform(cents)) }),
])

/** What the gateway's card fields give: never a card. */
export const paymentToken = z.string().check(
  z.regex(/^[A-Za-z0-9_-]{1,200}$/, { abort: true }),
  z.refine((token) => !holdsCardNumber(token), fault('looks-like-card')),
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
          item: menuId,
          quantity: wholeNumber(1, largestSubtotal),
          choices: z.exactOptional(
            distinct(z.strictObject({ id: menuId, count: wholeNumber(1, mostOfAChoice) }), ({ id }) => id),
          ),
          without: z.exactOptional(distinct(menuId, (id) => id)),
          note: z.exactOptional(textByRule(kitchenNote)),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(mostLines),
        z.refine((lines) => isEachOnce(lines.map(lineKey)), fault('twice')),
      ),
    /** As it was shown: when it is ready, or arrives. Who names none takes the soonest (R44). */
    time: z.exactOptional(z.strictObject({ at: z.iso.datetime(), isScheduled: z.boolean() })),
    /** What the customer typed into the cart (R64). */
    code: z.exactOptional(codeText),
    tip: z.exactOptional(tipForm),
    /** Who names none pays by card (R65). */
    pay: z.exactOptional(z.enum(waysToPay)),
    expectedTotal: wholeNumber(0, largestSubtotal * 2),
    /** Absent where no card is charged: at the counter, and for a total of zero. */
    paymentToken: z.exactOptional(paymentToken),
  })
  .check(({ value, issues }) => {
    if (value.pay === 'counter' && value.way === 'pickup') return
    for (const field of ['address', 'city', 'state', 'zipcode'] as const)
      if (value[field] === undefined) complain(issues, [field], 'missing')
  })

export type CustomerForm = z.infer<typeof customerForm>
export type OrderRequest = Wire<typeof orderRequest>
