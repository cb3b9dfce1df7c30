// Locks an order until the transaction ends. To avoid deadlocks, every transaction locks the order first, then its payment, then
// its promo code. Sending a refund locks the refund's row before the payment; no transaction that has locked a payment waits for
// a refund's row.
import type { Selectable, Transaction } from 'kysely'
import type { OrdersTable } from './order-tables.ts'
import type { Tables } from '../schema.ts'

/** Locks with an update that changes nothing, which works on both engines. Undefined if there is no such order. */
export async function lockOrder<Column extends 'seq' | 'id' | 'idempotency_key'>(
  trx: Transaction<Tables>,
  column: Column,
  value: NonNullable<Selectable<OrdersTable>[Column]>,
): Promise<Selectable<OrdersTable> | undefined> {
  return trx
    .updateTable('orders')
    .set((set) => ({ version: set.ref('version') }))
    .where(column, '=', value as never)
    .returningAll()
    .executeTakeFirst()
}
