// POST /api/stripe/webhook: receives Stripe's webhook events.
import * as z from 'zod/mini'
import { paymentPaths } from '#domain/payments/payment-api.ts'
import { throttle, handleWebhook } from '../../actions/payments/handle-webhook.ts'
import type { ReconcileDeps } from '../../actions/payments/reconcile-payment.ts'
import { json } from '../../http/reply-spec.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

/** Every order causes a handful of events, and all of them come from a few addresses of Stripe. */
const webhooksPerMinute = 1_200
/** Handling an event takes up to three requests to Stripe; Stripe sends refused events again. */
const maxConcurrentWebhooks = 16
const errorRecordIntervalMs = 60_000

export function stripeRoutes(app: Routes, deps: ReconcileDeps): void {
  const webhookDeps = { ...deps, mayRecordError: throttle(errorRecordIntervalMs) }
  app.post(
    paymentPaths.stripeWebhook,
    {
      config: {
        access: 'anyone',
        summary: 'Something happened at Stripe',
        reply: json(nothing),
        crossOriginReason: 'Stripe signs what it sends',
        perMinute: webhooksPerMinute,
        maxConcurrent: maxConcurrentWebhooks,
        urgent: true,
        rawBody: true,
        // An event contains whole objects.
        bodyLimit: 512 * 1024,
        maxValues: 20_000,
      },
      // Any body is accepted: its signature is checked, and nothing of it is stored.
      schema: { querystring: nothing, body: z.unknown() },
    },
    async ({ rawBody, headers }, reply) => {
      const signature = headers['stripe-signature']
      await handleWebhook(webhookDeps, {
        rawBody,
        signature: typeof signature === 'string' ? signature : undefined,
      })
      return reply.header('cache-control', 'no-store').send({})
    },
  )
}
