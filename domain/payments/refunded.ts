// How much of an order's money went back. Apart from refund.ts, so that the customer's page loads no rules of refunding.
import { cents, type Cents } from '../basics/money.ts'
import type { Refund } from './refund.ts'

/** What had gone back before a refund. */
export function backBefore(refunds: readonly Refund[], { id }: Pick<Refund, 'id'>): Cents {
  return wentBack(refunds.filter((earlier) => earlier.id < id))
}

/** What has gone back, or is about to. */
export function wentBack(refunds: readonly Pick<Refund, 'amount' | 'state'>[]): Cents {
  return cents(refunds.reduce((sum, { amount, state }) => sum + (state === 'failed' ? 0 : amount), 0))
}

/** What an order that is canceled gives back: parts of its money may have gone back before. */
export function restOf(order: { readonly total: Cents; readonly refunds: readonly Refund[] }): Cents {
  return cents(order.total - wentBack(order.refunds.filter(({ reason }) => reason !== 'cancelled')))
}
