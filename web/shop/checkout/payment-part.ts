// The type of a payment part: one gateway's fields and what the checkout asks of them. Each part is loaded beside the form, and
// only where its gateway takes the cards: who pays at the counter never needs one.
import { createElement, type ComponentType } from 'react'
import type { Customer } from '#domain/orders/customer-rules.ts'
import type { Cents } from '#domain/basics/money.ts'
import type { Cards } from '#domain/restaurant/payment-methods.ts'
import { FailureFrame, latePart, Waiting } from '../../ui/late-part.tsx'
import { menuNow } from '../menu/menu-store.ts'
import type { FieldMessages } from './check-form.ts'
import type { Checkout } from './use-checkout.ts'

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

export interface PaymentPart {
  /** The fields keep the typed text to themselves: it reaches neither our server nor the browser's storage (R31). */
  readonly Fields: ComponentType<PaymentFieldsProps>
  /** Returns a message for each wrong field. */
  check(): FieldMessages
  /** Makes a token of the typed text, or returns what the gateway found wrong with it. */
  prepare(payer: Payer): Promise<{ readonly token: string } | { readonly fields: FieldMessages }>
  /** Called when the card was declined: clears the fields that must be typed again, and returns a message for each. */
  declined(): FieldMessages
  /** Clears all fields. */
  forget(): void
}

type Gateway = NonNullable<Cards>

const files = { demo: () => import('./demo-card-part.tsx'), card: () => import('./stripe-part.tsx') }
const parts: Partial<Record<Gateway | 'none', PaymentPart>> = {}

async function load(gateway: Gateway): Promise<PaymentPart> {
  return (parts[gateway] ??= (await files[gateway]()).part)
}

const fieldsOf = (gateway: Gateway) => latePart(async () => (await load(gateway)).Fields, FailureFrame)
const fields = { none: Waiting, demo: fieldsOf('demo'), card: fieldsOf('card') }

export const PaymentFields = (props: PaymentFieldsProps) => createElement(fields[gatewayNow()], props)

/** `none` until the menu says who takes the cards: nobody is asked for a real card in fields of our own (R31). */
function gatewayNow(): Gateway | 'none' {
  const menu = menuNow()
  return (menu.state === 'ready' && menu.paying.cards) || 'none'
}

/** Nothing is typed into fields that have not come yet. */
export const payment = {
  check: (): FieldMessages => parts[gatewayNow()]?.check() ?? {},
  async prepare(payer: Payer): ReturnType<PaymentPart['prepare']> {
    const gateway = gatewayNow()
    if (gateway === 'none') return { fields: {} }
    const { check, prepare } = await load(gateway)
    const wrong = check()
    return Object.keys(wrong).length > 0 ? { fields: wrong } : prepare(payer)
  },
  /** Lets the customer confirm the payment with the bank; true once the customer has confirmed. Only Stripe asks for it. */
  act: async (challenge: string) => (await files.card()).act(challenge),
  declined: () => parts[gatewayNow()]?.declined(),
  forget: () => Object.values(parts).forEach(({ forget }) => forget()),
}
