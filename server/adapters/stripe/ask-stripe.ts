// Asks Stripe for something that can be asked for again: what is no answer becomes GatewaySilent.
import { isMissing, silenceOf } from './what-stripe-said.ts'

/** What Stripe does not know is an answer. */
export async function askStripe<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    throw isMissing(error) ? error : silenceOf(error)
  }
}
