// Checks the typed form with the domain's rules and returns a message for each wrong field (R29).
import { checkCustomer, type CheckedCustomer } from '#domain/customer-rules.ts'
import type { FormDraft } from './form-draft.ts'

export type FieldMessages = Readonly<Record<string, string>>

/** `ofPayment` has the messages about the payment part's own fields. */
export function checkForm(draft: FormDraft, ofPayment: FieldMessages): CheckedCustomer {
  const { sameDelivery, delivery, ...rest } = draft
  const customer = checkCustomer({ ...rest, delivery: sameDelivery ? null : delivery })
  if (customer.ok && Object.keys(ofPayment).length === 0) return customer
  return { ok: false, messages: { ...(!customer.ok && customer.messages), ...ofPayment } }
}
