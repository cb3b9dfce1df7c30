// The note beside the figures of Sales and Books about the part that is not real money (R65, R66).
import type { TestModeMoney } from '#domain/books/books-api.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { formatOrderCount } from '../../basics/counts.ts'

/** Undefined if all of it is real money. */
export function testModeMessage({ orders, amount }: TestModeMoney): string | undefined {
  if (orders === 0 && amount === 0) return undefined
  return `Not real money: ${formatMoney(amount)} of this (${formatOrderCount(orders)}), in demo mode or with test cards.`
}
