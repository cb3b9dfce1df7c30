// The owner tests the card gateway: it holds a dollar on a test card and releases it at once. No order is stored (R40).
import { randomUUID } from 'node:crypto'
import { cents } from '#domain/basics/money.ts'
import type { CardTestBody, CardTestReply } from '#domain/payments/payment-api.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import {
  GatewayUnavailable,
  locationOf,
  type PaymentGateway,
  type VoidRequest,
} from '../../adapters/payments.ts'
import type { Database } from '../../db/engine/database.ts'
import { markDeclined, startPayment } from '../../db/payments/payments.ts'
import { markReleased } from '../../db/payments/orphaned-holds.ts'
import { createRateLimit, type RateLimit } from '../../limits/rate-limit.ts'

export interface TryCardDeps {
  readonly db: Database
  /** The gateway to try: the keys that are saved and not turned on are tried first. */
  readonly cardToTry: () => PaymentGateway
  readonly restaurant: { current(): Restaurant }
  readonly now: () => Date
  readonly cardAttempts: RateLimit
}

export function limitCardAttempts(): RateLimit {
  return createRateLimit(10, 10 * 60_000)
}

const amount = cents(100)

export async function testCard(
  deps: TryCardDeps,
  { paymentToken, staff }: CardTestBody & { staff: StaffMember },
): Promise<CardTestReply> {
  const retryAfter = deps.cardAttempts.count(staff.username, deps.now().getTime())
  if (retryAfter !== undefined) throw new Problem('too-many-attempts', { retryAfter })
  return { outcome: await holdAndRelease(deps, paymentToken), amount }
}

async function holdAndRelease(deps: TryCardDeps, token: string): Promise<CardTestReply['outcome']> {
  const { db, restaurant, now } = deps
  const payments = deps.cardToTry()
  const key = `try-${randomUUID()}`
  // The payment is recorded first: whatever fails from here on, settle-payments.ts releases the hold (trust rule 20).
  const gateway = payments.isDemo ? 'demo' : 'card'
  const requestedAt = now().toISOString()
  const payment = { key, gateway, amount, at: requestedAt, ...locationOf(payments) } as const
  await db.runStatement((write) => startPayment(write, payment))
  const hold = await tokenFor(payments, token)
    .then((paymentToken) =>
      payments.authorize({
        key,
        token: paymentToken,
        amount,
        billing: billingOf(restaurant.current()),
        intent: null,
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof GatewayUnavailable) return { outcome: 'silent' } as const
      throw error
    })
  switch (hold.outcome) {
    case 'declined':
    case 'unreadable-token':
      // A payment that is still open at the gateway stays open here as well.
      if (!('isOpen' in hold)) await markDeclined(db, key)
      return hold.outcome === 'declined' ? 'declined' : 'unreadable'
    case 'silent':
      // There may be a hold, which the key finds. The payment stays open, because the gateway may still be working on the
      // request and hold the money later.
      return (await tryVoid(payments, { key, authorization: null, requestedAt }))
        ? 'silent'
        : 'unreachable-unreleased'
    case 'action-required':
      // Nobody confirms a test payment, so the bank's challenge is canceled.
      if (await tryVoid(payments, { key, authorization: hold.intent, requestedAt }))
        await markReleased(db, key, 'voided', now().toISOString())
      return 'requires-confirmation'
    case 'failed':
      return 'silent'
    case 'held':
      if (!(await tryVoid(payments, { key, authorization: hold.authorization, requestedAt }))) return 'held'
      await markReleased(db, key, 'voided', now().toISOString())
      return 'let-go'
  }
}

/** With test keys the page sends the name of a test card, and the gateway makes the token for it. */
async function tokenFor(payments: PaymentGateway, cardName: string): Promise<string> {
  return payments.createTestToken ? payments.createTestToken(cardName) : cardName
}

async function tryVoid(payments: PaymentGateway, hold: VoidRequest): Promise<boolean> {
  return payments.void(hold).then(
    (answer) => answer === 'voided',
    () => false,
  )
}

function billingOf({ address }: Restaurant) {
  const { street = '', city = '', state = '', zipcode = '' } = address ?? {}
  return { address: street, city, state, zipcode }
}
