// The tables of money: payments and refunds, disputes, how far the gateway was looked at (R66), and the tries with a card of the
// last hour (trust rule 24).
import type { Generated } from 'kysely'
import type { PaidWith } from '#domain/orders/order.ts'
import type { PaymentFailureReason, PaymentState } from '#domain/payments/payment.ts'
import type { Refund, RefundReason } from '#domain/payments/refund.ts'

/**
 * The money of one checkout. The row is there before the gateway is asked, so that a hold whose order was never stored
 * is found and let go. Amounts are in cents.
 */
export interface PaymentsTable {
  seq: Generated<number>
  /** The idempotency key of the checkout, which the gateway knows too. */
  key: string
  /** Null until the order is stored. */
  order_seq: number | null
  /** Demo: no money moves. */
  gateway: PaidWith
  /** The gateway's name for the hold; null while it has not answered. */
  intent: string | null
  requested: number
  held: Generated<number>
  captured: Generated<number>
  refunded: Generated<number>
  state: PaymentState | OrphanedHoldState
  /** Why and when the payment failed for good; null for nearly all of them. */
  failure: PaymentFailureReason | null
  failed_at: string | null
  /** When the hold lapses by itself, if the gateway says so. */
  expires_at: string | null
  /** When the gateway was last asked to hold the money. */
  requested_at: string
  /** When the money is to be taken at the latest; null until the order is stored, and for what is paid at the counter. */
  capture_at: Generated<string | null>
  captured_at: string | null
  /** When the order was canceled; null while its money is wanted. */
  canceled_at: string | null
  /** When the hold was released or the money last refunded. */
  returned_at: string | null
  /** 1: the gateway was in its test mode, where no money moves. */
  is_test_mode: Generated<number>
  /** Since when the payment waits for keys of the gateway that are no longer set; null for nearly all of them. */
  set_aside_at: Generated<string | null>
}

/**
 * Asked: what the gateway did is not known, or the order is about to be stored. Declined: nothing is held. Voiding: the
 * hold is being let go, and no order can be stored for it any more.
 */
export type OrphanedHoldState = 'requested' | 'declined' | 'voiding'

/** Money that went back, or is about to: in part, or all that was left when the order was canceled (R67). */
export interface RefundsTable {
  seq: Generated<number>
  order_seq: number
  /** By which the gateway knows it. A canceled order has the key of its payment. */
  key: string
  at: string
  /** Null where the order was canceled, and where the refund was made at the gateway. */
  by_username: string | null
  reason: RefundReason
  /** The words of the staff to the customer, forgotten with the customer. */
  note: string
  /** JSON: RefundedUnits[] */
  units: string
  goods: number
  tax: number
  delivery: number
  tip: number
  amount: number
  state: Refund['state']
  failure: PaymentFailureReason | null
  failed_at: string | null
  sent_at: string | null
  /** The business day on which the money went back; null before. */
  day: string | null
  /** How often the gateway has answered with an error. */
  attempts: Generated<number>
  /** The gateway's name for the refund; null until the money is on its way. */
  gateway_refund_id: Generated<string | null>
}

/** A customer's bank asks for the money of an order back. */
export interface DisputesTable {
  seq: Generated<number>
  /** The gateway's name for the dispute. */
  id: string
  order_seq: number
  amount: number
  /** The gateway's words for why, and for where the dispute stands. */
  reason: string
  status: string
  /** Until when the owner can answer. */
  respond_by: string | null
  opened_at: string
  updated_at: string
  closed_at: string | null
  /** What the bank holds of our money now, in cents. */
  withdrawn: Generated<number>
}

/** One row. */
export interface GatewayStateTable {
  id: 1
  /** Everything that happened at the gateway before this moment is known here. */
  reconciled_until: string | null
  last_event_at: string | null
  last_event_error: string | null
  /** When the owner was last told that somebody tries stolen cards here. */
  card_testing_alerted_at: string | null
}

/** A try with a card, for an hour. */
export interface CardAttemptsTable {
  id: string
  /** Keyed hashes of the mailbox and of the network address. */
  mailbox: string
  client: string
  at: string
  /**
   * Open: the gateway has not answered, and the try does not count. Challenged: the bank asks its customer, who may never
   * answer.
   */
  outcome: 'pending' | 'declined' | 'challenged' | 'passed' | 'open'
  /** 1 where 3-D Secure was asked for: the same words at each try. */
  requires_3ds: number
}

/** The keys of those hashes: today's, and for the first hour of a day yesterday's. */
export interface CardHashKeysTable {
  day: string
  key: string
}
