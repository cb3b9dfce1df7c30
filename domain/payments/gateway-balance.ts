// Holds the gateway's balance against the books (R68): what moved there day by day, and which payments moved otherwise here.
import { cents, type Cents } from '../basics/money.ts'

export const movementKinds = ['charges', 'refunds', 'disputes'] as const

/** A movement of the gateway's balance. Payouts to the bank are none. */
export interface Movement {
  readonly at: string
  /** Fee: what the gateway keeps for something else than a payment. */
  readonly kind: (typeof movementKinds)[number] | 'fees'
  /** The payment; null where it is for none. */
  readonly intent: string | null
  /** Above zero where money came in. Fees are not taken off. */
  readonly amount: number
  readonly fee: number
}

export interface BalanceDay {
  readonly day: string
  readonly charges: Cents
  readonly refunds: Cents
  readonly disputes: Cents
  /** What the gateway keeps, above zero. */
  readonly fees: Cents
}

/** Oldest first. */
export function balanceDays(
  movements: readonly Movement[],
  dayOf: (at: string) => string,
): readonly BalanceDay[] {
  const byDay = Map.groupBy(movements, ({ at }) => dayOf(at))
  return [...byDay.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([day, some]) => ({ day, ...movementSums(some) }))
}

export function movementSums(movements: readonly Movement[]): Omit<BalanceDay, 'day'> {
  const sum = (kind: Movement['kind']) =>
    movements.reduce((all, one) => all + (one.kind === kind ? one.amount : 0), 0)
  const fees = movements.reduce((all, { fee }) => all + fee, 0)
  return {
    charges: cents(sum('charges')),
    refunds: cents(sum('refunds')),
    disputes: cents(sum('disputes')),
    fees: cents(fees - sum('fees')),
  }
}

/** What moved for each payment. */
export function movedByIntent(movements: readonly Movement[]): ReadonlyMap<string, number> {
  const moved = new Map<string, number>()
  for (const { intent, amount } of movements)
    if (intent !== null) moved.set(intent, (moved.get(intent) ?? 0) + amount)
  return moved
}

/** The payments of which one side says something else than the other, in no order. */
export function findMismatches(
  gateway: ReadonlyMap<string, number>,
  books: ReadonlyMap<string, number>,
): readonly string[] {
  const all = new Set([...gateway.keys(), ...books.keys()])
  return [...all].filter((intent) => (gateway.get(intent) ?? 0) !== (books.get(intent) ?? 0))
}
