// A cook touches a ticket, which ends its alarm, or prints the ticket.
import type { Ticket } from '#domain/kitchen.ts'
import type { OrderId } from '#domain/order.ts'
import { Problem } from '#domain/problems.ts'
import { markPrinted, markSeen } from '../db/touched-tickets.ts'
import type { MoveDeps } from './move-order.ts'

export function seeTicket(deps: MoveDeps, id: OrderId): Promise<Ticket> {
  return touch(deps, id, markSeen)
}

/** Answers the ticket as it was before: its printedAt tells whether this print is a duplicate. */
export function printTicket(deps: MoveDeps, id: OrderId): Promise<Ticket> {
  return touch(deps, id, markPrinted)
}

async function touch({ db, feed, now }: MoveDeps, id: OrderId, mark: typeof markSeen): Promise<Ticket> {
  const ticket = await mark(db, id, now().toISOString())
  if (!ticket) throw new Problem('not-found')
  feed.announce({ orders: [id] })
  return ticket
}
