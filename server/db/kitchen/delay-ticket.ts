// Delays the promise of an open order (R47). The first promise stays in a column of its own.
import type { Transaction } from 'kysely'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { rescheduleCapture } from '../payments/payments.ts'
import type { Tables } from '../schema.ts'
import { ticketOf } from './tickets.ts'

export interface Delay {
  readonly readyBy: string
  readonly startsAt: string | null
}

/** Under an optimistic lock on the ticket's version; undefined when another change came first. */
export async function delayTicket(
  trx: Transaction<Tables>,
  ticket: Ticket,
  { readyBy, startsAt }: Delay,
): Promise<Ticket | undefined> {
  const row = await trx
    .updateTable('orders')
    .set({
      ready_by: readyBy,
      starts_at: startsAt,
      version: ticket.version + 1,
    })
    .where('id', '=', ticket.id)
    .where('version', '=', ticket.version)
    .returningAll()
    .executeTakeFirst()
  if (!row) return undefined
  // The money of an order that is not cooking yet is captured at the promise (R65), which is now later.
  if (row.status === 'placed') await rescheduleCapture(trx, row.seq, readyBy)
  return ticketOf(row, ticket.lines, ticket)
}
