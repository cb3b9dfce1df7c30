// The money of orders that are paid at the counter or at the door (R65).
import type { Kysely, Transaction } from 'kysely'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import type { OrderId } from '#domain/orders/order.ts'
import { markCollected, type Moment } from './earnings.ts'
import type { Tables } from '../schema.ts'

export async function isCounterOrder(db: Kysely<Tables>, id: OrderId): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.seq', 'payments.order_seq')
    .select('payments.gateway')
    .where('orders.id', '=', id)
    .executeTakeFirst()
  return row?.gateway === 'counter'
}

/** Under an optimistic lock on the ticket's version; undefined when another change came first. */
export async function collectPaymentFor(
  trx: Transaction<Tables>,
  ticket: Ticket,
  moment: Moment,
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
  // The ticket's version is unchanged, so there must still be something to collect.
  if (!(await markCollected(trx, order.seq, moment))) throw new Error('nothing to collect')
  const moneyIfCanceled = { how: 'hand-back', amount: ticket.total } as const
  return { ...ticket, toCollect: null, moneyIfCanceled, version }
}
