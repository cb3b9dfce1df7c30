// The card gateway for real money: Stripe. Card data stays with Stripe; we know only tokens and ids.
import type Stripe from 'stripe'
import type { PaymentGateway } from '../payments.ts'
import { holdAtStripe } from './hold.ts'
import { cancelIntent, captureIntent, findIntents } from './intents.ts'
import { refundAtStripe } from './refund.ts'
import { makeTestToken } from './query-stripe.ts'
import { toGatewayUnavailable } from './stripe-errors.ts'

export interface StripePaymentsOptions {
  /** Follows the account's own name on the customer's bank statement. */
  readonly statementSuffix?: string | undefined
  /** The keys are those of Stripe's test mode. */
  readonly isTestMode?: boolean
  /** The account that the keys belong to, where it is known. */
  readonly account?: string | undefined
}

export function createStripePayments(
  stripe: Stripe,
  { statementSuffix, isTestMode = false, account }: StripePaymentsOptions = {},
): PaymentGateway {
  return {
    isDemo: false,
    isTestMode,
    account,
    authorize: (request) => holdAtStripe(stripe, request, statementSuffix),
    capture: (request) => captureIntent(stripe, request),
    async void({ key, authorization, requestedAt }) {
      const ids =
        authorization === null ? await intentIdsOf(stripe, key, new Date(requestedAt)) : [authorization]
      let outcome: 'voided' | 'captured' = 'voided'
      for (const id of ids) if ((await cancelIntent(stripe, id)) === 'captured') outcome = 'captured'
      return outcome
    },
    refund: (request) => refundAtStripe(stripe, request),
    ...(isTestMode && { createTestToken: (card: string) => makeTestToken(stripe, card) }),
  }
}

async function intentIdsOf(stripe: Stripe, key: string, requestedAt: Date): Promise<string[]> {
  const found = await findIntents(stripe, key, requestedAt).catch((error: unknown) => {
    throw toGatewayUnavailable(error)
  })
  return found.map(({ id }) => id)
}
