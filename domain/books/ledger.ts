// The books (R68): every movement of money is an entry that sums to nothing. There is nothing personal in one: the books stay
// when customers are forgotten.
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

/** In cents: a debit is above zero, a credit below. */
export type Postings = Readonly<Record<Account, number>>

/** Refund-failed: the money of a refund came back. Dispute: the bank took money, or gave it back. */
export const entryKinds = ['capture', 'refund', 'refund-failed', 'dispute'] as const

export interface Entry extends Postings {
  readonly seq: number
  readonly at: string
  /** The business day on which the money moved. */
  readonly day: string
  readonly kind: (typeof entryKinds)[number]
  /** The order's seq. */
  readonly order: number
  /** The refund's seq, also of one that failed; else null. */
  readonly refund: number | null
  readonly gateway: PaidWith
}

/** The sums of a bill, in cents; a discount is above zero. */
export type BillSums = Readonly<
  Record<'subtotal' | 'discount' | 'tax' | 'delivery' | 'tip' | 'total', number>
>

/** The money of an order came in: what was sold, what was taken off, and what comes on top. */
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

/** Refunds hold the goods alone: the tax, the delivery and the tip that go back leave their own accounts. */
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

/** The money of a refund came back: its entry with the signs turned. */
export function postRefundFailed(parts: RefundParts, gateway: PaidWith): Postings {
  return turned(postRefund(parts, gateway))
}

/** What the bank took, or gave back where the amount is below zero. Nobody knows what part of the bill it is for: no tax moves. */
export function postDispute(amount: Cents): Postings {
  return { ...nothing, card: 0 - amount, refunds: amount }
}

const nothing = Object.fromEntries(accounts.map((account) => [account, 0])) as Record<Account, number>

/** From 0, so that nothing turned is never -0. */
function turned(postings: Postings): Postings {
  return Object.fromEntries(accounts.map((account) => [account, 0 - postings[account]])) as Postings
}

/** An order of zero moves no money, and is in the books all the same. */
function cashOf(gateway: PaidWith, amount: number): Pick<Postings, 'card' | 'counter'> {
  return gateway === 'counter' ? { card: 0, counter: amount } : { card: amount, counter: 0 }
}

export function isBalanced(postings: Postings): boolean {
  return accounts.reduce((sum, account) => sum + postings[account], 0) === 0
}
