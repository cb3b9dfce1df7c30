// What the owner hears about money by mail, each once: what happened at the gateway without anybody here doing it, and books
// that are off.
import type { Discrepancy } from '../books/books-api.ts'
import type { DisputeOutcome, DisputeReason } from '../payments/dispute.ts'
import type { Cents } from '../basics/money.ts'
import type { OrderId } from '../orders/order.ts'
import type { PaymentFailureReason, SetAsideTask } from '../payments/payment.ts'

/** It names no customer. */
export type OwnerAlert =
  /** The money of an order was held, and will never come. */
  | { readonly kind: 'capture-failed'; readonly amount: Cents; readonly reason: PaymentFailureReason }
  /** A refund did not arrive: the money is still ours, or came back. */
  | { readonly kind: 'refund-failed'; readonly amount: Cents; readonly reason: PaymentFailureReason }
  /** A refund that the gateway turns away again and again; it is still asked for. */
  | { readonly kind: 'refund-stuck'; readonly amount: Cents }
  /** The gateway's keys were changed before this was charged, released or refunded. */
  | {
      readonly kind: 'set-aside'
      readonly amount: Cents
      readonly task: SetAsideTask
      readonly isTestMode: boolean
      /** The gateway's name for the payment. */
      readonly name: string | null
    }
  /** More went back at the gateway than was left of the order. */
  | {
      readonly kind: 'refunded-too-much'
      readonly amount: Cents
      /** The gateway's name for it. */
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

/** What is about no order. */
export type ShopAlert =
  /** Somebody tries stolen cards here: so many were declined in an hour (trust rule 24). */
  | { readonly kind: 'card-testing'; readonly declined: number }
  /** A check found that the books are off (R68). */
  | { readonly kind: 'books-off'; readonly discrepancies: readonly Discrepancy[] }

/** News as it is told, with the order that it is about. */
export type SentAlert = { readonly seq: number; readonly at: string } & (
  | { readonly order: { readonly id: OrderId; readonly number: number }; readonly news: OwnerAlert }
  | { readonly order: null; readonly news: ShopAlert }
)
