// Compares the gateway's book with the orders: is every cent taken once, for an order, and sent back as often and as much as
// the restaurant's own books say?
import { read } from './due-money.ts'
import type { Hold } from './gateway.ts'
import type { StoredOrder } from './ledger.ts'
import type { Place } from './set-up.ts'

export interface MoneyVerdict {
  /** Money was taken and there is no order for it. */
  readonly withoutOrder: number
  /** Money was taken, or sent back under one key, more than once, or more was sent back than was taken. */
  readonly twice: number
  /** The order's hold is not in the book under its key, or over another amount. */
  readonly withoutHold: number
  /** Neither captured, nor let go or sent back although canceled; or the other way round. */
  readonly unsettled: number
  /** Holds that nobody will ever take or let go. */
  readonly leftBehind: number
}

export interface SentRefund {
  readonly order: string
  readonly key: string
  readonly amount: number
}

/** Those that the restaurant believes to be sent. */
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
