// How far an order is, as a chip. It cannot be pressed.
import type { OrderStatus } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { Chip } from '../../ui/chip.tsx'
import { statusOf } from '#words/orders/staff/orders.ts'
import { failureLabel, type FailedRow } from './failure-label.ts'

const tones = {
  placed: 'plain',
  cooking: 'going',
  ready: 'done',
  'handed-over': 'quiet',
  canceled: 'off',
} as const satisfies Record<OrderStatus, string>

export function StatusChip({ order }: { order: { status: OrderStatus; fulfillment: Fulfillment } }) {
  return <Chip tone={tones[order.status]}>{statusOf(order)}</Chip>
}

/** Stands beside the status: the money of this order needs the owner. */
export function FailedChip({ order }: { order: FailedRow }) {
  return <Chip tone="bad">{failureLabel(order)}</Chip>
}
