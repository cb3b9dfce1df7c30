// What happened to payments at the card gateway, whether we did it or somebody on the gateway's own pages. An event only says
// which payment has changed: its state is then fetched from the gateway, and the rest of the event is not trusted.
import type { DisputeReason, DisputeStatus } from '#domain/payments/dispute.ts'
import type { Cents } from '#domain/basics/money.ts'
import type { PaymentFailureReason } from '#domain/payments/payment.ts'

/** Each call throws GatewayUnavailable when a retry may help. */
export interface GatewayActivity {
  /** Undefined when the gateway does not know the payment. */
  fetchPayment(intent: string): Promise<PaymentActivity | undefined>
  /** Whether one of our checkouts made this payment: another shop may use the same account at the gateway. */
  isOurs(intent: string): Promise<boolean>
  /** Reads a webhook event after checking its signature and age. Throws InvalidSignature or UnreadableEvent. */
  readWebhook(rawBody: string, signature: string | undefined, now: Date): GatewayEvent
  /** Fetches all events since a moment, page by page, the newest first. */
  fetchEventsSince(since: Date): AsyncIterable<GatewayEvent>
}

export interface GatewayEvent {
  /** When it happened, to the second. */
  readonly at: string
  /** A capture is nearly always our own. A check is sent by npm run check:stripe. Undefined for events that we do not follow. */
  readonly about: 'capture' | 'hold' | 'refund' | 'dispute' | 'check' | undefined
  /** The payment; null when the event is about something else. */
  readonly intent: string | null
}

/** The signature is wrong, or too old. */
export class InvalidSignature extends Error {}

/** The signature is right, but the event cannot be parsed. */
export class UnreadableEvent extends Error {}

/** The signature is right, but too old by our clock: the clock is wrong, or somebody replays a recorded event. */
export class ExpiredSignature extends InvalidSignature {
  readonly minutes: number

  constructor(message: string, minutes: number) {
    super(message)
    this.minutes = minutes
  }
}

export interface PaymentActivity {
  readonly intent: string
  /** The key of our checkout; null when the payment is not ours. */
  readonly key: string | null
  /** While the payment is open, no money is held. */
  readonly state: 'open' | 'held' | 'captured' | 'canceled'
  /** The captured amount. */
  readonly captured: Cents
  /** Oldest first. */
  readonly refunds: readonly RefundActivity[]
  readonly disputes: readonly DisputeActivity[]
}

export interface RefundActivity {
  /** The gateway's id for the refund. */
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
