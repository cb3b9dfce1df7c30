// Compares the gateway's balance with the books (R68): the movements at the gateway by day, and the payments that differ.
import { cents, type Cents } from '../basics/money.ts'

export const movementKinds = ['charges', 'refunds', 'disputes'] as const

/** A movement of the gateway's balance. Payouts to the bank account do not count. */
export interface Movement {
  readonly at: string
  /** "fees": a fee of the gateway that belongs to no payment. */
  readonly kind: (typeof movementKinds)[number] | 'fees'
  /** The payment's id at the gateway; null if the movement belongs to no payment. */
  readonly intent: string | null
  /** Positive if money came in. Fees are not subtracted. */
  readonly amount: number
  readonly fee: number
}

export interface BalanceDay {
  readonly day: string
  readonly charges: Cents
  readonly refunds: Cents
  readonly disputes: Cents
  /** The gateway's fees, as a positive amount. */
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

/** The sum of the movements of each payment. */
export function movedByIntent(movements: readonly Movement[]): ReadonlyMap<string, number> {
  const moved = new Map<string, number>()
  for (const { intent, amount } of movements)
    if (intent !== null) moved.set(intent, (moved.get(intent) ?? 0) + amount)
  return moved
}

/** The payments whose sums differ between the gateway and the books, in no particular order. */
export function findMismatches(
  gateway: ReadonlyMap<string, number>,
  books: ReadonlyMap<string, number>,
): readonly string[] {
  const all = new Set([...gateway.keys(), ...books.keys()])
  return [...all].filter((intent) => (gateway.get(intent) ?? 0) !== (books.get(intent) ?? 0))
}
