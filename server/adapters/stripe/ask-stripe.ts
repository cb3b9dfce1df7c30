// Asks Stripe for something that can be asked for again: what is no answer becomes GatewaySilent.
import { Stripe } from 'stripe'
import { GatewaySilent } from '../payments.ts'

const { errors } = Stripe

export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    // Stripe's own errors may hold what was sent: the name of the trouble is enough.
    if (isNoAnswer(error)) throw new GatewaySilent(`Stripe does not answer (${error.type})`)
    throw error
  }
}

function isNoAnswer(error: unknown): error is InstanceType<typeof errors.StripeError> {
  if (!(error instanceof errors.StripeError)) return false
  const { statusCode = 500 } = error
  return statusCode >= 500 || statusCode === 429 || statusCode === 409
}

export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeError && error.statusCode === 404
}
