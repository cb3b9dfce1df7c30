// Checks the customer's fields at the checkout (R20, R29), in the browser while the customer types. The server checks with
// schemas made from the same rules.
import type { ValidationError, ValidationErrors } from '../basics/validation-errors.ts'
import type { CustomerForm, OrderRequest } from './order-request-schema.ts'
import { addressRules, optionalRules, personRules } from '../basics/contact-rules.ts'
import { findTextError, isVisible, type TextRule } from '../basics/text-rule.ts'
import { usStates } from '../basics/us-states.ts'
import type { Fulfillment } from '../restaurant/fulfillment.ts'

interface TypedAddress {
  readonly address: string
  readonly apartment: string
  readonly city: string
  readonly state: string
  readonly zipcode: string
}

/** The fields as typed; `delivery` is null when the delivery address is the customer's own. */
export interface TypedCustomer extends TypedAddress {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly fulfillment: Fulfillment
  readonly note: string
  readonly delivery: TypedAddress | null
}

/** The customer's fields of an order. A customer who pays on pickup gives no address. */
export type Customer = Pick<OrderRequest, keyof CustomerForm>

export type CheckedCustomer =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly errors: ValidationErrors }

/** For a pickup, the fields that are for the driver are neither checked nor sent. */
export function checkCustomer(
  { delivery, fulfillment, note, ...typed }: TypedCustomer,
  phoneRequired: Readonly<Record<Fulfillment, boolean>>,
  needsAddress = true,
): CheckedCustomer {
  const errors: Record<string, ValidationError> = {}
  const isDelivered = fulfillment === 'delivery'
  const customer = {
    ...readFields(personRules, typed, '', errors),
    ...readOptional('phone', typed.phone, '', errors, phoneRequired[fulfillment]),
    ...(needsAddress && readAddress(typed, '', errors)),
    fulfillment,
    ...(isDelivered && readOptional('note', note, '', errors)),
    delivery: isDelivered && delivery ? readAddress(delivery, 'delivery.', errors) : null,
  }
  const ok = Object.keys(errors).length === 0
  return ok ? { ok, customer: customer as Customer } : { ok, errors }
}

function readAddress(typed: TypedAddress, path: string, errors: Record<string, ValidationError>) {
  return {
    ...readFields(addressRules, typed, path, errors),
    ...readOptional('apartment', typed.apartment, path, errors),
    ...readState(typed, path, errors),
  }
}

function readFields<Field extends string>(
  rules: Readonly<Record<Field, TextRule>>,
  typed: Readonly<Record<NoInfer<Field>, string>>,
  path: string,
  errors: Record<string, ValidationError>,
): Record<Field, string> {
  const read = {} as Record<Field, string>
  for (const field in rules) {
    read[field] = typed[field].trim()
    const error = findTextError(rules[field], read[field])
    if (error) errors[path + field] = error
  }
  return read
}

/** An optional field without a visible character is left out. */
function readOptional(
  field: keyof typeof optionalRules,
  typed: string,
  path: string,
  errors: Record<string, ValidationError>,
  isRequired = false,
): Partial<Record<typeof field, string>> {
  const text = typed.trim()
  if (!isRequired && !isVisible(text)) return {}
  const error = findTextError(optionalRules[field], text)
  if (error) errors[path + field] = error
  return { [field]: text }
}

function readState({ state }: TypedAddress, path: string, errors: Record<string, ValidationError>) {
  if (!usStates.some(([code]) => code === state)) errors[`${path}state`] = { code: 'missing' }
  return { state }
}
