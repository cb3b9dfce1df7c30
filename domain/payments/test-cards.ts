// The test cards of the demo gateway, with the token that the browser makes and the server parses, and those of Stripe.
import { cardDigits } from '../basics/card-number.ts'

/** The cards of the demo gateway, which approves every other valid number. */
export const demoCards = {
  approve: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  silence: '4000 0000 0000 0119',
  /** The hold succeeds, and expires before it is captured. */
  lapse: '4000 0000 0000 0341',
  /** The payment is captured, and cannot be refunded. */
  keep: '4000 0000 0000 5126',
} as const

type DemoOutcome = keyof typeof demoCards

const outcomes = Object.keys(demoCards) as DemoOutcome[]

/** The token contains only the outcome of the payment and the card's last four digits. */
export function demoToken(cardNumber: string): string {
  const digits = cardDigits(cardNumber)
  const outcome = outcomes.find((one) => cardDigits(demoCards[one]) === digits) ?? 'approve'
  return `demo-${outcome}-${digits.slice(-4)}`
}

export function parseDemoToken(token: string): { outcome: DemoOutcome; lastFour: string } | undefined {
  const [, named, lastFour] = /^demo-([a-z]+)-(\d{4})$/.exec(token) ?? []
  const outcome = outcomes.find((one) => one === named)
  return outcome && lastFour ? { outcome, lastFour } : undefined
}

/** The prefix of every demo hold. It shows that no money moved for an order, even after another gateway is set up. */
export const demoHold = 'demo-'

/**
 * Test cards from Stripe's documentation, for the owner's test with test keys. `method` is Stripe's ready-made payment method
 * for the card, which needs no typed number.
 */
export const testCards = {
  approve: { number: '4242 4242 4242 4242', method: 'pm_card_visa' },
  decline: { number: '4000 0000 0000 0002', method: 'pm_card_visa_chargeDeclined' },
  /** The bank requires the customer to confirm. */
  bank: { number: '4000 0027 6000 3184', method: 'pm_card_authenticationRequired' },
} as const
