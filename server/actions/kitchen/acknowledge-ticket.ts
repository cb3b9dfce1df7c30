// Staff acknowledge tickets, which stops their alarm, or print them; and any tap shows that somebody attends to the board.
import type { AcknowledgeManyReply } from '#domain/kitchen/kitchen-api.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { Problem } from '#domain/basics/problems.ts'
import { markManySeen, markPrinted, markSeen } from '../../db/kitchen/acknowledged-tickets.ts'
import type { MoveDeps } from './move-order.ts'
import type { Feed } from '../../db/engine/feed.ts'
import type { Database } from '../../db/engine/database.ts'
import { storeBoardActivity } from '../../db/kitchen/unattended.ts'

export interface BoardActivityDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

/**
 * A tap on the board shows that somebody is there (R48). Recorded in its own transaction before the tapped action: even if the
 * action is refused, because another cook was faster, the tap reopens an unattended shop.
 */
export async function recordBoardActivity({ db, feed, now }: BoardActivityDeps): Promise<void> {
  if (await storeBoardActivity(db, now())) feed.announce({ shop: true })
}

export function acknowledgeTicket(deps: MoveDeps, id: OrderId): Promise<Ticket> {
  return markTicket(deps, id, markSeen)
}

/** One tap acknowledges all ringing tickets. Tickets that no longer exist are skipped, so that the others still fall silent. */
export async function acknowledgeTickets(
  { db, feed, now }: MoveDeps,
  ids: readonly OrderId[],
): Promise<AcknowledgeManyReply> {
  const seen = await markManySeen(db, ids, now().toISOString())
  if (seen.length > 0) feed.announce({ orders: seen })
  return { seen: [...seen] }
}

/** Returns the ticket as it was before: its printedAt tells whether this print is a duplicate. */
export function printTicket(deps: MoveDeps, id: OrderId): Promise<Ticket> {
  return markTicket(deps, id, markPrinted)
}

async function markTicket({ db, feed, now }: MoveDeps, id: OrderId, mark: typeof markSeen): Promise<Ticket> {
  const ticket = await mark(db, id, now().toISOString())
  if (!ticket) throw new Problem('not-found')
  feed.announce({ orders: [id] })
  return ticket
}
