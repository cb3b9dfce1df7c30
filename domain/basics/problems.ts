// Every problem that the server answers with: its code and its HTTP status. The sentences are in words/en/basics/problem-messages.ts.
import type { ValidationErrors } from './validation-errors.ts'

export const problems = {
  invalid: 422,
  'malformed-request': 400,
  'unsupported-media-type': 415,
  'request-too-large': 413,
  'request-timeout': 408,
  /** The bytes are not those of an accepted picture format, whatever the file's name says (R56). */
  'not-a-picture': 415,
  'picture-too-large': 413,
  /** The picture is broken, has too many pixels, or takes too long to decode. */
  'picture-unreadable': 422,
  'not-found': 404,
  'not-signed-in': 401,
  'not-allowed': 403,
  'change-password-first': 403,
  'your-own-account': 409,
  'too-many-attempts': 429,
  'last-owner': 409,
  'edit-conflict': 409,
  /** The operator sets this in the server's environment, where alone it can be changed. */
  'set-by-environment': 409,
  /** Secrets cannot be stored, because the key file is missing or cannot be made. */
  'no-secret-key': 503,
  /** Keys for real money work only on a site with an https address. */
  'keys-need-https': 409,
  'cross-origin': 403,
  'unknown-host': 403,
  'idempotency-key-missing': 400,
  'idempotency-key-reused': 422,
  'unknown-item': 422,
  /** A choice or a left-out ingredient does not exist for this item. */
  'unknown-choice': 422,
  /** The customer chose too few or too many options of a group. */
  'invalid-choices': 422,
  'too-many': 422,
  'order-too-large': 422,
  'too-many-for-email': 429,
  /** Trust rule 23: orders without a card have used up their share of this hour. */
  'card-required': 409,
  'too-large-without-card': 409,
  /** The order is too large without a card, and cannot have one: no cards are accepted, or the total is zero. */
  'call-to-order': 409,
  /** This mailbox or network already has as many open unpaid orders as are allowed. */
  'too-many-unpaid': 409,
  'too-many-from-network': 429,
  'price-changed': 409,
  'sold-out': 409,
  /** Fewer remain today than were ordered (R59). */
  'insufficient-stock': 409,
  /** The kitchen can no longer keep the time that the customer was shown (R44). */
  'time-unavailable': 409,
  paused: 409,
  /** Nobody in the kitchen has touched a new order for too long (R48). */
  unattended: 409,
  /** Outside the opening hours. */
  closed: 409,
  /** The chosen fulfillment is no longer offered. */
  'fulfillment-unavailable': 409,
  'order-too-small': 422,
  /** R64: `promoCodeRejection` in the details says why. */
  'promo-code-rejected': 409,
  /** The tip is so high that it must be a typing mistake. */
  'tip-too-high': 422,
  /** Tips are no longer accepted, or the payment method is no longer offered for this fulfillment. */
  'payment-methods-changed': 409,
  /** The total is less than the smallest amount that a card can be charged. */
  'below-card-minimum': 422,
  /** The refund exceeds what remains of the payment, or differs from the amount that the owner was shown. */
  'refund-changed': 409,
  /** Nothing has been paid yet, or everything has been refunded. */
  'nothing-to-refund': 409,
  /** The money is at a gateway whose keys are no longer set. */
  'gateway-keys-changed': 409,
  'status-changed': 409,
  'too-late-to-undo': 409,
  /** R54: the kitchen has started cooking. */
  'too-late-to-cancel': 409,
  /** R54: the order was paid at the counter, so only staff can hand the money back. */
  'paid-at-counter': 409,
  /** No order is stored yet: the customer confirms with the bank, and then the browser sends the same order again (trust rule 3). */
  'action-required': 402,
  /** The hold was released after too long a wait, and its key has expired: only a new SUBMIT can hold the money again. */
  'hold-released': 409,
  'card-declined': 402,
  /** Too many cards of this mailbox or network were declined (trust rule 24). */
  'too-many-declined': 429,
  /** This network has tried too many wrong promo codes. */
  'too-many-promo-code-attempts': 429,
  'gateway-unreachable': 503,
  /** The signature of a webhook event is wrong or too old. */
  'invalid-signature': 400,
  'too-many-requests': 429,
  busy: 503,
  unavailable: 503,
  /** Only monitors get this code. An order is refused as `unavailable`. */
  'disk-full': 503,
  unconfirmed: 503,
  internal: 500,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof problems

/** The values that the sentence about a problem mentions. */
export interface ProblemValues {
  readonly 'order-too-large': { readonly most: number }
  readonly 'insufficient-stock': { readonly remaining: number }
  readonly 'order-too-small': { readonly minimumOrder: number }
  readonly 'below-card-minimum': { readonly least: number }
  readonly 'too-many-for-email': { readonly most: number }
  readonly 'too-large-without-card': { readonly most: number }
  readonly 'call-to-order': { readonly most: number; readonly phone: string | null }
  readonly 'too-many-unpaid': { readonly phone: string | null }
  readonly 'too-many-declined': { readonly phone: string | null }
}

export interface ProblemDetails {
  /** The validation error of each field. */
  readonly errors?: ValidationErrors
  /** The bill of the order at today's prices. */
  readonly bill?: unknown
  /** The items that are sold out, not on the menu, or cannot be made as ordered. */
  readonly items?: readonly string[]
  /** The choices that are sold out. */
  readonly choices?: readonly string[]
  /** How many of the first of these items remain today. */
  readonly remaining?: number
  /** When the restaurant accepts orders again; null if that is not known. */
  readonly until?: string | null
  /** The gateway's token for the confirmation that the bank requires of the customer. */
  readonly challenge?: string
  /** Seconds to wait. */
  readonly retryAfter?: number
  /** The smallest subtotal that is delivered to this ZIP code, in cents. */
  readonly minimumOrder?: number
  /** The least that a card can be charged, in cents. */
  readonly least?: number
  /** Why the promo code is rejected, with the values that the sentence mentions. */
  readonly promoCodeRejection?: unknown
  /** The current payment methods, if the refused order assumed others. */
  readonly paymentMethods?: unknown
  /** The current fulfillment settings, if the refused order assumed others. */
  readonly fulfillmentSettings?: unknown
  /** The limit that the sentence mentions. */
  readonly most?: number
  /** The restaurant's phone number, which the sentence mentions; null if none is set. */
  readonly phone?: string | null
  /** The times that are still available, if the refused order asked for another. */
  readonly times?: unknown
}

type Arguments<Code> = Code extends keyof ProblemValues
  ? [details: ProblemDetails & ProblemValues[Code], cause?: unknown]
  : [details?: ProblemDetails, cause?: unknown]

export class Problem<Code extends ProblemCode = ProblemCode> extends Error {
  readonly code: Code
  readonly details: ProblemDetails

  constructor(code: Code, ...[details = {}, cause]: Arguments<Code>) {
    super(code, { cause })
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problems[this.code]
  }
}
