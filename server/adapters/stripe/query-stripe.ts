// Asks Stripe for something that can be asked for again: what is no answer becomes GatewayUnavailable. And reads the times in its
// answers.
import type Stripe from 'stripe'
import { isResourceMissing, toGatewayUnavailable } from './stripe-errors.ts'

/** What Stripe does not know is an answer. */
export async function queryStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw isResourceMissing(error) ? error : toGatewayUnavailable(error)
  }
}

/** All that Stripe lists: the SDK asks for one page after the other. */
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

/** Makes the token that a checkout's page would have made, of a test card by its name. Stripe does so with test keys alone. */
export async function makeTestToken(stripe: Stripe, card: string): Promise<string> {
  try {
    const { id } = await stripe.testHelpers.confirmationTokens.create({ payment_method: card })
    return id
  } catch (error) {
    throw toGatewayUnavailable(error)
  }
}
