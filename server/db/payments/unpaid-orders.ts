// The orders that no card stands for (trust rule 23): how much of the coming hours they take, and which of them are open.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { PromisedWork } from '#domain/kitchen/capacity.ts'
import { boardStatuses } from '#domain/kitchen/tickets.ts'
import type { KitchenNow } from '#domain/kitchen/promise.ts'
import { clockHourOf, unpaidCapacity, type UnpaidCapacity } from '#domain/payments/unpaid-capacity.ts'
import type { Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import type { ShopNow } from '../restaurant/shop.ts'

/** How much of each hour may still be taken without a card, where cards are taken. Without a speed nothing is read. */
export async function readUnpaidHours(
  db: Kysely<Tables>,
  kitchen: KitchenNow,
  { paymentMethods, restaurant }: Pick<ShopNow, 'paymentMethods' | 'restaurant'>,
): Promise<UnpaidCapacity> {
  const { timeZone } = restaurant
  const work = kitchen.speed ? await readUnpaidWork(db, clockHourOf(kitchen.now, timeZone)) : []
  return unpaidCapacity(kitchen, { share: paymentMethods.withoutCard.share, timeZone }, work)
}

/**
 * Promised from an instant on, also what is made by now. Under the lock on the capacity, what is read stays true. "no_card =
 * 1" is spelled as in the partial index.
 */
async function readUnpaidWork(db: Kysely<Tables>, since: number): Promise<PromisedWork[]> {
  const { rows } = await sql<{ ready_by: string; weight: number }>`
    select ready_by, weight from orders
    where no_card = 1 and ready_by >= ${new Date(since).toISOString()} and status <> 'canceled'`.execute(db)
  return rows.map(({ ready_by, weight }) => ({ readyBy: Date.parse(ready_by), weight: weight / 10 }))
}

export interface OpenUnpaid {
  readonly mailbox: string
  /** The mark of the network address that it came from; null where none was kept. */
  readonly client: string | null
}

/** Not handed over, and not paid for at the counter by now. */
export async function readOpenUnpaid(db: Kysely<Tables>, engine: Engine): Promise<OpenUnpaid[]> {
  const byStatus = engine === 'sqlite' ? sql`indexed by orders_by_status` : sql``
  const { rows } = await sql<OpenUnpaid>`
    select mailbox, client from orders ${byStatus} join payments on payments.order_seq = orders.seq
    where orders.status in (${sql.join([...boardStatuses])}) and orders.no_card = 1
      and (payments.gateway = 'free' or payments.state = 'to-collect')`.execute(db)
  return rows
}

/** The key of the marks; null before the first one is needed. */
export async function readClientAddressKey(db: Kysely<Tables>): Promise<string | null> {
  const row = await db.selectFrom('shop_state').select('client_address_key').executeTakeFirstOrThrow()
  return row.client_address_key
}

/** Whenever no open order has a mark, a new key begins: what was marked before can be told by nobody any more. */
export async function rotateClientAddressKey(trx: Transaction<Tables>, key: string): Promise<void> {
  await trx.updateTable('shop_state').set({ client_address_key: key }).execute()
}
