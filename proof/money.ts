// Compares the gateway's book with the orders: is every cent taken once, for an order, and sent back when it was cancelled?
import type { Hold } from './gateway.ts'
import type { StoredOrder } from './ledger.ts'

export interface MoneyVerdict {
  /** Money was taken and there is no order for it. */
  readonly withoutOrder: number
  /** Money was taken, or sent back, more than once. */
  readonly twice: number
  /** The order's hold is not in the book under its key, or over another amount. */
  readonly withoutHold: number
  /** Neither captured, nor let go or sent back although cancelled; or the other way round. */
  readonly unsettled: number
}

export function judgeMoney(orders: readonly StoredOrder[], book: readonly Hold[]): MoneyVerdict {
  const holdOf = new Map(book.map((hold) => [hold.authorisation, hold]))
  const known = new Set(orders.map(({ authorisation }) => authorisation))
  return {
    withoutOrder: book.filter((hold) => hold.captures > 0 && !known.has(hold.authorisation)).length,
    twice: book.filter((hold) => hold.captures > 1 || hold.refunds > 1).length,
    withoutHold: orders.filter(({ authorisation, key, total }) => {
      const hold = holdOf.get(authorisation)
      return hold?.key !== key || hold.amount !== total
    }).length,
    unsettled: orders.filter((order) => !isSettled(order, holdOf.get(order.authorisation))).length,
  }
}

function isSettled({ status, payment }: StoredOrder, hold: Hold | undefined): boolean {
  if (!hold) return false
  if (status !== 'cancelled') return payment === 'captured' && isTaken(hold) && hold.refunds === 0
  if (payment === 'voided') return hold.voided && hold.captures === 0
  return payment === 'refunded' && isTaken(hold) && hold.refunds > 0
}

function isTaken({ captures, voided }: Hold): boolean {
  return captures > 0 && !voided
}
