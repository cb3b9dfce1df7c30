// The type of a payment part: one gateway's fields and what the checkout asks of them.
import type { ComponentType } from 'react'
import type { Customer } from '#domain/orders/customer-rules.ts'
import type { Cents } from '#domain/basics/money.ts'
import type { FieldMessages } from './check-form.ts'
import type { Checkout } from './checkout.ts'

export interface PaymentFieldsProps {
  readonly checkout: Checkout
}

/** Who pays, and how much. */
export interface Payer {
  readonly customer: Customer
  readonly amount: Cents
  /** The last try was turned away before it reached the gateway: if nothing changed, its token still stands. */
  readonly isAgain: boolean
}

export interface PreparedCard {
  readonly token: string
  /** The gateway's key that made the token: the shop may have another one by the time the order arrives. */
  readonly publishableKey?: string
}

export interface PaymentPart {
  /** The fields keep the typed text to themselves: it reaches neither our server nor the browser's storage (R31). */
  readonly Fields: ComponentType<PaymentFieldsProps>
  /** Returns a message for each wrong field. */
  check(): FieldMessages
  /** Makes a token of the typed text, or returns what the gateway found wrong with it. */
  prepare(payer: Payer): Promise<PreparedCard | { readonly fields: FieldMessages }>
  /** Called when the card was declined: clears the fields that must be typed again, and returns a message for each. */
  declined(): FieldMessages
  /** Clears all fields. */
  forget(): void
}
