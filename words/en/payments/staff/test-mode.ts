// Beside the figures of Sales and Books: the part of them that no money stands for (R65, R66).
import type { TestModeMoney } from '#domain/books/books-api.ts'
import { formatMoney } from '#domain/basics/money.ts'
import { formatOrderCount } from '../../basics/counts.ts'

/** Nothing where all of it is money. */
export function testModeMessage({ orders, amount }: TestModeMoney): string | undefined {
  if (orders === 0 && amount === 0) return undefined
  return `Not real money: ${formatMoney(amount)} of this (${formatOrderCount(orders)}), in demo mode or with test cards.`
}
