// What we need of a card gateway's own records: what became of a payment, by our doing or on the gateway's own pages. An event
// is a hint that there is something to look at, and nothing else of it is believed.
import type { DisputeReason, DisputeStatus } from '#domain/payments/dispute.ts'
import type { Cents } from '#domain/basics/money.ts'
import type { PaymentFailureReason } from '#domain/payments/payment.ts'

/** Each call throws GatewayUnavailable when it is worth asking again. */
export interface GatewayActivity {
  /** Undefined where the gateway knows no such payment. */
  look(intent: string): Promise<PaymentActivity | undefined>
  /** Whether one of our checkouts made this payment: another shop may use the same account at the gateway. */
  isOurs(intent: string): Promise<boolean>
  /** What a webhook brought, once its signature and its age are checked. Throws InvalidSignature or UnreadableEvent. */
  readWebhook(rawBody: string, signature: string | undefined, now: Date): GatewayEvent
  /** All hints since a moment, a page at a time, the newest first. */
  fetchEventsSince(since: Date): AsyncIterable<GatewayEvent>
}

export interface GatewayEvent {
  /** When it happened, to the second. */
  readonly at: string
  /** A capture is nearly always our own. Check: we sent it ourselves, to try the way. Undefined: nothing that we follow. */
  readonly about: 'capture' | 'hold' | 'refund' | 'dispute' | 'check' | undefined
  /** The payment; null where the hint is about something else. */
  readonly intent: string | null
}

/** The signature is wrong, or too old. */
export class InvalidSignature extends Error {}

/** The signature is right, and nobody can read what it stands for. */
export class UnreadableEvent extends Error {}

/** The signature is right, and too old by our clock: the clock is wrong, or somebody sends a recorded hint again. */
export class ExpiredSignature extends InvalidSignature {
  readonly minutes: number

  constructor(message: string, minutes: number) {
    super(message)
    this.minutes = minutes
  }
}

export interface PaymentActivity {
  readonly intent: string
  /** The key of the checkout, where one of ours made the payment. */
  readonly key: string | null
  /** Open: nothing is held so far. */
  readonly state: 'open' | 'held' | 'captured' | 'canceled'
  /** What was captured. */
  readonly captured: Cents
  /** Oldest first. */
  readonly refunds: readonly RefundActivity[]
  readonly disputes: readonly DisputeActivity[]
}

export interface RefundActivity {
  /** The gateway's name for it. */
  readonly name: string
  /** The key of our refund; null for one that was made on the gateway's own pages. */
  readonly key: string | null
  readonly amount: Cents
  /** When it was made. */
  readonly at: string
  /** When and why the money came back, or never left; null while it is on its way or arrived. */
  readonly failure: { readonly at: string | null; readonly reason: PaymentFailureReason } | null
}

export interface DisputeActivity {
  readonly id: string
  readonly amount: Cents
  readonly reason: DisputeReason
  readonly status: DisputeStatus
  readonly respondBy: string | null
  readonly openedAt: string
  /** What the bank has withdrawn and not returned, without its fees. */
  readonly withdrawn: Cents
}
