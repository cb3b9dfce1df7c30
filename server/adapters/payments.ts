// The interface to a card gateway: hold the money, then capture it. The browser sends us the gateway's token, never a card.
import type { Cents } from '#domain/basics/money.ts'
import type { Address, PaidWith } from '#domain/orders/order.ts'
import type { PaymentFailureReason } from '#domain/payments/payment.ts'

/** Each step throws when a retry may help. A final refusal is returned, not thrown, so that nothing is retried forever. */
export interface PaymentGateway {
  /** The demo gateway moves no money, which every page says; on an https address it has to be enabled on purpose. */
  readonly isDemo: boolean
  /** The keys are those of the gateway's test mode, which accepts only test cards and moves no money. */
  readonly isTestMode?: boolean | undefined
  /** The account at the gateway; undefined for the keys of the environment, whose account has no name here. */
  readonly account?: string | undefined
  /** The gateways of other keys that payments began with. */
  readonly earlier?: readonly PaymentGateway[] | undefined
  /** Puts a hold on the card. Repeated requests with the same key return the same hold. */
  authorize(request: AuthorizeRequest): Promise<Authorization>
  /** Captures the held money. Capturing twice with the same key moves the money once. */
  capture(request: CaptureRequest): Promise<{ readonly outcome: 'captured' } | GatewayRefusal>
  /**
   * Releases a hold. A hold that has expired or never existed counts as voided. "Captured" means that the money was taken
   * before, and has to be refunded.
   */
  void(request: VoidRequest): Promise<'voided' | 'captured'>
  /** Refunds captured money, all or part of it, once for each refund key, however often the request is repeated. */
  refund(request: RefundRequest): Promise<Refunded | GatewayRefusal>
  /** Makes a token from the name of a test card, where no page could make one (R40). Exists only where no money moves. */
  readonly createTestToken?: ((card: string) => Promise<string>) | undefined
}

/** Where the money of a payment is: which gateway has it, in which account, and whether in test mode. */
export interface PaymentLocation {
  readonly gateway: PaidWith
  readonly isTestMode: boolean
  /** Null for the keys of the environment. */
  readonly account: string | null
}

/**
 * The gateway that has a payment's money. Undefined when no gateway has it: for money paid at the counter, for a total of
 * zero, and for orders from the time of the demo gateway, which never moved money, once a real gateway is set up.
 */
export function gatewayFor(payments: PaymentGateway, at: PaymentLocation): PaymentGateway | undefined {
  if (at.gateway !== 'card') return at.gateway === 'demo' && payments.isDemo ? payments : undefined
  const gateway = findGateway(payments, at)
  if (!gateway) throw new OtherKeysNeeded('a card waits for keys of the gateway that are not set')
  return gateway
}

/**
 * Whether no keys here reach a card payment. The demo gateway would claim to have moved the money, and each account and each mode
 * of a real gateway knows only its own payments: a hold of another one would seem never to have existed.
 */
export function needsOtherKeys(payments: PaymentGateway, at: PaymentLocation): boolean {
  return at.gateway === 'card' && !findGateway(payments, at)
}

function findGateway(payments: PaymentGateway, at: PaymentLocation): PaymentGateway | undefined {
  return realGatewaysOf(payments).find((gateway) => {
    const { account, isTestMode } = locationOf(gateway)
    return account === at.account && isTestMode === at.isTestMode
  })
}

/** The accounts and modes that the keys here reach. */
export function reachedBy(payments: PaymentGateway): Omit<PaymentLocation, 'gateway'>[] {
  return realGatewaysOf(payments).map(locationOf)
}

function realGatewaysOf(payments: PaymentGateway): PaymentGateway[] {
  return [payments, ...(payments.earlier ?? [])].filter(({ isDemo }) => !isDemo)
}

/** Where a payment will be that is made with this gateway. */
export function locationOf({
  isTestMode = false,
  account,
}: PaymentGateway): Omit<PaymentLocation, 'gateway'> {
  return { isTestMode, account: account ?? null }
}

/** Thrown for a payment that needs other keys: retrying is useless until those keys are set again. */
export class OtherKeysNeeded extends Error {}

export interface Refunded {
  readonly outcome: 'refunded'
  /** The gateway's own id for the refund, if it has one. */
  readonly refundId?: string
}

/** The gateway will never move this money, so nothing is retried. */
export interface GatewayRefusal {
  readonly outcome: 'failed'
  readonly reason: PaymentFailureReason
}

export interface AuthorizeRequest {
  readonly key: string
  readonly token: string
  readonly amount: Cents
  /** Gateways compare this address with the one that the card's bank knows; we do not store it. */
  readonly billing: Address
  /** The payment intent of an earlier attempt with this key, if we recorded its id. */
  readonly intent: string | null
  /** Makes the card's bank ask the customer even when it would not (trust rule 24). */
  readonly requires3DS?: boolean
}

export type Authorization =
  | {
      readonly outcome: 'held'
      readonly authorization: string
      /** When the hold expires, if the gateway says so. */
      readonly expiresAt?: string
      /** Of the card's number, if the gateway says so: for the receipt. */
      readonly lastFour?: string
    }
  | {
      readonly outcome: 'declined'
      /** The declined intent is still open at the gateway: it holds nothing, but has to be canceled. */
      readonly isOpen?: boolean
    }
  | { readonly outcome: 'unreadable-token' }
  /** Nothing is held yet: the bank wants the customer to answer a challenge in the browser. */
  | { readonly outcome: 'action-required'; readonly intent: string; readonly challenge: string }
  /** Nothing can be held with this key anymore; a hold that the key may still have is released. */
  | {
      readonly outcome: 'failed'
      /** The gateway refuses every card because of how it is set up: the owner has to look into it. */
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
  /** When the gateway was last asked to hold the money: a hold whose id never reached us was made around then. */
  readonly requestedAt: string
}

export interface RefundRequest extends VoidRequest {
  /** An order may have several refunds, each with its own key. */
  readonly refundKey: string
  readonly amount: Cents
  /** How often the gateway has failed at this refund: the count makes each retry a new request, whose answer is not cached. */
  readonly attempts: number
}

/** The gateway did not answer, so whether it holds the money is unknown. A retry with the same key is safe. */
export class GatewayUnavailable extends Error {}

/** The gateway answered with an error of its own and would repeat that answer: the next attempt needs a new idempotency key. */
export class GatewayFailed extends GatewayUnavailable {}

/** The gateway does not accept the keys: they were revoked, or may not do that. */
export class KeysRefused extends GatewayUnavailable {}

/** This server cannot open the keys in use: another server has to ask, or the office for the keys. */
export class KeysLocked extends GatewayUnavailable {}
