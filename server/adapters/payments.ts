// What we need of a card gateway: hold the money, then take it. The browser hands us its token, never a card.
import type { Cents } from '#domain/basics/money.ts'
import type { Address, PaidWith } from '#domain/orders/order.ts'
import type { PaymentFailureReason } from '#domain/payments/payment.ts'

/** Each step throws when it is worth asking again; what will never succeed is an answer, so that nobody asks for ever. */
export interface PaymentGateway {
  /** It moves no money: everybody is told, and with an https address it serves only where that is wanted. */
  readonly isDemo: boolean
  /** It knows test cards alone, and moves no money, because its keys are those of its test mode. */
  readonly isTestMode?: boolean
  /** Puts a hold on the card. The same key answers with the same hold, however often it is asked. */
  authorize(request: AuthorizeRequest): Promise<Authorization>
  /** Takes the held money. Capturing twice with the same key moves it once. */
  capture(request: CaptureRequest): Promise<{ readonly outcome: 'captured' } | GatewayRefusal>
  /**
   * Lets a hold go, and answers the same for one that has lapsed or was never there; or answers that it was captured
   * before, and the money has to be sent back.
   */
  void(request: VoidRequest): Promise<'voided' | 'captured'>
  /** Sends captured money back, all or part of it, once for each refund key however often it is asked. */
  refund(request: RefundRequest): Promise<Refunded | GatewayRefusal>
  /** Makes a token of a test card by its name; only where no money moves, and no page is there to make one (R40). */
  createTestToken?(card: string): Promise<string>
}

/** Where the money of a payment is: at which gateway, and whether in its test mode. */
export interface PaymentLocation {
  readonly gateway: PaidWith
  readonly isTestMode: boolean
}

/**
 * The gateway that has to be asked about money that was paid with it. Undefined where nobody is: at the counter, for a total
 * of zero, and for orders of the demo gateway since a real one came, of which no money ever moved.
 */
export function gatewayFor(payments: PaymentGateway, at: PaymentLocation): PaymentGateway | undefined {
  if (needsOtherKeys(payments, at))
    throw new OtherKeysNeeded('a card waits for keys of the gateway that are not set')
  return at.gateway === 'card' || (at.gateway === 'demo' && payments.isDemo) ? payments : undefined
}

/**
 * Whether a card's money is where the keys that are set do not reach. The demo gateway would say that it has moved the money.
 * Each mode of a real gateway knows its own payments alone: what is held in the other would seem never to have been.
 */
export function needsOtherKeys(payments: PaymentGateway, { gateway, isTestMode }: PaymentLocation): boolean {
  return gateway === 'card' && (payments.isDemo || isTestMode !== (payments.isTestMode ?? false))
}

/** Asking again is of no use while the keys are not set. */
export class OtherKeysNeeded extends Error {}

export interface Refunded {
  readonly outcome: 'refunded'
  /** The gateway's own name for the refund, where it has one. */
  readonly refundId?: string
}

/** The gateway will never move this money, however often it is asked. */
export interface GatewayRefusal {
  readonly outcome: 'failed'
  readonly reason: PaymentFailureReason
}

export interface AuthorizeRequest {
  readonly key: string
  readonly token: string
  readonly amount: Cents
  /** Gateways compare it with what the card's bank knows; we do not keep it. */
  readonly billing: Address
  /** What an earlier try with this key has made at the gateway, if its name was written down. */
  readonly intent: string | null
  /** The card's bank is to ask the customer, also where it would not (trust rule 24). */
  readonly requires3DS?: boolean
}

export type Authorization =
  | {
      readonly outcome: 'held'
      readonly authorization: string
      /** When the hold lapses by itself, if the gateway says so. */
      readonly expiresAt?: string
    }
  | {
      readonly outcome: 'declined'
      /** What was declined is still open at the gateway: it holds nothing, and has to be put away. */
      readonly isOpen?: boolean
    }
  | { readonly outcome: 'unreadable-token' }
  /** Nothing is held yet: the customer's bank wants to ask the customer, who answers the challenge in the browser. */
  | { readonly outcome: 'action-required'; readonly intent: string; readonly challenge: string }
  /** Nothing can be held with this key any more; what the key may hold is let go. */
  | {
      readonly outcome: 'failed'
      /** The gateway takes no card in this way: somebody has to look at how it is set up. */
      readonly setupError?: string
    }

export interface CaptureRequest {
  readonly key: string
  readonly authorization: string
  readonly amount: Cents
}

export interface VoidRequest {
  readonly key: string
  /** Null when the gateway's answer was lost: the key finds the hold. */
  readonly authorization: string | null
  /** When the gateway was last asked to hold the money: a hold whose name never came was made around then. */
  readonly requestedAt: string
}

export interface RefundRequest extends VoidRequest {
  /** An order may have several refunds, each with its own key. */
  readonly refundKey: string
  readonly amount: Cents
  /** How often the gateway has answered this refund with an error: it would repeat the error for the same words. */
  readonly attempts: number
}

/** The gateway did not answer: whether it holds the money is unknown, and the same key may be asked again. */
export class GatewayUnavailable extends Error {}

/** The gateway answered with an error of its own, and would repeat it: the next try needs other words. */
export class GatewayFailed extends GatewayUnavailable {}
