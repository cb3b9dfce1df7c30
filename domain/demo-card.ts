// The demo gateway's token: what its browser half makes of a card and its server half reads.
// It says only how the payment will go and the last four digits.
import { cardDigits } from './card.ts'

export type DemoOutcome = 'approve' | 'decline' | 'silence'

/** Numbers that do not simply succeed; every other valid number does. */
export const demoCards = {
  approve: '4242 4242 4242 4242',
  decline: '4000 0000 0000 0002',
  silence: '4000 0000 0000 0119',
} as const satisfies Record<DemoOutcome, string>

export function demoToken(cardNumber: string): string {
  const digits = cardDigits(cardNumber)
  const outcome: DemoOutcome =
    digits === cardDigits(demoCards.decline)
      ? 'decline'
      : digits === cardDigits(demoCards.silence)
        ? 'silence'
        : 'approve'
  return `demo-${outcome}-${digits.slice(-4)}`
}

export function readDemoToken(token: string): { outcome: DemoOutcome; lastFour: string } | undefined {
  const [, outcome, lastFour] = /^demo-(approve|decline|silence)-(\d{4})$/.exec(token) ?? []
  return outcome && lastFour ? { outcome: outcome as DemoOutcome, lastFour } : undefined
}

/** Every hold of the demo gateway starts like this: an order that has one was never paid, whichever gateway serves later. */
export const demoHold = 'demo-'
