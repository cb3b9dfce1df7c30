// The card gateway for real money: Stripe. Card data stays with Stripe; we know tokens and names.
import type Stripe from 'stripe'
import type { PaymentGateway } from '../payments.ts'
import { holdAtStripe } from './hold.ts'
import { cancelIntent, captureIntent, findIntents } from './intents.ts'
import { refundAtStripe } from './refund.ts'
import { makeTestToken } from './query-stripe.ts'
import { silenceOf } from './stripe-errors.ts'

export interface StripePaymentsOptions {
  /** Stands behind the account's own name on the customer's bank statement. */
  readonly statementSuffix?: string | undefined
  /** The keys are those of Stripe's test mode. */
  readonly isTest?: boolean
}

export function createStripePayments(
  stripe: Stripe,
  { statementSuffix, isTest = false }: StripePaymentsOptions = {},
): PaymentGateway {
  return {
    isDemo: false,
    isTest,
    authorise: (request) => holdAtStripe(stripe, request, statementSuffix),
    capture: (request) => captureIntent(stripe, request),
    async void({ key, authorisation, askedAt }) {
      const names = authorisation === null ? await namesOf(stripe, key, new Date(askedAt)) : [authorisation]
      let outcome: 'voided' | 'captured' = 'voided'
      for (const name of names) if ((await cancelIntent(stripe, name)) === 'captured') outcome = 'captured'
      return outcome
    },
    refund: (request) => refundAtStripe(stripe, request),
    ...(isTest && { tokenOfTestCard: (card: string) => makeTestToken(stripe, card) }),
  }
}

async function namesOf(stripe: Stripe, key: string, askedAt: Date): Promise<string[]> {
  const found = await findIntents(stripe, key, askedAt).catch((error: unknown) => {
    throw silenceOf(error)
  })
  return found.map(({ id }) => id)
}
