// The billing details that go to Stripe with the card. Stripe's fields ask for none of them, because our form does; whatever
// they are told never to ask for must be there (docs.stripe.com, "Control billing details collection").
import type { FieldsOption, PaymentMethodCreateParams } from '@stripe/stripe-js'
import type { Customer } from '#domain/orders/customer-rules.ts'

/** Apartment and phone are optional in our form, so nothing is promised about them; cards need neither. */
export const fieldsOfOurs: FieldsOption = {
  billingDetails: {
    name: 'never',
    email: 'never',
    address: { line1: 'never', city: 'never', state: 'never', postalCode: 'never', country: 'never' },
  },
}

export function billingDetailsOf(customer: Customer): PaymentMethodCreateParams.BillingDetails {
  // Who pays by card has given a whole address.
  const { firstName, lastName, email, phone, apartment } = customer
  const { address = '', city = '', state = '', zipcode = '' } = customer
  return {
    name: `${firstName} ${lastName}`,
    email,
    ...(phone !== undefined && { phone }),
    address: {
      line1: address,
      ...(apartment !== undefined && { line2: apartment }),
      city,
      state,
      postal_code: zipcode,
      // The form knows only the states of this country (R20).
      country: 'US',
    },
  }
}
