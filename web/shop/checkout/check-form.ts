// Checks what was typed with the domain's own rules: the messages stand at their fields (R29).
import { checkCard } from '#domain/card-form.ts'
import { checkCustomer, type CheckedCustomer } from '#domain/customer-rules.ts'
import type { CardDraft, FormDraft } from './form-draft.ts'

export type FieldMessages = Readonly<Record<string, string>>

export function checkForm(draft: FormDraft, card: CardDraft, today: Date): CheckedCustomer {
  const { sameDelivery, delivery, ...rest } = draft
  const customer = checkCustomer({ ...rest, delivery: sameDelivery ? null : delivery })
  const ofCard = checkCard(card, today)
  if (customer.ok && Object.keys(ofCard).length === 0) return customer
  return { ok: false, messages: { ...(!customer.ok && customer.messages), ...ofCard } }
}
