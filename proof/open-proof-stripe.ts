// Opens Stripe as main.ts does, with shorter time-outs.
import type { GatewayActivity } from '../server/adapters/activity.ts'
import type { PaymentGateway } from '../server/adapters/payments.ts'
import { openStripe } from '../server/adapters/stripe/client.ts'
import { createStripePayments } from '../server/adapters/stripe/payments-stripe.ts'
import { createStripeActivity } from '../server/adapters/stripe/stripe-activity.ts'
import type { StripeSettings } from '../server/config/stripe-settings.ts'

export function openProofStripe(
  settings: StripeSettings,
  patienceMs: number | undefined,
): { readonly payments: PaymentGateway; readonly records: GatewayActivity } {
  const stripe = openStripe(settings, patienceMs === undefined ? {} : { patienceMs })
  const payments = createStripePayments(stripe, settings)
  // The proof makes a checkout old by its row alone (due-money.ts): at Stripe it is still a new one.
  const justNow = <Asked extends { readonly requestedAt: string }>(asked: Asked): Asked => ({
    ...asked,
    requestedAt: new Date().toISOString(),
  })
  return {
    payments: {
      ...payments,
      void: (request) => payments.void(justNow(request)),
      refund: (request) => payments.refund(justNow(request)),
    },
    records: createStripeActivity(stripe, settings.webhookSecret),
  }
}
