// Stripe's own SDK, set up as we need it.
import { Stripe } from 'stripe'
import type { StripeSettings } from '../../config/stripe-settings.ts'

/** The version of the API that this code was written and tested with: a newer SDK must not change it silently. */
export const apiVersion = '2026-10-28.endive'

/** For one request. An order may need two, which together must be shorter than the browser's timeout. */
const requestTimeoutMs = 8_000

export function openStripe(
  { secretKey, api }: Pick<StripeSettings, 'secretKey' | 'api'>,
  { patienceMs = requestTimeoutMs } = {},
): Stripe {
  return new Stripe(secretKey, {
    apiVersion,
    timeout: patienceMs,
    // We retry ourselves, from what the database says. (After a connection reset the SDK still retries once, so every request
    // that changes something has an idempotency key.)
    maxNetworkRetries: 0,
    telemetry: false,
    ...(api && { host: api.hostname, port: api.port, protocol: 'http' as const }),
  })
}
