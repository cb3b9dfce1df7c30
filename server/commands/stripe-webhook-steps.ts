// Checks the webhook: whether Stripe has it set up, and how this site's server answers at its URL.
import type Stripe from 'stripe'
import { paymentPaths } from '#domain/payments/payment-api.ts'
import { checkStripeMessages as words } from '#words/payments/check-stripe.ts'
import { checkEvent, followedEvents } from '../adapters/stripe/stripe-events.ts'
import { StepFailed } from './stripe-steps.ts'

const timeoutMs = 10_000

export function webhookUrl(publicUrl: URL): string {
  return new URL(paymentPaths.stripeWebhook, publicUrl).href
}

/** Finds the usual mistakes: no webhook, a disabled webhook, or missing events. */
export async function tryWebhookAtStripe(stripe: Stripe, url: string): Promise<string> {
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 })
  const shortcoming = webhookShortcoming(
    data.find((one) => one.url === url),
    url,
  )
  if (shortcoming !== undefined) throw new StepFailed(shortcoming)
  return words.said.webhook(url)
}

type Endpoint = Pick<Stripe.WebhookEndpoint, 'status' | 'enabled_events'>

export function webhookShortcoming(endpoint: Endpoint | undefined, url: string): string | undefined {
  if (!endpoint) return words.wrong.noWebhook(url, Object.keys(followedEvents))
  if (endpoint.status !== 'enabled') return words.wrong.webhookOff(url)
  const { enabled_events: enabled } = endpoint
  if (enabled.includes('*')) return undefined
  const missing = Object.keys(followedEvents).filter((event) => !enabled.includes(event))
  return missing.length > 0 ? words.wrong.events(missing) : undefined
}

/** Sends an event that is not followed, with a valid signature and with none: a wrong signature would be reported to the owner. */
export async function tryWebhookAtSite(stripe: Stripe, url: string, secret: string): Promise<string> {
  const payload = JSON.stringify({
    id: 'evt_check',
    object: 'event',
    type: checkEvent,
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'check', object: 'check' } },
  })
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret })
  await expectAnswer(url, payload, { 'stripe-signature': signature }, 200)
  await expectAnswer(url, payload, {}, 400)
  return words.said.reached
}

async function expectAnswer(
  url: string,
  body: string,
  signed: Readonly<Record<string, string>>,
  expected: number,
): Promise<void> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw new StepFailed(words.wrong.unreachable(url))
  })
  if (answer.status !== expected) throw new StepFailed(words.wrong.answered(answer.status, expected))
}
