// Every refusal the server gives: its code, its HTTP status and the words a person reads.

export const problems = {
  invalid: { status: 422, words: 'Some fields need another look.' },
  'malformed-request': { status: 400, words: 'We couldn’t read that request.' },
  'unsupported-media-type': { status: 415, words: 'This address doesn’t take that kind of request.' },
  'request-too-large': { status: 413, words: 'The request is too large.' },
  'too-slow': { status: 408, words: 'The request took too long to arrive.' },
  'not-found': { status: 404, words: 'There’s nothing here.' },
  'not-signed-in': { status: 401, words: 'Please log in.' },
  'not-allowed': { status: 403, words: 'Your account doesn’t open this.' },
  'change-password-first': { status: 403, words: 'Choose your own password first.' },
  'your-own-account': { status: 409, words: 'You can’t do this to your own account.' },
  'too-many-tries': { status: 429, words: 'Too many tries. Wait a few minutes, then try again.' },
  'last-owner': { status: 409, words: 'There must be at least one owner who can log in.' },
  'changed-meanwhile': {
    status: 409,
    words: 'Somebody else changed this in the meantime. Look at it again.',
  },
  'foreign-page': { status: 403, words: 'This request didn’t come from our own page.' },
  'unknown-host': {
    status: 403,
    words: 'The site doesn’t know that it has this address. Set PUBLIC_URL to it, and start again.',
  },
  'key-missing': {
    status: 400,
    words: 'The request needs an Idempotency-Key header: 22 to 64 letters, digits, - or _.',
  },
  'key-reused': {
    status: 422,
    words: 'This order was sent before with other content. Please submit it again.',
  },
  'unknown-item': { status: 422, words: 'One of the burritos isn’t on our menu.' },
  'too-many': { status: 422, words: 'That’s more than we can ring up online. Please order fewer burritos.' },
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
    words: 'The kitchen is catching up and isn’t taking orders right now. Nothing was charged.',
  },
  'moved-on': { status: 409, words: 'This order has already moved on.' },
  'too-late-to-undo': { status: 409, words: 'This can’t be taken back anymore.' },
  /** Nothing is stored: the customer confirms with the bank, and then the same order is sent again (trust rule 3). */
  'action-required': { status: 402, words: 'Your bank wants you to confirm this payment.' },
  /** The hold was let go after too long a wait, and its key with it: only a new SUBMIT can hold the money again. */
  'hold-released': {
    status: 409,
    words: 'That took too long, and nothing was charged. Please submit the order again.',
  },
  'card-declined': { status: 402, words: 'The card was declined. Nothing was charged.' },
  'gateway-silent': {
    status: 503,
    words: 'We couldn’t reach your card company. Nothing was charged. Try again.',
  },
  'too-many-requests': { status: 429, words: 'Too many tries. Wait a moment, then try again.' },
  busy: {
    status: 503,
    words: 'We’re swamped right now. Please try again in a moment.',
  },
  unavailable: { status: 503, words: 'We can’t take orders right now. Please try again in a moment.' },
  unconfirmed: {
    status: 503,
    words: 'We couldn’t confirm your order. Try again. You won’t be charged twice.',
  },
  internal: { status: 500, words: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, { status: number; words: string }>

export type ProblemCode = keyof typeof problems

export interface ProblemDetails {
  /** A message for each faulty field, keyed by its path: "zipcode", "delivery.zipcode". */
  readonly fields?: Readonly<Record<string, string>>
  /** The bill of the order now. */
  readonly bill?: unknown
  /** The burritos that are sold out. */
  readonly items?: readonly string[]
  /** When the restaurant takes orders again; null while only the kitchen can say. */
  readonly until?: string | null
  /** What the bank needs the customer to confirm. */
  readonly challenge?: string
  /** Seconds to wait. */
  readonly retryAfter?: number
  /** The limit that the words name. */
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
