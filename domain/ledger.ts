// The books (R68): every movement of money is a balanced entry, and each entry is chained to the one before by a hash over
// its text. There is nothing personal in an entry, so that forgetting customers breaks no chain.
import { deliveryOf, discountOf, taxOf, tipOf, type Bill } from './bill.ts'
import type { Cents } from './money.ts'
import type { PaidWith } from './order.ts'
import type { RefundParts } from './refund.ts'

/** In this order the accounts stand in the text that is hashed; nobody may ever change it. */
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
  /** From 1, without a gap. */
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

/** What the first entry is chained to. */
export const noHash = '0'.repeat(64)

/** The money of an order came in: what was sold, what was taken off, and what comes on top. */
export function postCapture(bill: Pick<Bill, 'subtotal' | 'charges' | 'total'>, gateway: PaidWith): Postings {
  return {
    ...cashOf(gateway, bill.total),
    sales: 0 - bill.subtotal,
    discounts: discountOf(bill),
    refunds: 0,
    tax: 0 - taxOf(bill).amount,
    delivery: 0 - deliveryOf(bill),
    tips: 0 - tipOf(bill),
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

/** Less than nothing is never written as -0, which is another text. */
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

/** The text of an entry that is hashed, the same on every machine and database. */
export function entryText(entry: Entry, hashBefore: string): string {
  const { seq, at, day, kind, order, refund, gateway } = entry
  const amounts = accounts.map((account) => `${account} ${entry[account]}`)
  return ['entry 1', hashBefore, seq, at, day, kind, order, refund ?? '-', gateway, ...amounts].join('\n')
}
