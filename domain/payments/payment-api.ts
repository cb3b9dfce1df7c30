// The wire contract of payments: the path, body and reply of each call about refunds and the card gateway. Types and paths
// only.
import type { Wire } from '../basics/values.ts'
import type { OrderId } from '../orders/order.ts'
import type { refundBody } from './refund-schema.ts'
import type {
  cardKeysBody,
  cardsBody,
  cardTestBody,
  cardTestReply,
  paymentsSetupReply,
} from './payments-setup-schema.ts'

export const paymentPaths = {
  /** POST RefundBody → OfficeOrder */
  refunds: (id: OrderId | ':id') => `/api/office/orders/${id}/refunds`,
  /** POST {} → OfficeOrder: the owner has settled another way what failed for good */
  settleFailure: (id: OrderId | ':id') => `/api/office/orders/${id}/settle-failure`,
  /** GET → PaymentsSetupReply */
  setUp: '/api/office/payments',
  /** POST CardKeysBody → PaymentsSetupReply: tries the keys at Stripe, and saves them */
  keys: '/api/office/payments/keys',
  /** POST CardsBody → PaymentsSetupReply: turns the saved keys on or off */
  cards: '/api/office/payments/cards',
  /** POST CardTestBody → CardTestReply: holds a dollar and releases it */
  testCard: '/api/office/payments/test',
  /** POST from Stripe: a signed webhook event in JSON (R66) → {} */
  stripeWebhook: '/api/stripe/webhook',
} as const

export type RefundBody = Wire<typeof refundBody>

export type PaymentsSetupReply = Wire<typeof paymentsSetupReply>
export type CardKeysBody = Wire<typeof cardKeysBody>
export type CardsBody = Wire<typeof cardsBody>
export type CardTestBody = Wire<typeof cardTestBody>
export type CardTestReply = Wire<typeof cardTestReply>
