// Everything that the simulator's one account holds. The objects are Stripe's own shapes, kept as the API answers them.
import { randomBytes } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { TestCard } from './cards.ts'

/** The payment as the browser's element described it for the token; Stripe compares it with the intent. */
export interface Expectation {
  readonly amount?: number
  readonly currency?: string
  readonly captureMethod?: string
  readonly methodTypes?: readonly string[]
}

export interface StoredToken {
  readonly token: Stripe.ConfirmationToken
  readonly card: TestCard
  readonly expected: Expectation
}

/** Where the owner, or the restaurant in the owner's name, wants the account's events. */
export interface Endpoint {
  readonly id: string
  readonly created: number
  readonly url: string
  readonly secret: string
  readonly events: readonly string[]
  readonly apiVersion: string | null
}

type EventListener = (event: Stripe.Event) => void

export interface Account {
  readonly id: string
  readonly endpoints: Map<string, Endpoint>
  /** What the key may not do: beginnings of paths, with their method. */
  readonly forbidden: Set<string>
  readonly intents: Map<string, Stripe.PaymentIntent>
  readonly charges: Map<string, Stripe.Charge>
  readonly refunds: Map<string, Stripe.Refund>
  readonly disputes: Map<string, Stripe.Dispute>
  readonly balance: Map<string, Stripe.BalanceTransaction>
  readonly events: Map<string, Stripe.Event>
  readonly tokens: Map<string, StoredToken>
  /** The card that an intent was last confirmed with. */
  readonly cardOf: Map<string, TestCard>
  /** Counts the captures of each intent: at the real Stripe never more than one. */
  readonly captures: Map<string, number>
  /** Where the account's events are sent. */
  readonly webhookUrl: { now: string | undefined }
  /** Whether the account has no money for refunds. */
  readonly isEmpty: { now: boolean }
  /** How many seconds the account's clock is ahead of the machine's. */
  readonly ahead: { now: number }
  /** Unix time in seconds, as in all of Stripe's fields. */
  now(): number
  tell(type: string, object: object): void
  onEvent(listener: EventListener): void
}

export function openAccount(id = 'acct_standin'): Account {
  const ahead = { now: 0 }
  const now = () => Math.floor(Date.now() / 1000) + ahead.now
  const events = new Map<string, Stripe.Event>()
  const listeners: EventListener[] = []
  return {
    id,
    endpoints: new Map(),
    forbidden: new Set(),
    intents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    balance: new Map(),
    events,
    tokens: new Map(),
    cardOf: new Map(),
    captures: new Map(),
    webhookUrl: { now: undefined },
    isEmpty: { now: false },
    ahead,
    now,
    tell(type, object) {
      const event = {
        id: makeId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: now(),
        // An event shows its object as the object was then.
        data: { object: structuredClone(object) },
        livemode: false,
        pending_webhooks: 1,
        request: { id: makeId('req'), idempotency_key: null },
        type,
      } as unknown as Stripe.Event
      events.set(event.id, event)
      for (const listener of listeners) listener(event)
    },
    onEvent: (listener) => void listeners.push(listener),
  }
}

/** The version that the pinned SDK speaks. */
export const apiVersion = '2026-10-28.endive'

export function makeId(kind: string): string {
  return `${kind}_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, 'x')}`
}

export function idOf(reference: string | { readonly id: string } | null): string {
  if (reference === null) return ''
  return typeof reference === 'string' ? reference : reference.id
}

export function chargeOf(account: Account, intent: Stripe.PaymentIntent): Stripe.Charge | undefined {
  return account.charges.get(idOf(intent.latest_charge))
}
