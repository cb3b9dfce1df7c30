// Every refusal the server gives: its code, its HTTP status and the words a person reads.

export const problems = {
  invalid: { status: 422, words: 'Some fields need another look.' },
  'malformed-request': { status: 400, words: 'The request could not be read.' },
  'unsupported-media-type': { status: 415, words: 'The request is of a kind this address does not take.' },
  'request-too-large': { status: 413, words: 'The request is too large.' },
  'too-slow': { status: 408, words: 'The request took too long to arrive.' },
  'not-found': { status: 404, words: 'There is nothing here.' },
  'not-signed-in': { status: 401, words: 'Please log in.' },
  'not-allowed': { status: 403, words: 'Your account does not open this.' },
  'change-password-first': { status: 403, words: 'Choose a password of your own first.' },
  'your-own-account': { status: 409, words: 'This cannot be done to your own account.' },
  'too-many-tries': { status: 429, words: 'Too many tries. Wait a few minutes, then try again.' },
  'last-owner': { status: 409, words: 'There must be at least one owner who can log in.' },
  'changed-meanwhile': { status: 409, words: 'Somebody else changed this meanwhile. Look at it again.' },
  'foreign-page': { status: 403, words: 'This request did not come from our own page.' },
  'unknown-host': {
    status: 403,
    words: 'The site does not know that it has this address. Set PUBLIC_URL to it, and start again.',
  },
  'key-missing': {
    status: 400,
    words: 'The request needs an Idempotency-Key header: 22 to 64 letters, digits, - or _.',
  },
  'key-reused': {
    status: 422,
    words: 'This order was sent before with other content. Please submit it again.',
  },
  'unknown-item': { status: 422, words: 'One of the burritos is not on our menu.' },
  'too-many': { status: 422, words: 'That is more than we can add up. Please order fewer burritos.' },
  'order-too-large': {
    status: 422,
    words: 'We can make up to {most} burritos in one order. Please order fewer. Nothing was charged.',
  },
  'too-many-for-email': {
    status: 429,
    words:
      'We already have {most} orders for this email address from the last hour. Nothing was charged. Use another address, or try again later.',
  },
  'too-many-from-network': {
    status: 429,
    words:
      'Too many orders came from your network. Nothing was charged. Try again later, or from another network.',
  },
  'price-changed': { status: 409, words: 'A price changed while you were ordering. Nothing was charged.' },
  'sold-out': { status: 409, words: 'A burrito sold out while you were ordering. Nothing was charged.' },
  paused: {
    status: 409,
    words: 'The kitchen is catching up and takes no orders just now. Nothing was charged.',
  },
  'moved-on': { status: 409, words: 'This order has moved on meanwhile.' },
  'too-late-to-undo': { status: 409, words: 'This can no longer be taken back.' },
  'card-declined': { status: 402, words: 'The card was declined. Nothing was charged.' },
  'gateway-silent': {
    status: 503,
    words: 'The card company did not answer. Nothing was charged. Try again.',
  },
  'too-many-requests': { status: 429, words: 'That was a lot at once. Please wait a moment and try again.' },
  busy: {
    status: 503,
    words: 'More people are hungry than we can serve at once. Please try again in a moment.',
  },
  unavailable: { status: 503, words: 'We cannot take orders right now. Please try again in a moment.' },
  unconfirmed: {
    status: 503,
    words: 'We could not confirm your order. Try again: it is never placed twice.',
  },
  internal: { status: 500, words: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; words: string }>

export type ProblemCode = keyof typeof problems

/** What a refusal may carry besides its code. */
export interface ProblemDetails {
  /** A message for each field that needs another look, keyed by its path: "zipcode", "delivery.zipcode". */
  readonly fields?: Readonly<Record<string, string>>
  /** What the order costs now. */
  readonly quote?: unknown
  /** The burritos that are sold out. */
  readonly items?: readonly string[]
  /** When orders are taken again; null: when the kitchen says so. */
  readonly until?: string | null
  /** Seconds to wait. */
  readonly retryAfter?: number
  /** How many there may be, where the words say it. */
  readonly most?: number
}

export class Problem extends Error {
  readonly code: ProblemCode
  readonly details: ProblemDetails

  constructor(code: ProblemCode, details: ProblemDetails = {}, cause?: unknown) {
    super(problems[code].words.replace('{most}', details.most?.toLocaleString('en-US') ?? 'so many'), {
      cause,
    })
    this.name = 'Problem'
    this.code = code
    this.details = details
  }

  get status(): number {
    return problems[this.code].status
  }
}
