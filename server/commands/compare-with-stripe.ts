// Compares the books with Stripe's balance (R68): day by day for people to read, and payment by payment to find discrepancies.
import { businessDayOf, instantAt } from '#domain/restaurant/business-day.ts'
import { addDays, businessDayStartHour } from '#domain/basics/days.ts'
import {
  balanceDays,
  movedByIntent,
  movementSums,
  findMismatches,
  type BalanceDay,
  type Movement,
} from '#domain/payments/gateway-balance.ts'
import { cents, type Cents } from '#domain/basics/money.ts'
import type { GatewayActivity, PaymentActivity } from '../adapters/activity.ts'
import { readCardMovements, readCardOrders } from '../db/payments/card-movements.ts'
import type { Database } from '../db/engine/database.ts'

export interface Comparison {
  readonly from: string
  readonly to: string
  readonly days: readonly BalanceDay[]
  readonly total: Omit<BalanceDay, 'day'>
  readonly discrepancies: readonly BalanceDiscrepancy[]
  readonly hasMore: boolean
}

/** The number and day are null for a payment of our checkout that has no order here. */
export interface BalanceDiscrepancy {
  readonly intent: string
  readonly number: number | null
  readonly day: string | null
  readonly stripe: Cents
  readonly books: Cents
}

interface CompareDeps {
  readonly db: Database
  readonly gatewayActivity: Pick<GatewayActivity, 'fetchPayment' | 'isOurs'>
  readonly fetchBalance: (since: Date) => Promise<Movement[]>
  readonly timeZone: string
  readonly now: Date
  readonly isTestMode: boolean
  /** Null for the keys of the environment. */
  readonly account: string | null
}

/** Includes today. */
export const daysCompared = 31
/** Enough to show that something is wrong. */
const maxDiscrepancies = 10

export async function compareWithStripe(deps: CompareDeps): Promise<Comparison> {
  const { db, timeZone, now } = deps
  const to = businessDayOf(now, timeZone)
  const from = addDays(to, 1 - daysCompared)
  const since = instantAt(from, { hour: businessDayStartHour }, timeZone)
  const movements = await deps.fetchBalance(since)
  const moved = await readCardMovements(db, since.toISOString(), deps)
  const mismatched = findMismatches(movedByIntent(movements), moved)
  const withOrder = new Set((await readCardOrders(db, mismatched)).map(({ intent }) => intent))
  const discrepancies: BalanceDiscrepancy[] = []
  for (const intent of mismatched) {
    // Finds one more than is shown, to know whether there are more.
    if (discrepancies.length > maxDiscrepancies) break
    // Another shop may use the same Stripe account: its payments are skipped after one request each.
    if (!withOrder.has(intent) && !(await deps.gatewayActivity.isOurs(intent))) continue
    const discrepancy = await findDiscrepancy(deps, intent)
    if (discrepancy) discrepancies.push(discrepancy)
  }
  return {
    from,
    to,
    days: balanceDays(movements, (at) => businessDayOf(new Date(at), timeZone)),
    total: movementSums(movements),
    discrepancies: discrepancies.slice(0, maxDiscrepancies),
    hasMore: discrepancies.length > maxDiscrepancies,
  }
}

/** Compares the whole payment: its money may have moved just before the first day, or at this moment. */
async function findDiscrepancy(
  { db, gatewayActivity }: CompareDeps,
  intent: string,
): Promise<BalanceDiscrepancy | undefined> {
  const payment = await gatewayActivity.fetchPayment(intent)
  const [order] = await readCardOrders(db, [intent])
  const [stripe, books] = [payment ? netOf(payment) : 0, order?.card ?? 0]
  if (stripe === books) return undefined
  return {
    intent,
    number: order?.number ?? null,
    day: order?.day ?? null,
    stripe: cents(stripe),
    books: cents(books),
  }
}

function netOf({ captured, refunds, disputes }: PaymentActivity): number {
  const back = refunds.reduce((sum, { amount, failure }) => sum + (failure === null ? amount : 0), 0)
  return captured - back - disputes.reduce((sum, { withdrawn }) => sum + withdrawn, 0)
}
