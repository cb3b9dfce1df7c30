// Reads Stripe's events, which arrive by webhook or are fetched. An event only tells us which payment to fetch.
import type { Stripe } from 'stripe'
import * as z from 'zod/mini'
import { InvalidSignature, ExpiredSignature, UnreadableEvent, type GatewayEvent } from '../activity.ts'
import { listFromStripe, instantOf } from './query-stripe.ts'

/** A recorded webhook event cannot be replayed after this. */
const toleranceSeconds = 5 * 60
/** Tells the SDK not to check the age. */
const ofAnyAge = 0
const page = 100

/**
 * The events that we follow; others are ignored. The webhook that the server makes is for these, and whoever sets the keys in the
 * environment selects them on Stripe's pages.
 */
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
} as const satisfies Record<string, GatewayEvent['about']>

/** What npm run check:stripe sends in Stripe's place; Stripe itself has no event of this name. */
export const checkEvent = 'burritoful.check'

interface WebhookDelivery {
  readonly rawBody: string
  readonly signature: string | undefined
  readonly now: Date
}

export function readWebhook(
  stripe: Stripe,
  secret: string | undefined,
  delivery: WebhookDelivery,
): GatewayEvent {
  if (secret === undefined) throw new InvalidSignature('a webhook without a secret to check it with')
  const gatewayEvent = eventFrom(readEvent(stripe, secret, delivery))
  if (!gatewayEvent) throw new UnreadableEvent('a signed webhook that cannot be read')
  return gatewayEvent
}

function readEvent(
  stripe: Stripe,
  secret: string,
  { rawBody, signature = '', now }: WebhookDelivery,
): unknown {
  const eventOf = (tolerance: number) =>
    stripe.webhooks.constructEvent(rawBody, signature, secret, tolerance, undefined, now.getTime())
  try {
    return eventOf(toleranceSeconds)
  } catch {
    // Without the cause, which holds the whole body.
    if (!isValid(() => eventOf(ofAnyAge))) throw new InvalidSignature('a webhook without a good signature')
    throw new ExpiredSignature('a webhook that was signed too long ago', minutesSince(signature, now))
  }
}

function isValid(check: () => unknown): boolean {
  try {
    check()
    return true
  } catch {
    return false
  }
}

/** For display only: the SDK decides whether the signature is too old. */
function minutesSince(signature: string, now: Date): number {
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1] ?? 0) * 1000
  return Math.round((now.getTime() - signedAt) / 60_000)
}

export async function* fetchEventsSince(stripe: Stripe, since: Date): AsyncGenerator<GatewayEvent> {
  const created = { gte: Math.floor(since.getTime() / 1000) }
  const types = Object.keys(followedEvents)
  const events = listFromStripe(() => stripe.events.list({ types, created, limit: page }))
  for await (const event of events) {
    const gatewayEvent = eventFrom(event)
    // An event that cannot be read now can never be read, and must not hold up the others.
    if (gatewayEvent) yield gatewayEvent
  }
}

const event = z.looseObject({
  type: z.string(),
  /** In seconds; larger numbers make no valid Date. */
  created: z.int().check(z.gte(0), z.lte(8.64e12)),
})

/** Checked strictly, because the id becomes part of a URL at Stripe. */
const intentName = z.string().check(z.regex(/^pi_\w{1,200}$/))

/** An intent, or an object that names its intent: a charge, a refund, a dispute. */
const eventData = z.looseObject({
  object: z.union([
    z.looseObject({ object: z.literal('payment_intent'), id: intentName }),
    z.looseObject({
      object: z.string().check(z.refine((kind) => kind !== 'payment_intent')),
      payment_intent: z.optional(z.nullable(z.union([intentName, z.looseObject({ id: intentName })]))),
    }),
  ]),
})

/** Undefined when the event cannot be read. Of events that we do not follow, only the type matters. */
function eventFrom(raw: unknown): GatewayEvent | undefined {
  const { success: isEvent, data: read } = event.safeParse(raw)
  if (!isEvent) return undefined
  const at = instantOf(read.created)
  if (read.type === checkEvent) return { at, about: 'check', intent: null }
  if (!isFollowed(read.type)) return { at, about: undefined, intent: null }
  const about = followedEvents[read.type]
  const { success: isSubject, data } = eventData.safeParse(read['data'])
  return isSubject ? { at, about, intent: intentOf(data.object) } : undefined
}

function isFollowed(type: string): type is keyof typeof followedEvents {
  return Object.hasOwn(followedEvents, type)
}

function intentOf(object: z.infer<typeof eventData>['object']): string | null {
  if ('id' in object && object.object === 'payment_intent') return object.id as string
  const { payment_intent: intent } = object as { readonly payment_intent?: string | { id: string } | null }
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
