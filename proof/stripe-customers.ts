// Customers with cards of all kinds at the Stripe simulator: some are declined, some are asked by their bank, and of these
// some refuse, some walk away.
import type { CardName } from '../test-support/stripe/simulator/cards.ts'
import type { StripeSimulator } from '../test-support/stripe/start-simulator.ts'
import type { LoadOptions } from './load.ts'

interface Kind {
  readonly card: CardName
  /** What the customer does when the bank asks. */
  readonly does?: 'accept' | 'refuse' | 'abandon'
  readonly isDeclined?: true
}

const kinds: readonly [Kind, ...Kind[]] = [
  { card: 'approve' },
  { card: '3ds', does: 'accept' },
  { card: 'mastercard' },
  { card: 'decline', isDeclined: true },
  { card: '3ds-two', does: 'accept' },
  { card: '3ds', does: 'refuse', isDeclined: true },
  { card: 'amex' },
  { card: '3ds', does: 'abandon', isDeclined: true },
  { card: '3ds-refused', does: 'accept', isDeclined: true },
  { card: 'refund-pends' },
  { card: 'insufficient', isDeclined: true },
]

const kindOf = (nth: number): Kind => kinds[nth % kinds.length] ?? kinds[0]

export interface StripeCustomers {
  readonly customers: Omit<LoadOptions, 'url' | 'name'>
  /** How often each was done when the bank asked. */
  readonly challenged: Readonly<Record<NonNullable<Kind['does']>, number>>
}

export function createStripeCustomers(simulator: StripeSimulator): StripeCustomers {
  const challenged = { accept: 0, refuse: 0, abandon: 0 }

  async function onChallenge(challenge: string, nth: number): Promise<boolean> {
    const { does } = kindOf(nth)
    if (!does) throw new Error(`a bank asked about a card of the kind ${kindOf(nth).card}`)
    challenged[does] += 1
    if (does === 'abandon') return false
    const [intent = ''] = challenge.split('_secret_')
    // Stripe refuses when the challenge was answered before and only our reply was lost.
    await simulator.finish3ds(intent, does === 'accept' ? 'accepted' : 'refused').catch(() => {})
    return true
  }

  return {
    challenged,
    customers: {
      clients: 8,
      pauseMs: 120,
      isDeclined: (nth) => kindOf(nth).isDeclined ?? false,
      leaves: (nth) => nth % 4 === 0,
      newToken: (nth) => simulator.makeToken({ card: kindOf(nth).card }),
      onChallenge,
    },
  }
}
