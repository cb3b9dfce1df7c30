// Reads from Stripe: a request that failed becomes GatewayUnavailable, so that it is retried. Also converts Stripe's times.
import type Stripe from 'stripe'
import { isResourceMissing, toGatewayUnavailable } from './stripe-errors.ts'

/** "Resource missing" is an answer, not a failure, and is thrown as it is. */
export async function queryStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw isResourceMissing(error) ? error : toGatewayUnavailable(error)
  }
}

/** Yields everything that Stripe lists; the SDK fetches one page after the other. */
export async function* listFromStripe<Thing>(list: () => AsyncIterable<Thing>): AsyncGenerator<Thing> {
  try {
    yield* list()
  } catch (error) {
    throw toGatewayUnavailable(error)
  }
}

/** Stripe counts in seconds. */
export function instantOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

/** Makes the token that the checkout page would make, from the name of a test card. Stripe allows this only with test keys. */
export async function makeTestToken(stripe: Stripe, card: string): Promise<string> {
  try {
    const { id } = await stripe.testHelpers.confirmationTokens.create({ payment_method: card })
    return id
  } catch (error) {
    throw toGatewayUnavailable(error)
  }
}
