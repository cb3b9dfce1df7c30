// Records when somebody first acknowledged or printed a ticket.
import type { Ticket } from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Database } from '../engine/database.ts'
import { findTicket } from './tickets.ts'

/** Only the first time is stored. */
export async function markSeen(db: Database, id: OrderId, at: string): Promise<Ticket | undefined> {
  await db.runStatement((write) =>
    write
      .updateTable('orders')
      .set((set) => ({ seen_at: at, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .execute(),
  )
  return findTicket(db.read, id)
}

/** Returns the orders that nobody had acknowledged before. */
export async function markManySeen(
  db: Database,
  ids: readonly OrderId[],
  at: string,
): Promise<readonly OrderId[]> {
  const rows = await db.runStatement((write) =>
    write
      .updateTable('orders')
      .set((set) => ({ seen_at: at, version: set('version', '+', 1) }))
      .where('id', 'in', ids)
      .where('seen_at', 'is', null)
      .returning('id')
      .execute(),
  )
  return rows.map(({ id }) => id)
}

/** Returns the ticket as it was before: printedAt is null if this is the first print. */
export async function markPrinted(db: Database, id: OrderId, at: string): Promise<Ticket | undefined> {
  const before = await findTicket(db.read, id)
  if (before?.printedAt !== null) return before
  const first = await db.runStatement((write) =>
    write
      .updateTable('orders')
      .set((set) => ({ printed_at: at, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .where('printed_at', 'is', null)
      .returning('id')
      .executeTakeFirst(),
  )
  // Another board has printed this ticket at the same moment.
  return first ? before : findTicket(db.read, id)
}
