// How a ticket stands to its promise (R46): the minutes that are left, and how pressing that is.
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { minute } from '#domain/basics/time-units.ts'

const soonFrom = 5
/** A delivery that is ready has this long to get out of the door. */
const leavesWithin = 5 * minute

export type Urgency = 'plain' | 'soon' | 'late'

export interface Standing {
  readonly urgency: Urgency
  /** What the ticket says under its time: how much is left, how late it is, or how long it has been ready. */
  readonly says: 'left' | 'now' | 'late' | 'ready'
  readonly minutes: number
}

/** The kitchen's own instant: a delivery leaves then. */
export function dueAt({ promise }: Pick<Ticket, 'promise'>): number {
  return Date.parse(promise.readyBy)
}

export function standingOf(ticket: Ticket, now: number): Standing {
  const due = dueAt(ticket)
  if (ticket.status === 'ready') return readyStanding(ticket, due, now)
  if (due > now) {
    const minutes = Math.ceil((due - now) / minute)
    return { urgency: minutes <= soonFrom ? 'soon' : 'plain', says: 'left', minutes }
  }
  const minutes = Math.floor((now - due) / minute)
  return minutes === 0
    ? { urgency: 'soon', says: 'now', minutes }
    : { urgency: 'late', says: 'late', minutes }
}

/** A pickup that waits for its customer is not late. */
function readyStanding(ticket: Ticket, due: number, now: number): Standing {
  const isDelivery = ticket.fulfillmentDetails.fulfillment === 'delivery'
  if (isDelivery && now - due >= leavesWithin)
    return { urgency: 'late', says: 'late', minutes: Math.floor((now - due) / minute) }
  const readySince = Date.parse(ticket.moves.at(-1)?.at ?? ticket.timestamp)
  return { urgency: 'plain', says: 'ready', minutes: Math.max(0, Math.floor((now - readySince) / minute)) }
}
