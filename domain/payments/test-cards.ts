// The test cards: of the demo gateway, with the token that the browser makes from one and the server reads, and of Stripe.
import { cardDigits } from '../basics/card-number.ts'

/** Of the demo gateway; every other valid number is approved. */
export const demoCards = {
  approve: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  silence: '4000 0000 0000 0119',
  /** The hold succeeds, and lapses before the money is taken. */
  lapse: '4000 0000 0000 0341',
  /** The money is taken, and cannot be refunded. */
  keep: '4000 0000 0000 5126',
} as const

type DemoOutcome = keyof typeof demoCards

const outcomes = Object.keys(demoCards) as DemoOutcome[]

/** The token says only how the payment will go and the card's last four digits. */
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

/** Every hold of the demo gateway starts like this: an order with such a hold was never paid, also under a later gateway. */
export const demoHold = 'demo-'

/**
 * Those that Stripe's documentation names, for the owner's try with test keys: by their number, and by the name under which
 * Stripe makes a token of one without anybody typing a number.
 */
export const testCards = {
  approve: { number: '4242 4242 4242 4242', method: 'pm_card_visa' },
  decline: { number: '4000 0000 0000 0002', method: 'pm_card_visa_chargeDeclined' },
  /** The bank wants the customer to confirm. */
  bank: { number: '4000 0027 6000 3184', method: 'pm_card_authenticationRequired' },
} as const
