// POST /api/stripe/webhook: Stripe says that something happened. The event is a hint; what happened is asked for.
import * as z from 'zod/mini'
import { stripeWebhookPath } from '#domain/gateway-paths.ts'
import { Problem } from '#domain/problems.ts'
import { reconcilePayment, type ReconcileDeps } from '../actions/reconcile-payment.ts'
import { ForgedHint, type Hint } from '../adapters/gateway-records.ts'
import { GatewaySilent } from '../adapters/payments.ts'
import { json } from '../contract/answers.ts'
import { noteHint } from '../db/gateway-state.ts'
import { nothing, type Routes } from '../http/route-rules.ts'

/** Every order has a handful of events, and those of a busy lunch come from few addresses. */
const hintsPerMinute = 1_200
/** Each asks Stripe three times; the others come again. */
const mostHintsAtOnce = 16
/** Stripe asks again by itself; what is lost is found by the next look. */
const comeBack = { retryAfter: 30 }
/** A stranger may forge as many as they like: what is wrong is written down once a minute. */
const troubleEveryMs = 60_000

export function stripeRoutes(app: Routes, deps: ReconcileDeps): void {
  let toldAt = 0
  const read = async (rawBody: string, signature: string | undefined): Promise<Hint> => {
    const now = deps.now()
    try {
      return deps.records.readHint(rawBody, signature, now)
    } catch (error) {
      if (!(error instanceof ForgedHint)) throw error
      if (signature !== undefined && Math.abs(now.getTime() - toldAt) >= troubleEveryMs) {
        toldAt = now.getTime()
        await noteHint(deps.db, now.toISOString(), 'signature')
      }
      throw new Problem('signature-wrong')
    }
  }

  app.post(
    stripeWebhookPath,
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
      schema: { querystring: nothing, body: z.looseObject({}) },
    },
    async (request, reply) => {
      const signature = request.headers['stripe-signature']
      const hint = await read(request.rawBody, typeof signature === 'string' ? signature : undefined)
      await noteHint(deps.db, deps.now().toISOString(), null)
      const outcome = hint.intent === null ? 'done' : await reconcile(deps, hint.intent)
      if (outcome === 'waits') throw new Problem('busy', comeBack)
      return reply.header('cache-control', 'no-store').send({})
    },
  )
}

async function reconcile(deps: ReconcileDeps, intent: string) {
  try {
    return await reconcilePayment(deps, intent)
  } catch (error) {
    if (error instanceof GatewaySilent) throw new Problem('gateway-silent', comeBack, error)
    throw error
  }
}
