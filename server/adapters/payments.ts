// What we need of a card gateway: hold the money, then take it. The browser hands us its token, never a card.
import type { Cents } from '#domain/money.ts'
import type { Address } from '#domain/order.ts'
import type { PaymentFault } from '#domain/payment.ts'

/** Each step throws when it is worth asking again; what will never succeed is an answer, so that nobody asks for ever. */
export interface PaymentGateway {
  /** It moves no money: everybody is told, and with an https address it serves only where that is wanted. */
  readonly isDemo: boolean
  /** Puts a hold on the card. The same key answers with the same hold, however often it is asked. */
  authorise(request: AuthoriseRequest): Promise<Authorisation>
  /** Takes the held money. Capturing twice with the same key moves it once. */
  capture(request: CaptureRequest): Promise<{ readonly outcome: 'captured' } | Gone>
  /**
   * Lets a hold go, and answers the same for one that has lapsed or was never there; or answers that it was captured
   * before, and the money has to be sent back.
   */
  void(request: VoidRequest): Promise<'voided' | 'captured'>
  /** Sends captured money back, all or part of it, once for each refund key however often it is asked. */
  refund(request: RefundRequest): Promise<{ readonly outcome: 'refunded' } | Gone>
}

/** The gateway will never move this money, however often it is asked. */
export interface Gone {
  readonly outcome: 'gone'
  readonly fault: PaymentFault
}

export interface AuthoriseRequest {
  readonly key: string
  readonly token: string
  readonly amount: Cents
  /** Gateways compare it with what the card's bank knows; we do not keep it. */
  readonly billing: Address
}

export type Authorisation =
  | {
      readonly outcome: 'held'
      readonly authorisation: string
      /** When the hold lapses by itself, if the gateway says so. */
      readonly expiresAt?: string
    }
  | { readonly outcome: 'declined' }
  | { readonly outcome: 'unreadable-token' }

export interface CaptureRequest {
  readonly key: string
  readonly authorisation: string
  readonly amount: Cents
}

export interface VoidRequest {
  readonly key: string
  /** Null when the gateway's answer was lost: the key finds the hold. */
  readonly authorisation: string | null
}

export interface RefundRequest extends VoidRequest {
  /** An order may have several refunds, each with its own key. */
  readonly refundKey: string
  readonly amount: Cents
}

/** The gateway did not answer: whether it holds the money is unknown, and the same key may be asked again. */
export class GatewaySilent extends Error {}
