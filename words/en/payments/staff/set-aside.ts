// The notice over an order whose payment waits for Stripe keys that are no longer set.
import type { SetAsideTask } from '#domain/payments/payment.ts'

export const setAsideMessages = {
  lead: {
    charge: 'The card can’t be charged.',
    release: 'The hold on the card isn’t released.',
    refund: 'The refund can’t be sent.',
  } satisfies Record<SetAsideTask, string>,
  why: 'This was paid with Stripe keys that aren’t set anymore, or that can’t be read.',
  hint: {
    charge: 'Put the old keys back, charge it on Stripe’s pages, or cancel the order.',
    release: 'It ends by itself in about a week, or cancel the payment on Stripe’s pages.',
    refund: 'Refund it on Stripe’s pages, or put the old keys back.',
  } satisfies Record<SetAsideTask, string>,
  name: (name: string) => `Stripe calls it ${name}.`,
  testHint: 'It was a test card, so no real money is missing. Nothing to do.',
}
