// What a test of the stand-in needs: the stand-in, the real SDK that asks it, and a way to hold money.
import { Stripe } from 'stripe'
import { openStripe } from '../../server/adapters/stripe/client.ts'
import { readConfig } from '../../server/config.ts'
import { startStandIn, type StandIn } from './start-simulator.ts'
import type { BookedIntent } from './simulator/control.ts'
import type { CardName } from './simulator/cards.ts'

export interface OpenStandIn {
  readonly standIn: StandIn
  readonly stripe: Stripe
  /** A new idempotency key. */
  nextKey(): string
  wishFor(card?: CardName): Promise<Stripe.PaymentIntentCreateParams>
  hold(card?: CardName): Promise<Stripe.PaymentIntent>
  bookOf(intent: string): Promise<BookedIntent | undefined>
}

export async function openStandIn(): Promise<OpenStandIn> {
  const standIn = await startStandIn()
  const settings = readConfig(standIn.env).stripe
  if (!settings) throw new Error('the stand-in says no keys')
  const stripe = openStripe(settings, { patienceMs: 1_000 })
  let made = 0
  const nextKey = () => `hold-${(made += 1)}`

  async function wishFor(card: CardName = 'approve'): Promise<Stripe.PaymentIntentCreateParams> {
    return {
      amount: 1205,
      currency: 'usd',
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
      confirm: true,
      confirmation_token: await standIn.makeToken({ card }),
      metadata: { checkout: 'key' },
      expand: ['latest_charge'],
    }
  }

  return {
    standIn,
    stripe,
    nextKey,
    wishFor,
    hold: async (card) => stripe.paymentIntents.create(await wishFor(card), { idempotencyKey: nextKey() }),
    bookOf: async (intent) => (await standIn.book()).find(({ id }) => id === intent),
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
