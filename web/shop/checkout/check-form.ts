// Checks what was typed with the domain's own schemas: the messages stand at their fields (R29).
import { messagesByField } from '#domain/form-rules.ts'
import { cardForm, customerForm, type CustomerForm } from '#domain/order-form.ts'
import type { CardDraft, FormDraft } from './form-draft.ts'

export type FieldMessages = Readonly<Record<string, string>>

export type CheckedForm =
  | { readonly ok: true; readonly customer: CustomerForm }
  | { readonly ok: false; readonly messages: FieldMessages }

export function checkForm(draft: FormDraft, card: CardDraft, today: Date): CheckedForm {
  const { sameDelivery, delivery, ...rest } = draft
  const customer = customerForm.safeParse({ ...rest, delivery: sameDelivery ? null : delivery })
  const checkedCard = cardForm(today).safeParse(card)
  if (customer.success && checkedCard.success) return { ok: true, customer: customer.data }
  return {
    ok: false,
    messages: {
      ...(customer.error && messagesByField(customer.error)),
      ...(checkedCard.error && messagesByField(checkedCard.error)),
    },
  }
}
