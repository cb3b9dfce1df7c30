// The sums of the books as people read them: sales, discounts and refunds, and what came in by card and at the counter.
import type { Balance, Discrepancy, BooksState, BooksSums } from './books-api.ts'
import type { DayRange } from './sales-days.ts'
import { accounts, isBalanced, type Postings } from './ledger.ts'
import { cents } from '../basics/money.ts'

/** The postings of some entries, added up. */
export interface PostedSums extends Postings {
  /** Orders that were paid. */
  readonly orders: number
  /** The part of `refunds` that banks withdrew in disputes, for which the ledger has no separate account. */
  readonly disputed: number
}

export interface PostedDay extends PostedSums {
  readonly day: string
  readonly entries: number
}

export function booksSumsOf(posted: PostedSums, balance: Balance): BooksSums {
  return {
    orders: posted.orders,
    sales: cents(0 - posted.sales),
    discounts: cents(0 - posted.discounts),
    refunds: cents(posted.disputed - posted.refunds),
    disputes: cents(0 - posted.disputed),
    tax: cents(0 - posted.tax),
    delivery: cents(0 - posted.delivery),
    tips: cents(0 - posted.tips),
    card: cents(posted.card),
    counter: cents(posted.counter),
    balance,
  }
}

export function sumPostings(days: readonly PostedSums[]): PostedSums {
  const add = (part: keyof PostedSums) => days.reduce((sum, day) => sum + day[part], 0)
  const sums = Object.fromEntries(accounts.map((account) => [account, add(account)]))
  return { ...(sums as unknown as Postings), orders: add('orders'), disputed: add('disputed') }
}

/** The discrepancies that concern these days. */
export function discrepanciesOn(range: DayRange, discrepancies: readonly Discrepancy[]): Discrepancy[] {
  const isIn = (day: string | null) => day !== null && day >= range.from && day <= range.to
  return discrepancies.filter(
    (discrepancy) => isIn(discrepancy.day) || (discrepancy.kind === 'day' && isIn(discrepancy.counted)),
  )
}

/** If the check stopped early (`hasMore`), it has not seen all days, so none of them counts as balanced. */
export function balanceOf(
  posted: Postings,
  range: DayRange,
  { discrepancies, hasMore }: Pick<BooksState, 'discrepancies' | 'hasMore'>,
): Balance {
  return isBalanced(posted) && !hasMore && discrepanciesOn(range, discrepancies).length === 0
    ? 'balanced'
    : 'off'
}

/** Sales less discounts, refunds and disputes. */
export function netOf({ sales, discounts, refunds, disputes }: BooksSums) {
  return cents(sales + discounts + refunds + disputes)
}

/** What should have come in. The day balances only if this equals `receivedTotal`. */
export function totalOf(sums: BooksSums) {
  return cents(netOf(sums) + sums.tax + sums.delivery + sums.tips)
}

export function receivedTotal({ card, counter }: BooksSums) {
  return cents(card + counter)
}
