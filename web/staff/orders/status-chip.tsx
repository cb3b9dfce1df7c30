// How far an order is, as a chip. It cannot be pressed.
import type { OrderStatus } from '#domain/order.ts'
import { classNames } from '../../ui/class-names.ts'
import { filterWords, statusWords } from '#words/staff/orders.ts'

const looks: Readonly<Record<OrderStatus, string | undefined>> = {
  placed: undefined,
  cooking: 'chip--maiz',
  ready: 'chip--jade',
  'handed-over': 'chip--quiet',
  cancelled: 'chip--off',
}

export function StatusChip({ status }: { status: OrderStatus }) {
  return <span className={classNames('chip', looks[status])}>{statusWords[status]}</span>
}

/** Stands beside the status: the money of this order needs the owner. */
export function FailedChip() {
  return <span className="chip chip--chile">{filterWords['payment-failed']}</span>
}
