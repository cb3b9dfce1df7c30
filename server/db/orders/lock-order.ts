// Locks an order until the transaction ends. Whoever changes an order, its payment and its code locks them in this order.
// Otherwise two transactions could wait for each other. The row of a refund is locked before the payment by whoever sends that
// refund; nobody who has locked the payment waits for such a row.
import type { Selectable, Transaction } from 'kysely'
import type { OrdersTable } from './order-tables.ts'
import type { Tables } from '../schema.ts'

/** An update that changes nothing locks on both engines. Undefined where there is no such order. */
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
