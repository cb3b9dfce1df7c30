// The books (R68): every movement of money is an entry whose postings sum to zero. An entry contains nothing personal, so the
// books stay complete when customers are purged.
import type { Cents } from '../basics/money.ts'
import type { PaidWith } from '../orders/order.ts'
import type { RefundParts } from '../payments/refund.ts'

export const accounts = [
  'card',
  'counter',
  'sales',
  'discounts',
  'refunds',
  'tax',
  'delivery',
  'tips',
] as const
export type Account = (typeof accounts)[number]

/** In cents: debits are positive, credits negative. */
export type Postings = Readonly<Record<Account, number>>

/** "refund-failed": the money of a refund came back. "dispute": the bank withdrew money or returned it. */
export const entryKinds = ['capture', 'refund', 'refund-failed', 'dispute'] as const

export interface Entry extends Postings {
  readonly seq: number
  readonly at: string
  /** The business day on which the money moved. */
  readonly day: string
  readonly kind: (typeof entryKinds)[number]
  /** The order's seq. */
  readonly order: number
  /** The refund's seq, also for a failed refund; otherwise null. */
  readonly refund: number | null
  readonly gateway: PaidWith
}

/** The sums of a bill, in cents. The discount is positive. */
export type BillSums = Readonly<
  Record<'subtotal' | 'discount' | 'tax' | 'delivery' | 'tip' | 'total', number>
>

/** The entry when an order's money comes in. */
export function postCapture(bill: BillSums, gateway: PaidWith): Postings {
  return {
    ...cashOf(gateway, bill.total),
    sales: 0 - bill.subtotal,
    discounts: bill.discount,
    refunds: 0,
    tax: 0 - bill.tax,
    delivery: 0 - bill.delivery,
    tips: 0 - bill.tip,
  }
}

/** The refunds account contains only goods. Refunded tax, delivery and tip are posted to their own accounts. */
export function postRefund(parts: RefundParts, gateway: PaidWith): Postings {
  return {
    ...cashOf(gateway, 0 - parts.amount),
    sales: 0,
    discounts: 0,
    refunds: parts.goods,
    tax: parts.tax,
    delivery: parts.delivery,
    tips: parts.tip,
  }
}

/** The money of a refund came back: its entry with the signs reversed. */
export function postRefundFailed(parts: RefundParts, gateway: PaidWith): Postings {
  return negate(postRefund(parts, gateway))
}

/** The bank withdrew the amount, or returned it if negative. No tax moves, since nobody knows which part of the bill it is for. */
export function postDispute(amount: Cents): Postings {
  return { ...zeroPostings, card: 0 - amount, refunds: amount }
}

const zeroPostings = Object.fromEntries(accounts.map((account) => [account, 0])) as Record<Account, number>

/** Subtracts from 0, because the negative of 0 would be -0. */
function negate(postings: Postings): Postings {
  return Object.fromEntries(accounts.map((account) => [account, 0 - postings[account]])) as Postings
}

/** An order with a total of zero moves no money, but it is in the books, too. */
function cashOf(gateway: PaidWith, amount: number): Pick<Postings, 'card' | 'counter'> {
  return gateway === 'counter' ? { card: 0, counter: amount } : { card: amount, counter: 0 }
}

export function isBalanced(postings: Postings): boolean {
  return accounts.reduce((sum, account) => sum + postings[account], 0) === 0
}
