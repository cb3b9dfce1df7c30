// An order as its customer sees it, made from its rows: the part that never changes, the part for anybody with the link, and the
// part for the device that placed the order (trust rule 25).
import { cents } from '#domain/basics/money.ts'
import { isOnBoard, type Move } from '#domain/kitchen/tickets.ts'
import type { FulfillmentDetails, OwnDetails, PlacedOrder, TrackedOrder } from '#domain/orders/order.ts'
import { isPaid } from '#domain/payments/payment.ts'
import { cityName, streetName } from '#domain/orders/street-name.ts'
import { cancellationOf, type CanceledParts } from './cancellations.ts'
import type { FullOrder } from './order-parts.ts'
import { refundOf } from '../payments/refund-rows.ts'
import { promiseOf } from '../kitchen/tickets.ts'

/** Includes the notes, so it is only for the device that sent them, and for the office. */
export function placedOrder({
  row,
  lines,
  charges,
}: Pick<FullOrder, 'row' | 'lines' | 'charges'>): PlacedOrder {
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

type TrackedParts = Pick<FullOrder, 'row' | 'lines' | 'charges' | 'refunds'> & CanceledParts

export function trackedOrder(whole: TrackedParts): TrackedOrder {
  const { row } = whole
  const moves = JSON.parse(row.moves) as Move[]
  const fulfillmentDetails = JSON.parse(row.fulfillment_details) as FulfillmentDetails
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
    fulfillment: fulfillmentDetails.fulfillment,
    deliveredTo:
      fulfillmentDetails.fulfillment === 'delivery' && isOnBoard(row.status)
        ? {
            address: streetName(fulfillmentDetails.address.address),
            city: cityName(fulfillmentDetails.address.city),
          }
        : null,
  }
}

export function ownDetails({ row, lines, payment }: FullOrder): OwnDetails {
  const fulfillmentDetails = JSON.parse(row.fulfillment_details) as FulfillmentDetails
  return {
    lastName: row.last_name,
    lastFour: payment.last_four,
    notes: lines.map(({ note = null }) => note),
    deliveredTo: fulfillmentDetails.fulfillment === 'delivery' ? fulfillmentDetails.address : null,
  }
}
