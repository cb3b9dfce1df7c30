// Checks the typed form with the domain's rules and returns a message for each wrong field (R29).
import { checkCustomer, type Customer } from '#domain/orders/customer-rules.ts'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import type { Fulfillment, ShopFulfillment } from '#domain/restaurant/fulfillment.ts'
import { checkoutErrorMessages } from '#words/orders/shop/validation-errors.ts'
import type { FormDraft } from './form-draft.ts'

export type FieldMessages = Readonly<Record<string, string>>

export type CheckedForm =
  | { readonly ok: true; readonly customer: Customer }
  | { readonly ok: false; readonly messages: FieldMessages }

/**
 * Who pays without a card is asked only where a delivery goes; of the two addresses of the form that is the one for the
 * delivery. `others` has the messages about the fields of payment and tip.
 */
export function checkForm(
  draft: FormDraft & { readonly fulfillment: Fulfillment },
  byCard: boolean,
  phoneRequired: ShopFulfillment['phoneRequired'],
  others: FieldMessages,
): CheckedForm {
  const { sameDelivery, delivery, ...rest } = draft
  const isElsewhere = !byCard && !sameDelivery
  const typed = isElsewhere
    ? { ...rest, ...delivery, delivery: null }
    : { ...rest, delivery: sameDelivery ? null : delivery }
  const customer = checkCustomer(typed, phoneRequired, byCard || draft.fulfillment === 'delivery')
  if (customer.ok && Object.keys(others).length === 0) return customer
  const wrong = Object.entries(
    customer.ok ? {} : formatValidationErrors(checkoutErrorMessages, customer.errors),
  )
  const messages = wrong.map(([field, message]) => [
    isElsewhere && field in delivery ? `delivery.${field}` : field,
    message,
  ])
  return { ok: false, messages: { ...Object.fromEntries(messages), ...others } }
}
