// The rules for the customer's fields at the checkout (R20, R29).
// The browser checks with these rules while the customer types; the server checks with schemas made from the same rules.
import type { Fault, Faults } from '../basics/validation-errors.ts'
import type { CustomerForm, OrderRequest } from './order-form.ts'
import { addressRules, optionalRules, personRules } from '../basics/contact-rules.ts'
import { findFault, isVisible, type TextRule } from '../basics/text-rule.ts'
import { usStates } from '../basics/us-states.ts'
import type { Way } from '../restaurant/fulfillment.ts'

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
  readonly way: Way
  readonly note: string
  readonly delivery: TypedAddress | null
}

/** As an order has them: who pays on pickup gives no address. */
export type Customer = Pick<OrderRequest, keyof CustomerForm>

export type CheckedCustomer =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly faults: Faults }

/** Of a pickup, nothing that is for the driver is looked at or sent. */
export function checkCustomer(
  { delivery, way, note, ...typed }: TypedCustomer,
  phoneRequired: Readonly<Record<Way, boolean>>,
  needsAddress = true,
): CheckedCustomer {
  const faults: Record<string, Fault> = {}
  const isDelivered = way === 'delivery'
  const customer = {
    ...readFields(personRules, typed, '', faults),
    ...readOptional('phone', typed.phone, '', faults, phoneRequired[way]),
    ...(needsAddress && readAddress(typed, '', faults)),
    way,
    ...(isDelivered && readOptional('note', note, '', faults)),
    delivery: isDelivered && delivery ? readAddress(delivery, 'delivery.', faults) : null,
  }
  const ok = Object.keys(faults).length === 0
  return ok ? { ok, customer: customer as Customer } : { ok, faults }
}

function readAddress(typed: TypedAddress, path: string, faults: Record<string, Fault>) {
  return {
    ...readFields(addressRules, typed, path, faults),
    ...readOptional('apartment', typed.apartment, path, faults),
    ...readState(typed, path, faults),
  }
}

function readFields<Field extends string>(
  rules: Readonly<Record<Field, TextRule>>,
  typed: Readonly<Record<NoInfer<Field>, string>>,
  path: string,
  faults: Record<string, Fault>,
): Record<Field, string> {
  const read = {} as Record<Field, string>
  for (const field in rules) {
    read[field] = typed[field].trim()
    const fault = findFault(rules[field], read[field])
    if (fault) faults[path + field] = fault
  }
  return read
}

/** An optional field in which nothing can be seen is left out. */
function readOptional(
  field: keyof typeof optionalRules,
  typed: string,
  path: string,
  faults: Record<string, Fault>,
  isRequired = false,
): Partial<Record<typeof field, string>> {
  const text = typed.trim()
  if (!isRequired && !isVisible(text)) return {}
  const fault = findFault(optionalRules[field], text)
  if (fault) faults[path + field] = fault
  return { [field]: text }
}

function readState({ state }: TypedAddress, path: string, faults: Record<string, Fault>) {
  if (!usStates.some(([code]) => code === state)) faults[`${path}state`] = { code: 'missing' }
  return { state }
}
