// The words of disputes (R66): a customer’s bank asks for the money of an order back.
import type { DisputeReason, DisputeStatus } from '#domain/dispute.ts'

export const disputeWords = {
  title: 'Disputes',
  amount: (amount: string) => `${amount} disputed`,
  reasons: {
    'not-theirs': 'The customer says that they didn’t order it.',
    'not-arrived': 'The customer says that it never came.',
    'not-as-described': 'The customer says that it wasn’t what they ordered.',
    'charged-twice': 'The customer says that they paid twice.',
    'not-refunded': 'The customer says that they’re owed a refund.',
    'not-recognized': 'The customer doesn’t recognize the payment.',
    other: 'The customer asked the bank for the money.',
  } satisfies Record<DisputeReason, string>,
  states: {
    'needs-answer': 'Answer it',
    'under-review': 'The bank decides',
    won: 'Won',
    lost: 'Lost',
    closed: 'Closed',
  } satisfies Record<DisputeStatus, string>,
  answerBy: (when: string) => `Answer on Stripe’s pages by ${when}.`,
  answer: 'Answer it at Stripe',
  /** For screen readers, after the link’s words. */
  opens: '(opens Stripe)',
  taken: (amount: string) => `The bank holds ${amount} until it decides.`,
  lost: (amount: string) => `The bank kept ${amount}.`,
  nothingTaken: 'No money was taken.',
  givenBack: 'The money came back.',

  history: {
    opened: (amount: string) => `${amount} disputed`,
    won: 'Dispute won',
    lost: 'Dispute lost',
    closed: 'Dispute closed',
  },
}
