// The tables of money: payments and refunds, disputes, up to when the gateway was reconciled (R66), and the card attempts of the
// last hour (trust rule 24).
import type { Generated } from 'kysely'
import type { PaidWith } from '#domain/orders/order.ts'
import type { PaymentFailureReason, PaymentState } from '#domain/payments/payment.ts'
import type { Refund, RefundReason } from '#domain/payments/refund.ts'

/**
 * The money of one checkout. The row is written before the gateway is called, so that a hold whose order was never stored
 * is found and released. Amounts are in cents.
 */
export interface PaymentsTable {
  seq: Generated<number>
  /** The idempotency key of the checkout, which the gateway knows too. */
  key: string
  /** Null until the order is stored. */
  order_seq: number | null
  /** Demo: no money moves. */
  gateway: PaidWith
  /** The gateway's id for the hold; null until the gateway has answered. */
  intent: string | null
  requested: number
  held: Generated<number>
  captured: Generated<number>
  refunded: Generated<number>
  state: PaymentState | OrphanedHoldState
  /** Why and when the payment failed for good; null for nearly all payments. */
  failure: PaymentFailureReason | null
  failed_at: string | null
  /** When the owner marked the failure as settled: the customer has paid, or has the money, another way. */
  failure_settled_at: Generated<string | null>
  /** When the hold expires, if the gateway says so. */
  expires_at: string | null
  /** The last four digits of the card, for the receipt (R76); deleted when the customer is purged. */
  last_four: string | null
  /** When the gateway was last asked to hold the money. */
  requested_at: string
  /**
   * When the money has to be captured at the latest, or since when it has to go back; null until the order is stored, and for
   * payments at the counter.
   */
  due_at: Generated<string | null>
  captured_at: string | null
  /** When the order was canceled, so that its money has to go back. */
  canceled_at: string | null
  /** When the hold was released or the money last refunded. */
  returned_at: string | null
  /** The account at the gateway that has the money; null for the keys of the environment, and without a gateway. */
  account: Generated<string | null>
  /** 1: the gateway was in its test mode, where no money moves. */
  is_test_mode: Generated<number>
  /** Since when the payment waits for gateway keys that are no longer set; null for nearly all payments. */
  set_aside_at: Generated<string | null>
}

/**
 * Requested: the gateway's answer is not known yet, or the order is about to be stored. Declined: nothing is held. Voiding: the
 * hold is being released, and no order can be stored for it anymore.
 */
export type OrphanedHoldState = 'requested' | 'declined' | 'voiding'

/** Refunds, sent or about to be sent: partial refunds, and the rest of the money of a canceled order (R67). */
export interface RefundsTable {
  seq: Generated<number>
  order_seq: number
  /** The idempotency key at the gateway. The refund of a canceled order has the key of its payment. */
  key: string
  at: string
  /** Null for the refund of a canceled order, and for a refund that was made at the gateway. */
  by_username: string | null
  reason: RefundReason
  /** The staff's note to the customer, deleted when the customer is purged. */
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
  /** The business day on which the refund was sent; null before. */
  day: string | null
  /** How often the gateway has answered with an error. */
  attempts: Generated<number>
  /** The gateway's id for the refund; null until the refund is sent. */
  gateway_refund_id: Generated<string | null>
}

/** The keys of the card company that the office has saved: one row for each account and mode. */
export interface CardKeysTable {
  account: string
  is_test_mode: number
  publishable_key: string
  /** Sealed (secrets/secret-box.ts). */
  secret_key: string
  /** Sealed; null without a webhook. */
  webhook_secret: string | null
  webhook_id: string | null
  ending: string
  /** On: for new payments. Ready: saved, and not turned on. Retired: kept for the payments that began with these keys. */
  state: 'on' | 'ready' | 'retired'
  saved_at: string
  version: number
}

/** Disputes: a customer's bank demands the money of an order back. */
export interface DisputesTable {
  seq: Generated<number>
  /** The gateway's id for the dispute. */
  id: string
  order_seq: number
  amount: number
  /** A DisputeReason and a DisputeStatus. */
  reason: string
  status: string
  /** The deadline for the owner's answer. */
  respond_by: string | null
  opened_at: string
  updated_at: string
  closed_at: string | null
  /** How much of the restaurant's money the bank holds now, in cents. */
  withdrawn: Generated<number>
}

/** One row. */
export interface GatewayStateTable {
  id: 1
  /** The gateway's events before this moment were listed: each payment was reconciled, or is among those to reconcile. */
  reconciled_until: string | null
  last_event_at: string | null
  last_event_error: string | null
}

/** The payments with events at the gateway that are not reconciled yet. */
export interface PaymentsToReconcileTable {
  intent: string
  /** When its events were last listed. */
  listed_at: string
}

/** Card attempts, kept for an hour. */
export interface CardAttemptsTable {
  id: string
  /** Keyed hashes of the mailbox and of the client address. */
  mailbox: string
  client: string
  at: string
  /**
   * Open: the gateway did not answer or was not called, and the attempt does not count. Challenged: the bank asks its customer,
   * who may never answer.
   */
  outcome: 'pending' | 'declined' | 'challenged' | 'passed' | 'open'
  /** 1 if 3-D Secure was required. A retry sends the gateway the same request. */
  requires_3ds: number
}

/** The keys of these hashes: today's, and during the first hour of a day also yesterday's. */
export interface CardHashKeysTable {
  day: string
  key: string
}
