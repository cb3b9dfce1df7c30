// Every refusal the server gives: its code and its HTTP status. The words are in words/en/basics/problem-messages.ts.
import type { ValidationErrors } from './validation-errors.ts'

export const problems = {
  invalid: 422,
  'malformed-request': 400,
  'unsupported-media-type': 415,
  'request-too-large': 413,
  'request-timeout': 408,
  /** The bytes are those of no picture that we take, whatever the file is called (R56). */
  'not-a-picture': 415,
  'picture-too-large': 413,
  /** Broken, too many pixels, or too much work. */
  'picture-unreadable': 422,
  'not-found': 404,
  'not-signed-in': 401,
  'not-allowed': 403,
  'change-password-first': 403,
  'your-own-account': 409,
  'too-many-attempts': 429,
  'last-owner': 409,
  'edit-conflict': 409,
  'cross-origin': 403,
  'unknown-host': 403,
  'idempotency-key-missing': 400,
  'idempotency-key-reused': 422,
  'unknown-item': 422,
  /** Something that was chosen or left out is not to be had with this item. */
  'unknown-choice': 422,
  /** Too few or too many were chosen. */
  'invalid-choices': 422,
  'too-many': 422,
  'order-too-large': 422,
  'too-many-for-email': 429,
  /** Trust rule 23: for this hour no more is made that no card stands for. */
  'card-required': 409,
  'too-large-without-card': 409,
  /** No card can stand for it: none are taken, or the total is zero. */
  'call-to-order': 409,
  /** As many unpaid orders of this mailbox or network are open as may be. */
  'too-many-unpaid': 409,
  'too-many-from-network': 429,
  'price-changed': 409,
  'sold-out': 409,
  /** Fewer are left today than were ordered (R59). */
  'insufficient-stock': 409,
  /** The time that was shown cannot be kept any more (R44). */
  'time-unavailable': 409,
  paused: 409,
  /** Nobody in the kitchen has touched a new order for too long (R48). */
  unattended: 409,
  /** Outside the opening hours. */
  closed: 409,
  /** The way that was chosen is not offered any more. */
  'fulfillment-unavailable': 409,
  'order-too-small': 422,
  /** R64: the details say why. */
  'promo-code-rejected': 409,
  /** The tip is more than anybody means to give. */
  'tip-too-high': 422,
  /** Tips are not asked for any more, or the card or the counter is not offered for this way any more. */
  'payment-methods-changed': 409,
  /** No card can be charged so little. */
  'below-card-minimum': 422,
  /** More than is left of what was paid, or other than what was shown. */
  'refund-changed': 409,
  /** Nothing has been paid yet, or everything went back. */
  'nothing-to-refund': 409,
  /** The money is at a gateway whose keys are no longer set. */
  'gateway-keys-changed': 409,
  'status-changed': 409,
  'too-late-to-undo': 409,
  /** R54: the kitchen has begun. */
  'too-late-to-cancel': 409,
  /** R54: paid at the counter, so that only staff can hand the money back. */
  'paid-at-counter': 409,
  /** Nothing is stored: the customer confirms with the bank, and then the same order is sent again (trust rule 3). */
  'action-required': 402,
  /** The hold was let go after too long a wait, and its key with it: only a new SUBMIT can hold the money again. */
  'hold-released': 409,
  'card-declined': 402,
  /** Too many cards of this mailbox or network were declined (trust rule 24). */
  'too-many-declined': 429,
  /** Too many codes from this network were wrong. */
  'too-many-promo-code-attempts': 429,
  'gateway-unreachable': 503,
  /** A webhook whose signature does not fit, or that is too old. */
  'invalid-signature': 400,
  'too-many-requests': 429,
  busy: 503,
  unavailable: 503,
  /** Told to monitors: an order is refused as unavailable. */
  'disk-full': 503,
  unconfirmed: 503,
  internal: 500,
} as const satisfies Record<string, number>

export type ProblemCode = keyof typeof problems

/** The values that the sentence about a refusal names. */
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
  /** What is wrong with which field. */
  readonly errors?: ValidationErrors
  /** The bill of the order now. */
  readonly bill?: unknown
  /** The burritos that are sold out, not on the menu, or cannot be made like this. */
  readonly items?: readonly string[]
  /** The choices that are sold out. */
  readonly choices?: readonly string[]
  /** How many are left today of the first of these burritos. */
  readonly remaining?: number
  /** When the restaurant takes orders again; null while nobody can say. */
  readonly until?: string | null
  /** What the bank needs the customer to confirm. */
  readonly challenge?: string
  /** Seconds to wait. */
  readonly retryAfter?: number
  /** The smallest subtotal that is delivered to this ZIP code, in cents. */
  readonly minimumOrder?: number
  /** The least that a card can be charged, in cents. */
  readonly least?: number
  /** Why the code is refused, and what the sentence names. */
  readonly promoCodeRejection?: unknown
  /** How one pays now, where the refused order took another way to pay for granted. */
  readonly paymentMethods?: unknown
  /** The ways as they are now, where the refused order took others for granted. */
  readonly fulfillmentSettings?: unknown
  /** The limit that the words name. */
  readonly most?: number
  /** The restaurant's, which the words name; null where none is set. */
  readonly phone?: string | null
  /** The times that are left, where the refused order named another. */
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
