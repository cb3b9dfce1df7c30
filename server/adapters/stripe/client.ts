// Stripe's own SDK, set up as we need it.
import { Stripe } from 'stripe'
import type { StripeSettings } from '../../config/stripe-settings.ts'

/** The words of the API that this code was written and tried with: a newer SDK must not change them by itself. */
export const apiVersion = '2026-10-28.endive'

/** For one request, of which an order may need two: together shorter than the browser's own patience. */
const patience = 8_000

export function openStripe({ secretKey, api }: StripeSettings, { patienceMs = patience } = {}): Stripe {
  return new Stripe(secretKey, {
    apiVersion,
    timeout: patienceMs,
    // We ask again ourselves, with what is written down. (After a reset the SDK sends once more all the same: hence every
    // request that changes something has an idempotency key.)
    maxNetworkRetries: 0,
    telemetry: false,
    ...(api && { host: api.hostname, port: api.port, protocol: 'http' as const }),
  })
}
