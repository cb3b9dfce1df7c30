// How a ticket stands to its promise (R46): the minutes that are left, and how pressing that is.
import type { Ticket } from '#domain/kitchen.ts'

const minute = 60_000
const soonFrom = 5
/** A delivery that is ready has this long to get out of the door. */
const leavesWithin = 5 * minute

export type Urgency = 'plain' | 'soon' | 'late'

export interface Standing {
  readonly urgency: Urgency
  /** What the ticket says under its time: how much is left, how late it is, or how long it has been ready. */
  readonly says: 'left' | 'now' | 'late' | 'ready' | 'ordered'
  readonly minutes: number
}

/** The kitchen's own instant: a delivery leaves then. Orders from before there were promises have none. */
export function dueAt({ promise }: Pick<Ticket, 'promise'>): number | undefined {
  return promise ? Date.parse(promise.readyBy) : undefined
}

export function standingOf(ticket: Ticket, now: number): Standing {
  const due = dueAt(ticket)
  if (ticket.status === 'ready') return readyStanding(ticket, due, now)
  if (due === undefined) return { urgency: 'plain', says: 'ordered', minutes: 0 }
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
function readyStanding(ticket: Ticket, due: number | undefined, now: number): Standing {
  const isDelivery = ticket.fulfilment.way === 'delivery'
  if (isDelivery && due !== undefined && now - due >= leavesWithin)
    return { urgency: 'late', says: 'late', minutes: Math.floor((now - due) / minute) }
  const readySince = Date.parse(ticket.moves.at(-1)?.at ?? ticket.timestamp)
  return { urgency: 'plain', says: 'ready', minutes: Math.max(0, Math.floor((now - readySince) / minute)) }
}
