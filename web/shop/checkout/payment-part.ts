// The type of a payment part: one gateway's fields and what the checkout asks of them. The demo card is the first.
import type { ComponentType } from 'react'
import type { FieldMessages } from './check-form.ts'
import { demoCardPart } from './demo-card-part.tsx'

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

export const payment: PaymentPart = demoCardPart
