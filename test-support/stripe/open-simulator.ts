// What a test of the simulator needs: the simulator, the real SDK as its client, and a function that holds money.
import { Stripe } from 'stripe'
import { openStripe } from '../../server/adapters/stripe/client.ts'
import { readConfig } from '../../server/config.ts'
import { startSimulator, type StripeSimulator } from './start-simulator.ts'
import type { BookedIntent } from './simulator/control.ts'
import type { CardName } from './simulator/cards.ts'

export interface OpenSimulator {
  readonly simulator: StripeSimulator
  readonly stripe: Stripe
  /** A new idempotency key. */
  nextKey(): string
  paramsFor(card?: CardName): Promise<Stripe.PaymentIntentCreateParams>
  hold(card?: CardName): Promise<Stripe.PaymentIntent>
  bookOf(intent: string): Promise<BookedIntent | undefined>
}

export async function openSimulator(): Promise<OpenSimulator> {
  const simulator = await startSimulator()
  const settings = readConfig(simulator.env).stripe
  if (!settings) throw new Error('the simulator says no keys')
  const stripe = openStripe(settings, { patienceMs: 1_000 })
  let made = 0
  const nextKey = () => `hold-${(made += 1)}`

  async function paramsFor(card: CardName = 'approve'): Promise<Stripe.PaymentIntentCreateParams> {
    return {
      amount: 1205,
      currency: 'usd',
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      confirm: true,
      confirmation_token: await simulator.makeToken({ card }),
      metadata: { checkout: 'key' },
      expand: ['latest_charge'],
    }
  }

  return {
    simulator,
    stripe,
    nextKey,
    paramsFor,
    hold: async (card) => stripe.paymentIntents.create(await paramsFor(card), { idempotencyKey: nextKey() }),
    bookOf: async (intent) => (await simulator.book()).find(({ id }) => id === intent),
  }
}

export async function refusalOf(work: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Stripe.errors.StripeError)) throw new Error(`not refused: ${String(error)}`)
  return error
}
