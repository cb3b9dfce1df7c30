// An order as its customer sees it, from its rows: what never changes, what anybody with its link may read, and what only the
// device that placed it is told (trust rule 25).
import { cents } from '#domain/basics/money.ts'
import { isOnBoard, type Move } from '#domain/kitchen/tickets.ts'
import type { Fulfilment, OwnDetails, PlacedOrder, TrackedOrder } from '#domain/orders/order.ts'
import { isPaid } from '#domain/payments/payment.ts'
import { cityName, streetName } from '#domain/orders/street-name.ts'
import { cancellationOf } from './cancellations.ts'
import type { WholeOrder } from './order-parts.ts'
import { refundOf } from '../payments/refund-rows.ts'
import { promiseOf } from '../kitchen/tickets.ts'

/** With the notes: for whoever sent them. */
export function placedOrder({ row, lines, charges }: WholeOrder): PlacedOrder {
  return {
    id: row.id,
    number: row.number,
    timestamp: row.timestamp,
    firstPromise: promiseOf(row, row.first_ready_by),
    lines,
    charges,
    subtotal: cents(row.subtotal),
    total: cents(row.total),
  }
}

export function trackedOrder(whole: WholeOrder): TrackedOrder {
  const { row } = whole
  const moves = JSON.parse(row.moves) as Move[]
  const fulfilment = JSON.parse(row.fulfilment) as Fulfilment
  return {
    ...placedOrder(whole),
    lines: whole.lines.map(({ note, ...line }) => ({
      ...line,
      ...(note !== undefined && { hasNote: true }),
    })),
    name: row.first_name,
    promise: promiseOf(row, row.ready_by),
    startsAt: row.starts_at,
    status: row.status,
    reached: { placed: row.timestamp, ...Object.fromEntries(moves.map(({ to, at }) => [to, at])) },
    cancellation: cancellationOf(whole),
    paidWith: whole.payment.gateway,
    isPaid: isPaid(whole.payment.state),
    refunds: whole.refunds.map(refundOf),
    way: fulfilment.way,
    deliveredTo:
      fulfilment.way === 'delivery' && isOnBoard(row.status)
        ? { address: streetName(fulfilment.address.address), city: cityName(fulfilment.address.city) }
        : null,
  }
}

export function ownDetails({ row, lines }: WholeOrder): OwnDetails {
  const fulfilment = JSON.parse(row.fulfilment) as Fulfilment
  return {
    lastName: row.last_name,
    notes: lines.map(({ note = null }) => note),
    deliveredTo: fulfilment.way === 'delivery' ? fulfilment.address : null,
  }
}
