// Ticks off burritos of a ticket (R60). The order's row keeps their total weight, which is no longer promised work.
import { sql, type Transaction } from 'kysely'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import type { Tables } from '../schema.ts'

/** Under an optimistic lock on the ticket's version; undefined when another change came first. */
export async function rollLine(
  trx: Transaction<Tables>,
  ticket: Ticket,
  { line, rolled }: { readonly line: number; readonly rolled: number },
): Promise<Ticket | undefined> {
  const version = ticket.version + 1
  const order = await trx
    .updateTable('orders')
    .set({ version })
    .where('id', '=', ticket.id)
    .where('version', '=', ticket.version)
    .returning('seq')
    .executeTakeFirst()
  if (!order) return undefined
  await trx
    .updateTable('order_lines')
    .set({ rolled })
    .where('order_seq', '=', order.seq)
    .where('position', '=', line)
    .execute()
  await sql`
    update orders set rolled_weight =
      (select coalesce(sum(rolled * weight), 0) from order_lines where order_seq = ${order.seq})
    where seq = ${order.seq}`.execute(trx)
  const lines = ticket.lines.map((one, at) => (at === line ? { ...one, rolled } : one))
  return { ...ticket, lines, version }
}

export async function clearRolled(trx: Transaction<Tables>, orderSeq: number): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({ rolled: 0 })
    .where('order_seq', '=', orderSeq)
    .where('rolled', '>', 0)
    .execute()
}
