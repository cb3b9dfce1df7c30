// Compares the gateway's book with the orders: is every cent captured once, for an order, and refunded exactly as the
// restaurant's own books say?
import { read } from './due-money.ts'
import type { Hold } from './gateway.ts'
import type { StoredOrder } from './ledger.ts'
import type { Place } from './set-up.ts'

export interface MoneyVerdict {
  /** Captures without an order. */
  readonly withoutOrder: number
  /** Money was captured, or refunded under one key, more than once, or more was refunded than captured. */
  readonly twice: number
  /** The order's hold is not in the book under its key, or over another amount. */
  readonly withoutHold: number
  /** Orders that were not captured although due, or not released or refunded although canceled. */
  readonly unsettled: number
  /** Holds that will never be captured or released. */
  readonly leftBehind: number
}

export interface SentRefund {
  readonly order: string
  readonly key: string
  readonly amount: number
}

/** The refunds that the restaurant believes to be sent. */
export function readSentRefunds(place: Place): Promise<SentRefund[]> {
  return read<SentRefund>(
    place,
    `select orders.id as "order", refunds.key, cast(refunds.amount as integer) as amount from refunds
      join orders on orders.seq = refunds.order_seq where refunds.state = 'sent'`,
  )
}

export function judgeMoney(
  orders: readonly StoredOrder[],
  book: readonly Hold[],
  refunds: readonly SentRefund[],
): MoneyVerdict {
  const holdOf = new Map(book.map((hold) => [hold.authorization, hold]))
  const known = new Set(orders.map(({ authorization }) => authorization))
  const refundsOf = Map.groupBy(refunds, ({ order }) => order)
  return {
    withoutOrder: book.filter((hold) => hold.captures > 0 && !known.has(hold.authorization)).length,
    twice: book.filter((hold) => hold.captures > 1 || isSentTwice(hold)).length,
    withoutHold: orders.filter(({ authorization, key, total }) => {
      const hold = holdOf.get(authorization)
      return hold?.key !== key || hold.amount !== total
    }).length,
    unsettled: orders.filter(
      (order) => !isSettled(order, holdOf.get(order.authorization), refundsOf.get(order.id) ?? []),
    ).length,
    leftBehind: book.filter((hold) => hold.captures === 0 && !hold.voided).length,
  }
}

function isSentTwice({ refunds, amount }: Hold): boolean {
  const sent = Object.values(refunds)
  return sent.some(({ times }) => times > 1) || sent.reduce((sum, one) => sum + one.amount, 0) > amount
}

function isSettled(
  { status, payment, total }: StoredOrder,
  hold: Hold | undefined,
  refunds: readonly SentRefund[],
): boolean {
  if (!hold) return false
  const isSame =
    refunds.length === Object.keys(hold.refunds).length &&
    refunds.every(({ key, amount }) => hold.refunds[key]?.amount === amount)
  const refundedMoney = refunds.reduce((sum, { amount }) => sum + amount, 0)
  if (status !== 'canceled') return payment === 'captured' && isTaken(hold) && isSame && refundedMoney < total
  if (payment === 'voided') return hold.voided && hold.captures === 0 && refunds.length === 0
  return payment === 'refunded' && isTaken(hold) && isSame && refundedMoney === total
}

function isTaken({ captures, voided }: Hold): boolean {
  return captures > 0 && !voided
}
