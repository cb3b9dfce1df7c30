// How far an order is, as a chip. It cannot be pressed.
import type { OrderStatus } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { classNames } from '../../ui/class-names.ts'
import { statusOf } from '#words/orders/staff/orders.ts'
import { failedWords, type FailedRow } from './failed-words.ts'
import officeStyles from '../office/office.module.css'

const looks: Readonly<Record<OrderStatus, string | undefined>> = {
  placed: undefined,
  cooking: officeStyles.chipMaiz,
  ready: officeStyles.chipJade,
  'handed-over': officeStyles.chipQuiet,
  canceled: officeStyles.chipOff,
}

export function StatusChip({ order }: { order: { status: OrderStatus; fulfillment: Fulfillment } }) {
  return <span className={classNames(officeStyles.chip, looks[order.status])}>{statusOf(order)}</span>
}

/** Stands beside the status: the money of this order needs the owner. */
export function FailedChip({ order }: { order: FailedRow }) {
  return <span className={classNames(officeStyles.chip, officeStyles.chipChile)}>{failedWords(order)}</span>
}
