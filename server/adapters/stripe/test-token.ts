// Makes the token that a checkout's page would have made, of a test card by its name. Stripe does so with test keys alone.
import type Stripe from 'stripe'
import { silenceOf } from './what-stripe-said.ts'

export async function makeTestToken(stripe: Stripe, card: string): Promise<string> {
  try {
    const { id } = await stripe.testHelpers.confirmationTokens.create({ payment_method: card })
    return id
  } catch (error) {
    throw silenceOf(error)
  }
}
