// What the owner is emailed, each once: what happened to the money of one order at the gateway, and nobody here caused; and the
// summary of a day.
import type { DisputeOutcome, DisputeReason } from '../payments/dispute.ts'
import type { Cents } from '../basics/money.ts'
import type { SalesFigures } from '../books/books-api.ts'
import type { CurrentAlarm } from './alarms.ts'
import type { OrderId } from '../orders/order.ts'
import type { PaymentFailureReason, SetAsideTask } from '../payments/payment.ts'

/** It never names the customer. */
export type OwnerAlert =
  /** The money of an order was held, and can never be captured. */
  | { readonly kind: 'capture-failed'; readonly amount: Cents; readonly reason: PaymentFailureReason }
  /** A refund did not arrive: the money never left, or came back. */
  | { readonly kind: 'refund-failed'; readonly amount: Cents; readonly reason: PaymentFailureReason }
  /** The gateway keeps refusing a refund, which is still being retried. */
  | { readonly kind: 'refund-stuck'; readonly amount: Cents }
  /** The gateway's keys were changed before the payment was charged, released or refunded. */
  | {
      readonly kind: 'set-aside'
      readonly amount: Cents
      readonly task: SetAsideTask
      readonly isTestMode: boolean
      /** The payment's id at the gateway. */
      readonly name: string | null
    }
  /** More was refunded at the gateway than remained of the order. */
  | {
      readonly kind: 'refunded-too-much'
      readonly amount: Cents
      /** The refund's id at the gateway. */
      readonly refund: string
    }
  | {
      readonly kind: 'dispute-opened'
      readonly amount: Cents
      readonly reason: DisputeReason
      readonly respondBy: string | null
      /** The bank has already withdrawn the money. */
      readonly isWithdrawn: boolean
    }
  | { readonly kind: 'dispute-closed'; readonly amount: Cents; readonly outcome: DisputeOutcome }

/** What a day brought, as it stood at closing (R72). */
export interface DailySummary {
  readonly kind: 'daily-summary'
  readonly day: string
  readonly figures: SalesFigures
  /** Orders that were still on the board, and those scheduled for later. */
  readonly open: number
  readonly alarms: readonly CurrentAlarm[]
}

/** As it is sent. */
export type SentAlert = { readonly seq: number; readonly at: string } & (
  | { readonly order: { readonly id: OrderId; readonly number: number }; readonly news: OwnerAlert }
  | { readonly order: null; readonly news: DailySummary }
)
