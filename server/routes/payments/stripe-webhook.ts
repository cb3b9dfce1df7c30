// POST /api/stripe/webhook: Stripe says that something happened.
import * as z from 'zod/mini'
import { paymentPaths } from '#domain/payments/payment-api.ts'
import { everySoOften, hearHint } from '../../actions/payments/handle-webhook.ts'
import type { ReconcileDeps } from '../../actions/payments/reconcile-payment.ts'
import { json } from '../../http/reply-spec.ts'
import { nothing, type Routes } from '../../http/route-rules.ts'

/** Every order has a handful of events, and those of a busy lunch come from few addresses. */
const hintsPerMinute = 1_200
/** Each asks Stripe up to three times; the others come again. */
const mostHintsAtOnce = 16
const troubleEveryMs = 60_000

export function stripeRoutes(app: Routes, deps: ReconcileDeps): void {
  const hearing = { ...deps, mayNoteTrouble: everySoOften(troubleEveryMs) }
  app.post(
    paymentPaths.stripeWebhook,
    {
      config: {
        access: 'anyone',
        summary: 'Something happened at Stripe',
        reply: json(nothing),
        fromElsewhere: 'Stripe signs what it sends',
        perMinute: hintsPerMinute,
        mostAtOnce: mostHintsAtOnce,
        urgent: true,
        rawBody: true,
        // An event carries whole objects.
        bodyLimit: 512 * 1024,
        mostValues: 20_000,
      },
      // Whatever Stripe sends: only its signature counts, and nothing of it is kept.
      schema: { querystring: nothing, body: z.unknown() },
    },
    async ({ rawBody, headers }, reply) => {
      const signature = headers['stripe-signature']
      await hearHint(hearing, {
        rawBody,
        signature: typeof signature === 'string' ? signature : undefined,
      })
      return reply.header('cache-control', 'no-store').send({})
    },
  )
}
