// The schema of the request that places an order, made from the rules that the checkout checks with (R20, R29).
import * as z from 'zod/mini'
import { promoCodeText } from './promo-code-schema.ts'
import type { Wire } from '../basics/values.ts'
import { containsCardNumber } from '../basics/card-number.ts'
import { lineKey, kitchenNote } from '../menu/requested-item.ts'
import { addressRules, optionalRules, personRules } from '../basics/contact-rules.ts'
import { addIssue, validationError, textByRule, wholeNumber } from '../basics/form-schema.ts'
import { isEachOnce, menuId } from '../menu/menu-id-schema.ts'
import { cents } from '../basics/money.ts'
import { allPaymentMethods } from '../restaurant/payment-methods.ts'
import { tipPercents } from './tip.ts'
import { maxLines, maxSubtotal, maxOrderAmount } from './order-size.ts'
import { usStates } from '../basics/us-states.ts'
import { fulfillments } from '../restaurant/setting-constants.ts'

const stateCodes = usStates.map(([code]) => code)

const firstName = textByRule(personRules.firstName)
const lastName = textByRule(personRules.lastName)
const address = textByRule(addressRules.address)
const city = textByRule(addressRules.city)
const state = z.enum(stateCodes, validationError('missing'))
const zipcode = textByRule(addressRules.zipcode)
const email = textByRule(personRules.email)

const apartment = z.exactOptional(textByRule(optionalRules.apartment))

const deliveryAddress = z.strictObject({ address, apartment, city, state, zipcode })

/**
 * The address is the billing address. `delivery` is null if the order is delivered there or picked up. Without a fulfillment
 * the order is a delivery, as in the form of the specification (R20).
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
  fulfillment: z.exactOptional(z.enum(fulfillments)),
  /** The customer's note to the driver. */
  note: z.exactOptional(textByRule(optionalRules.note)),
  delivery: z.nullable(deliveryAddress),
}
export const customerForm = z.strictObject(customerFields)

/** More choices than any item has. */
const maxChoicesPerItem = 100
const maxPerChoice = 99

function distinct<Schema extends z.ZodMiniType>(schema: Schema, idOf: (one: z.output<Schema>) => string) {
  return z.array(schema).check(
    z.maxLength(maxChoicesPerItem),
    z.refine((all) => isEachOnce(all.map(idOf)), validationError('twice')),
  )
}

const tipForm = z.union([
  z.strictObject({ percent: z.literal(tipPercents) }),
  z.strictObject({ amount: z.pipe(wholeNumber(1, maxOrderAmount), z.transform(cents)) }),
])

/** The gateway's card fields return this token. It never contains the card number. */
export const paymentToken = z.string().check(
  z.regex(/^[A-Za-z0-9_-]{1,200}$/, { abort: true }),
  z.refine((token) => !containsCardNumber(token), validationError('looks-like-card')),
)

/** The key with which the page made the token: a token of another account's key would be refused by the gateway. */
const publishableKey = z.string().check(z.regex(/^pk_(test|live)_\w{1,250}$/))

/** The body of POST /api/orders. The body never contains the card itself (R24). */
export const orderRequest = z
  .strictObject({
    ...customerFields,
    // A customer who pays at the counter on pickup gives no address.
    address: z.exactOptional(address),
    city: z.exactOptional(city),
    state: z.exactOptional(state),
    zipcode: z.exactOptional(zipcode),
    lines: z
      .array(
        z.strictObject({
          item: menuId,
          quantity: wholeNumber(1, maxSubtotal),
          choices: z.exactOptional(
            distinct(z.strictObject({ id: menuId, count: wholeNumber(1, maxPerChoice) }), ({ id }) => id),
          ),
          without: z.exactOptional(distinct(menuId, (id) => id)),
          note: z.exactOptional(textByRule(kitchenNote)),
        }),
      )
      .check(
        z.minLength(1),
        z.maxLength(maxLines),
        z.refine((lines) => isEachOnce(lines.map(lineKey)), validationError('twice')),
      ),
    /** The time as the customer was shown it. Without one the order gets the soonest time (R44). */
    time: z.exactOptional(z.strictObject({ at: z.iso.datetime(), isScheduled: z.boolean() })),
    /** The promo code that the customer entered in the cart (R64). */
    promoCode: z.exactOptional(promoCodeText),
    tip: z.exactOptional(tipForm),
    /** By card if absent (R65). */
    pay: z.exactOptional(z.enum(allPaymentMethods)),
    expectedTotal: wholeNumber(0, maxSubtotal * 2),
    /** Absent if no card is charged: at the counter, and for a total of zero. */
    paymentToken: z.exactOptional(paymentToken),
    publishableKey: z.exactOptional(publishableKey),
  })
  .check(({ value, issues }) => {
    if (value.pay === 'counter' && value.fulfillment === 'pickup') return
    for (const field of ['address', 'city', 'state', 'zipcode'] as const)
      if (value[field] === undefined) addIssue(issues, [field], 'missing')
  })

export type CustomerForm = z.infer<typeof customerForm>
export type OrderRequest = Wire<typeof orderRequest>
