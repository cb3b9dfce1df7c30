// The wire contract of payments: the path, body and reply of each call about refunds and the card gateway. Types and paths
// only.
import type { Wire } from '../basics/values.ts'
import type { OrderId } from '../orders/order.ts'
import type { refundBody } from './refund-schema.ts'
import type { cardTryBody, cardTryReply, paymentsSetUpReply } from './set-up-schema.ts'

export const paymentPaths = {
  /** POST RefundBody → OfficeOrder */
  refunds: (id: OrderId | ':id') => `/api/office/orders/${id}/refunds`,
  /** GET → PaymentsSetUpReply */
  setUp: '/api/office/payments',
  /** POST CardTryBody → CardTryReply: holds a dollar, and lets it go */
  tryCard: '/api/office/payments/try',
  /** POST from Stripe, an event in JSON with its signature (R66) → {} */
  stripeWebhook: '/api/stripe/webhook',
} as const

export type RefundBody = Wire<typeof refundBody>

export type PaymentsSetUpReply = Wire<typeof paymentsSetUpReply>
export type CardTryBody = Wire<typeof cardTryBody>
export type CardTryReply = Wire<typeof cardTryReply>
