// The payment part of the gateway that takes the cards, loaded beside the form, and only where there is one: who pays at the
// counter never needs it.
import { createElement } from 'react'
import type { Cards } from '#domain/restaurant/payment-methods.ts'
import { FailureFrame, lazyPart, Waiting } from '../../ui/lazy-part.tsx'
import { menuNow } from '../menu/menu-store.ts'
import type { FieldMessages } from './check-form.ts'
import type { Payer, PaymentFieldsProps, PaymentPart } from './payment-part.ts'

type Gateway = NonNullable<Cards>

const files = { demo: () => import('./demo-card-part.tsx'), card: () => import('./stripe-part.tsx') }
const parts: Partial<Record<Gateway | 'none', PaymentPart>> = {}

async function load(gateway: Gateway): Promise<PaymentPart> {
  return (parts[gateway] ??= (await files[gateway]()).part)
}

const fieldsOf = (gateway: Gateway) => lazyPart(async () => (await load(gateway)).Fields, FailureFrame)
const fields = { none: () => createElement(Waiting), demo: fieldsOf('demo'), card: fieldsOf('card') }

export const PaymentFields = (props: PaymentFieldsProps) => createElement(fields[gatewayNow()], props)

/** `none` until the menu says who takes the cards: nobody is asked for a real card in fields of our own (R31). */
function gatewayNow(): Gateway | 'none' {
  const menu = menuNow()
  return (menu.state === 'ready' && menu.paymentMethods.cards) || 'none'
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
  act: async (challenge: string, publishableKey: string | undefined) =>
    (await files.card()).act(challenge, publishableKey),
  declined: () => parts[gatewayNow()]?.declined(),
  forget: () => Object.values(parts).forEach(({ forget }) => forget()),
}
