// The type of a payment part: one gateway's fields and what the checkout asks of them. The demo card is the first. The part
// is loaded beside the form: who pays at the counter never needs it.
import type { ComponentType } from 'react'
import { FailureFrame, latePart } from '../../ui/late-part.tsx'
import type { FieldMessages } from './check-form.ts'

export interface PaymentFieldsProps {
  /** A message for each wrong field. */
  readonly fields: FieldMessages
  readonly readOnly: boolean
  readonly onEdit: () => void
}

export interface PaymentPart {
  /** The fields keep the typed text to themselves: it reaches neither our server nor the browser's storage (R31). */
  readonly Fields: ComponentType<PaymentFieldsProps>
  /** Returns a message for each wrong field. */
  check(today: Date): FieldMessages
  /** Makes a token of the typed text, or returns what the gateway found wrong with it. */
  prepare(): Promise<{ readonly token: string } | { readonly fields: FieldMessages }>
  /** Lets the customer confirm the payment with the bank; true once the customer has confirmed. */
  act(challenge: string): Promise<boolean>
  /** Called when the card was declined: clears the fields that must be typed again. */
  declined(): void
  /** Clears all fields. */
  forget(): void
}

let part: PaymentPart | undefined

async function loadPart(): Promise<PaymentPart> {
  part ??= (await import('./demo-card-part.tsx')).demoCardPart
  return part
}

export const PaymentFields = latePart(async () => (await loadPart()).Fields, FailureFrame)

/** Nothing is typed into fields that have not come yet. */
export const payment = {
  check: (): FieldMessages => part?.check(new Date()) ?? {},
  async prepare(): ReturnType<PaymentPart['prepare']> {
    const { check, prepare } = await loadPart()
    const fields = check(new Date())
    return Object.keys(fields).length > 0 ? { fields } : prepare()
  },
  act: async (challenge: string) => (await loadPart()).act(challenge),
  declined: () => part?.declined(),
  forget: () => part?.forget(),
}
