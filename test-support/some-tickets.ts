// Tickets of the kitchen's board, for tests that need nothing else of an order.
import type { Ticket } from '../domain/kitchen/tickets.ts'
import { cents } from '../domain/basics/money.ts'
import type { OrderId } from '../domain/orders/order.ts'

export const noon = Date.parse('2026-11-15T12:00:00.000Z')

/** A ticket without lines, for as soon as possible, placed `number` seconds after noon unless changed. */
export function ticket(number: number, changes: Partial<Ticket> = {}): Ticket {
  const timestamp = new Date(noon + number * 1000).toISOString()
  return {
    id: `order-${number}` as OrderId,
    number,
    name: 'Rosa D.',
    firstName: 'Rosa',
    lastName: 'Delgado',
    phone: null,
    timestamp,
    lines: [],
    total: cents(0),
    toCollect: null,
    moneyIfCanceled: null,
    fulfillmentDetails: { fulfillment: 'pickup' },
    promise: { at: timestamp, readyBy: timestamp, isScheduled: false },
    startsAt: null,
    status: 'placed',
    moves: [],
    seen: false,
    printedAt: null,
    version: 1,
    ...changes,
  }
}

export function movedAt(minutesAgo: number, to: Ticket['status']): Pick<Ticket, 'status' | 'moves'> {
  return { status: to, moves: [{ to, at: new Date(noon - minutesAgo * 60_000).toISOString(), by: 'Olga' }] }
}
