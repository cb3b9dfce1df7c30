// The owner tries the card gateway: it holds a dollar on a test card and lets it go at once. Nothing is stored (R40).
import { randomUUID } from 'node:crypto'
import { cents } from '#domain/money.ts'
import type { CardTryBody, CardTryReply } from '#domain/office-api.ts'
import { Problem } from '#domain/problems.ts'
import type { Restaurant } from '#domain/restaurant.ts'
import type { StaffMember } from '#domain/staff.ts'
import { GatewaySilent, type PaymentGateway, type VoidRequest } from '../adapters/payments.ts'
import { createRateLimit, type RateLimit } from '../http/rate-limit.ts'

export interface TryCardDeps {
  readonly payments: PaymentGateway
  readonly restaurant: { current(): Restaurant }
  readonly now: () => Date
  readonly cardTries: RateLimit
}

export function limitCardTries(): RateLimit {
  return createRateLimit(10, 10 * 60_000)
}

const amount = cents(100)

export async function tryCard(
  deps: TryCardDeps,
  { paymentToken, staff }: CardTryBody & { staff: StaffMember },
): Promise<CardTryReply> {
  const retryAfter = deps.cardTries.count(staff.username, deps.now().getTime())
  if (retryAfter !== undefined) throw new Problem('too-many-tries', { retryAfter })
  return { outcome: await holdAndLetGo(deps, paymentToken), amount }
}

async function holdAndLetGo(
  { payments, restaurant }: TryCardDeps,
  token: string,
): Promise<CardTryReply['outcome']> {
  const key = `try-${randomUUID()}`
  try {
    const hold = await payments.authorise({ key, token, amount, billing: billingOf(restaurant.current()) })
    if (hold.outcome === 'declined') return 'declined'
    if (hold.outcome === 'unreadable-token') return 'unreadable'
    return (await letGo(payments, { key, authorisation: hold.authorisation })) ? 'let-go' : 'held'
  } catch (error) {
    if (!(error instanceof GatewaySilent)) throw error
    // Nobody knows whether there is a hold: the key finds it.
    await letGo(payments, { key, authorisation: null })
    return 'silent'
  }
}

async function letGo(payments: PaymentGateway, hold: VoidRequest): Promise<boolean> {
  return payments.void(hold).then(
    (answer) => answer === 'voided',
    () => false,
  )
}

function billingOf({ address }: Restaurant) {
  const { street = '', city = '', state = '', zipcode = '' } = address ?? {}
  return { address: street, city, state, zipcode }
}
