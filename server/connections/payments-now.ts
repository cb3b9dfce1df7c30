// How cards are charged now. The gateway, what the shop tells its customers and the security policy come from one value, so that
// they change together.
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import type { PaymentGateway } from '../adapters/payments.ts'
import type { Config } from '../config.ts'

export interface CardSetup {
  readonly payments: PaymentGateway
  readonly acceptedCards: AcceptedCards
  /** The keys are those of the gateway's test mode. */
  readonly isTestMode: boolean
}

export type PaymentsConfig = Pick<Config, 'publicUrl' | 'demoPayments' | 'payments' | 'stripe'>

/** The gateway of the environment: Stripe with its keys, and without them the demo gateway. */
export function cardSetupOf(config: PaymentsConfig, payments: PaymentGateway): CardSetup {
  const acceptedCards = acceptedCardsOf(config, payments)
  return {
    payments,
    acceptedCards,
    isTestMode: acceptedCards.cards === 'card' && config.stripe?.isTestMode === true,
  }
}

function acceptedCardsOf(
  { publicUrl, demoPayments, payments, stripe }: PaymentsConfig,
  { isDemo }: PaymentGateway,
): AcceptedCards {
  if (payments === 'counter') return { cards: null, isCounterForAll: true }
  if (!isDemo)
    return { cards: 'card', ...(stripe && { stripe: { publishableKey: stripe.publishableKey } }) }
  // Trust rule 19: the demo gateway, which charges nobody, serves an https site only if a setting says so.
  return { cards: demoPayments || publicUrl?.protocol !== 'https:' ? 'demo' : null }
}
