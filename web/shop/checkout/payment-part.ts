// The way to pay: what the customer fills in, what becomes of it, and what the bank may ask. The demo card is the first.
import type { ComponentType } from 'react'
import type { FieldMessages } from './check-form.ts'
import { demoCardPart } from './demo-card-part.tsx'

export interface PaymentFieldsProps {
  /** What needs another look, by field. */
  readonly fields: FieldMessages
  readonly readOnly: boolean
  readonly onEdit: () => void
}

export interface PaymentPart {
  /** Keeps what is typed to itself: it reaches neither our server nor the browser's storage (R31). */
  readonly Fields: ComponentType<PaymentFieldsProps>
  /** What is wrong with it, by field. */
  check(today: Date): FieldMessages
  /** A token for what was typed, or what the gateway found wrong with it. */
  prepare(): Promise<{ readonly token: string } | { readonly fields: FieldMessages }>
  /** What the bank wants of the customer; true once the customer has done it. */
  act(challenge: string): Promise<boolean>
  /** The card was declined: what must be typed again is forgotten. */
  declined(): void
  /** All of it is forgotten. */
  forget(): void
}

export const payment: PaymentPart = demoCardPart
