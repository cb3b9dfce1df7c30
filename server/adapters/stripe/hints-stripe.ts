// Stripe's events, as they come by webhook or are asked for: only which payment to look at is taken from them.
import type { Stripe } from 'stripe'
import { ForgedHint, LateHint, type Hint } from '../records.ts'
import { askForAll, instantOf } from './ask-stripe.ts'

/** A recorded webhook cannot be sent again after this. */
const toleranceSeconds = 5 * 60
/** How the SDK is told not to look at the age. */
const ofAnyAge = 0
const page = 100

/** The events that are followed. Whoever sets up the webhook at Stripe picks these; others are answered and left alone. */
export const followedEvents = {
  'payment_intent.succeeded': 'capture',
  'charge.captured': 'capture',
  'payment_intent.canceled': 'hold',
  'charge.expired': 'hold',
  'charge.refunded': 'refund',
  'charge.refund.updated': 'refund',
  'refund.created': 'refund',
  'refund.updated': 'refund',
  'refund.failed': 'refund',
  'charge.dispute.created': 'dispute',
  'charge.dispute.updated': 'dispute',
  'charge.dispute.closed': 'dispute',
  'charge.dispute.funds_withdrawn': 'dispute',
  'charge.dispute.funds_reinstated': 'dispute',
} as const satisfies Record<string, Hint['about']>

/** What npm run check:stripe sends in Stripe's place; Stripe itself has no event of this name. */
export const checkEvent = 'burritoful.check'

interface Delivery {
  readonly rawBody: string
  readonly signature: string | undefined
  readonly now: Date
}

export function readHint(stripe: Stripe, secret: string, delivery: Delivery): Hint {
  return hintOf(readEvent(stripe, secret, delivery))
}

function readEvent(stripe: Stripe, secret: string, { rawBody, signature = '', now }: Delivery): Stripe.Event {
  const eventOf = (tolerance: number) =>
    stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now.getTime())
  try {
    return eventOf(toleranceSeconds)
  } catch {
    // Without the cause, which holds the whole body.
    if (!isGood(() => eventOf(ofAnyAge))) throw new ForgedHint('a webhook without a good signature')
    throw new LateHint('a webhook that was signed too long ago', minutesSince(signature, now))
  }
}

function isGood(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}

/** To be shown: whether the signature is too old, the SDK has decided. */
function minutesSince(signature: string, now: Date): number {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) * 1000
  return Math.round((now.getTime() - signedAt) / 60_000)
}

export async function* hintsSince(stripe: Stripe, since: Date): AsyncGenerator<Hint> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const types = Object.keys(followedEvents)
  const events = askForAll(() => stripe.events.list({ types, created, limit: page }))
  for await (const event of events) yield hintOf(event)
}

function hintOf({ type, created, data }: Pick<Stripe.Event, 'type' | 'created' | 'data'>): Hint {
  const at = instantOf(created)
  if ((type as string) === checkEvent) return { at, about: 'check', intent: null }
  const about = (followedEvents as Readonly<Record<string, Hint['about']>>)[type]
  return {
    at,
    about,
    intent: about ? intentOf(data.object as unknown as NamesIntent) : null,
  }
}

interface NamesIntent {
  readonly object: string
  readonly id: string
  readonly payment_intent?: string | { readonly id: string } | null
}

function intentOf({ object, id, payment_intent: intent }: NamesIntent): string | null {
  if (object === 'payment_intent') return id
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
