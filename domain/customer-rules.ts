// The rules for the customer's fields at the checkout, and the words when a field breaks its rule (R20, R29).
// The browser checks with these rules while the customer types; the server checks with schemas made from the same rules.
import type { CustomerForm } from './order-form.ts'
import { findFault, type TextRule } from './text-rule.ts'
import { usStates } from './us-states.ts'

const card = 'That looks like a card number. Only enter it in the card field.'

export const addressRules = {
  address: { missing: 'Enter your street address.', longest: 120, card },
  city: { missing: 'Enter your city.', longest: 60, card },
  zipcode: {
    missing: 'Enter your zipcode.',
    longest: 10,
    card,
    shape: { pattern: /^\d{5}(-\d{4})?$/, words: 'Use 5 digits.' },
  },
} satisfies Record<string, TextRule>

export const personRules = {
  firstName: { missing: 'Enter your first name.', longest: 60, card },
  lastName: { missing: 'Enter your last name.', longest: 60, card },
  email: {
    missing: 'Enter your email.',
    longest: 254,
    card,
    shape: {
      pattern:
        /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/,
      words: 'That email doesn’t look right.',
    },
  },
} satisfies Record<string, TextRule>

export const noState = 'Select a state.'

interface TypedAddress {
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

/** The fields as typed; `delivery` is null when the delivery address is the customer's own. */
export interface TypedCustomer extends TypedAddress {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly delivery: TypedAddress | null
}

export type CheckedCustomer =
  | { readonly ok: true; readonly customer: CustomerForm }
  | { readonly ok: false; readonly messages: Record<string, string> }

export function checkCustomer({ delivery, ...typed }: TypedCustomer): CheckedCustomer {
  const messages: Record<string, string> = {}
  const customer = {
    ...readFields({ ...personRules, ...addressRules }, typed, '', messages),
    ...readState(typed, '', messages),
    delivery: delivery && {
      ...readFields(addressRules, delivery, 'delivery.', messages),
      ...readState(delivery, 'delivery.', messages),
    },
  }
  const ok = Object.keys(messages).length === 0
  return ok ? { ok, customer: customer as CustomerForm } : { ok, messages }
}

function readFields<Field extends string>(
  rules: Readonly<Record<Field, TextRule>>,
  typed: Readonly<Record<NoInfer<Field>, string>>,
  path: string,
  messages: Record<string, string>,
): Record<Field, string> {
  const read = {} as Record<Field, string>
  for (const field in rules) {
    read[field] = typed[field].trim()
    const fault = findFault(rules[field], read[field])
    if (fault) messages[path + field] = fault
  }
  return read
}

function readState({ state }: TypedAddress, path: string, messages: Record<string, string>) {
  if (!usStates.some(([code]) => code === state)) messages[`${path}state`] = noState
  return { state }
}
