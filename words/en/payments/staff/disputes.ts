// The words about disputes (R66), in which a customer's bank demands the money of an order back.
import type { DisputeStatus } from '#domain/payments/dispute.ts'
import { disputeReasonMessages } from '../dispute-reasons.ts'

export const disputeMessages = {
  title: 'Disputes',
  amount: (amount: string) => `${amount} disputed`,
  reasons: disputeReasonMessages,
  states: {
    'needs-answer': 'Answer it',
    'under-review': 'The bank decides',
    won: 'Won',
    lost: 'Lost',
    closed: 'Closed',
  } satisfies Record<DisputeStatus, string>,
  answerBy: (when: string) => `Answer on Stripe’s pages by ${when}.`,
  answer: 'Answer it at Stripe',
  /** For screen readers, after the link's text. */
  opens: '(opens Stripe)',
  taken: (amount: string) => `The bank holds ${amount} until it decides.`,
  lost: (amount: string) => `The bank kept ${amount}.`,
  nothingTaken: 'No money was taken.',
  givenBack: 'The money came back.',
  noRefund: 'The bank has the money, so you can’t refund this order.',

  history: {
    opened: (amount: string) => `${amount} disputed`,
    won: 'Dispute won',
    lost: 'Dispute lost',
    closed: 'Dispute closed',
  },
}
