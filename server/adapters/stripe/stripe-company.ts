// Stripe, as the office sets it up: tries the owner's keys, makes the webhook, and opens the gateway.
import { Stripe } from 'stripe'
import { GatewayUnavailable } from '../payments.ts'
import type { CardCompany, KeyCheck, KeyPermission, TypedKeys, Webhook } from '../company.ts'
import { apiVersion, openStripe } from './client.ts'
import { createStripePayments } from './payments-stripe.ts'
import { createStripeActivity } from './stripe-activity.ts'
import { toGatewayUnavailable } from './stripe-errors.ts'
import { followedEvents } from './stripe-events.ts'
import { instantOf } from './query-stripe.ts'

export interface StripeCompanyOptions {
  readonly statementSuffix: string | undefined
  /** The URL of the Stripe simulator, for tests. */
  readonly api: URL | undefined
  readonly takesRealKeys: boolean
}

/** The smallest amount of a card payment; nobody confirms this payment, so nothing is held. */
const smallestCharge = 50
const isTestKey = (key: string) => /^.k_test_/.test(key)

export function createStripeCompany(options: StripeCompanyOptions): CardCompany {
  const { api, statementSuffix, takesRealKeys } = options
  const openWith = (secretKey: string) => openStripe({ secretKey, api })
  return {
    takesRealKeys,
    checkKeys: (keys) => checkKeys(openWith(keys.secretKey), openWith(keys.publishableKey), keys),
    async createWebhook(secretKey, url) {
      const made = await ask('webhooks', () =>
        openWith(secretKey).webhookEndpoints.create({
          url,
          enabled_events: Object.keys(followedEvents) as (keyof typeof followedEvents)[],
          api_version: apiVersion,
          description: 'Burritoful',
        }),
      ).catch(unlessRefused)
      return made?.secret === undefined ? undefined : { ...webhookOf(made), secret: made.secret }
    },
    async removeWebhooks(secretKey, isToGo) {
      const stripe = openWith(secretKey)
      const { data } = await ask('webhooks', () => stripe.webhookEndpoints.list({ limit: 100 }))
      for (const { id } of data.map(webhookOf).filter(isToGo))
        await ask('webhooks', () => stripe.webhookEndpoints.del(id))
    },
    open({ webhookSecret, isTestMode, account, ...keys }) {
      const stripe = openStripe({ ...keys, api })
      return {
        payments: createStripePayments(stripe, { statementSuffix, isTestMode, account }),
        gatewayActivity: createStripeActivity(stripe, webhookSecret),
      }
    },
  }
}

function webhookOf({ id, url, created }: Stripe.WebhookEndpoint): Webhook {
  return { id, url, madeAt: new Date(instantOf(created)) }
}

/** Each step needs another permission of a restricted key. */
async function checkKeys(stripe: Stripe, browserStripe: Stripe, { secretKey }: TypedKeys): Promise<KeyCheck> {
  try {
    const account = await ask('account', () => stripe.accounts.retrieveCurrent())
    await checkPair(stripe, browserStripe)
    await ask('refunds', () => stripe.refunds.list({ limit: 1 }))
    await ask('disputes', () => stripe.disputes.list({ limit: 1 }))
    await ask('events', () => stripe.events.list({ limit: 1 }))
    await ask('webhooks', () => stripe.webhookEndpoints.list({ limit: 1 }))
    return {
      outcome: 'fits',
      account: account.id,
      takesCharges: isTestKey(secretKey) || account.charges_enabled,
    }
  } catch (error) {
    if (error instanceof Refused) return error.check
    throw error
  }
}

/** The page finds a payment by the publishable key and the payment's secret: a key of another account finds nothing. */
async function checkPair(stripe: Stripe, browserStripe: Stripe): Promise<void> {
  const intent = await ask('payments', () =>
    stripe.paymentIntents.create({
      amount: smallestCharge,
      currency: 'usd',
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      description: 'Checks the keys; nothing is charged',
    }),
  )
  try {
    await browserStripe.paymentIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' })
  } catch (error) {
    const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined
    if (status === undefined || status >= 500 || status === 429) throw toGatewayUnavailable(error)
    throw new Refused({ outcome: 'other-account' })
  } finally {
    await ask('payments', () => stripe.paymentIntents.cancel(intent.id))
  }
}

class Refused extends Error {
  readonly check: KeyCheck

  constructor(check: KeyCheck) {
    super(check.outcome)
    this.check = check
  }
}

async function ask<Answer>(permission: KeyPermission, request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    const status = error instanceof Stripe.errors.StripeError ? error.statusCode : undefined
    if (status === 401) throw new Refused({ outcome: 'unknown-key' })
    // Stripe refuses a webhook at an address that it cannot reach with 400.
    const isRefused = status === 403 || (permission === 'webhooks' && status === 400)
    if (isRefused) throw new Refused({ outcome: 'not-permitted', permission })
    throw toGatewayUnavailable(error)
  }
}

/** Stripe takes no webhook for an address that it cannot reach; a silent Stripe is asked again. */
function unlessRefused(error: unknown): undefined {
  if (error instanceof GatewayUnavailable) throw error
}
