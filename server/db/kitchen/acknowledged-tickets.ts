// Writes down that somebody has looked at a ticket, or printed it: the first time counts.
import type { Ticket } from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Database } from '../engine/database.ts'
import { findTicket } from './tickets.ts'

/** Only the first look is stored. */
export async function markSeen(db: Database, id: OrderId, at: string): Promise<Ticket | undefined> {
  await db.transaction((trx) =>
    trx
      .updateTable('orders')
      .set((set) => ({ seen_at: at, version: set('version', '+', 1) }))
      .where('id', '=', id)
      .where('seen_at', 'is', null)
      .execute(),
  )
  return findTicket(db.read, id)
}

/** Answers those that nobody had looked at before. */
export async function markManySeen(
  db: Database,
  ids: readonly OrderId[],
  at: string,
): Promise<readonly OrderId[]> {
  const rows = await db.transaction((trx) =>
    trx
      .updateTable('orders')
      .set((set) => ({ seen_at: at, version: set('version', '+', 1) }))
      .where('id', 'in', ids)
      .where('seen_at', 'is', null)
      .returning('id')
      .execute(),
  )
  return rows.map(({ id }) => id)
}

/** Answers the ticket as it was before: its printedAt tells whether this print is the first. */
export async function markPrinted(db: Database, id: OrderId, at: string): Promise<Ticket | undefined> {
  const before = await findTicket(db.read, id)
  if (before?.printedAt !== null) return before
  const first = await db.transaction((trx) =>
    trx
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
