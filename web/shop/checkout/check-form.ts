// Checks the typed form with the domain's rules and returns a message for each wrong field (R29).
import { checkCustomer } from '#domain/customer-rules.ts'
import { sayFaults } from '#domain/say-faults.ts'
import type { CustomerForm } from '#domain/order-form.ts'
import type { Way, ShopWays } from '#domain/ways.ts'
import { checkoutFaults } from '#words/faults-checkout.ts'
import type { FormDraft } from './form-draft.ts'

export type FieldMessages = Readonly<Record<string, string>>

export type CheckedForm =
  | { readonly ok: true; readonly customer: CustomerForm }
  | { readonly ok: false; readonly messages: FieldMessages }

/** `ofPayment` has the messages about the payment part's own fields. */
export function checkForm(
  draft: FormDraft & { readonly way: Way },
  phoneRequired: ShopWays['phoneRequired'],
  ofPayment: FieldMessages,
): CheckedForm {
  const { sameDelivery, delivery, ...rest } = draft
  const customer = checkCustomer({ ...rest, delivery: sameDelivery ? null : delivery }, phoneRequired)
  if (customer.ok && Object.keys(ofPayment).length === 0) return customer
  const messages = customer.ok ? {} : sayFaults(checkoutFaults, customer.faults)
  return { ok: false, messages: { ...messages, ...ofPayment } }
}
