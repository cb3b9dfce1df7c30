// How far an order is, as a chip. It cannot be pressed.
import type { OrderStatus } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { classNames } from '../../ui/class-names.ts'
import { statusOf } from '#words/orders/staff/orders.ts'
import { failedWords, type FailedRow } from './failed-words.ts'

const looks: Readonly<Record<OrderStatus, string | undefined>> = {
  placed: undefined,
  cooking: 'chip--maiz',
  ready: 'chip--jade',
  'handed-over': 'chip--quiet',
  canceled: 'chip--off',
}

export function StatusChip({ order }: { order: { status: OrderStatus; fulfillment: Fulfillment } }) {
  return <span className={classNames('chip', looks[order.status])}>{statusOf(order)}</span>
}

/** Stands beside the status: the money of this order needs the owner. */
export function FailedChip({ order }: { order: FailedRow }) {
  return <span className="chip chip--chile">{failedWords(order)}</span>
}
