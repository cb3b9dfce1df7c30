// The orders without a card (trust rule 23): how much of the coming hours they take up, and which of them are open.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { PromisedWork } from '#domain/kitchen/capacity.ts'
import { boardStatuses } from '#domain/kitchen/tickets.ts'
import type { KitchenNow } from '#domain/kitchen/promise.ts'
import { clockHourOf, unpaidCapacity, type UnpaidCapacity } from '#domain/payments/unpaid-capacity.ts'
import type { Engine } from '../engine/database.ts'
import type { Tables } from '../schema.ts'
import type { ShopNow } from '../restaurant/shop.ts'

/** How much of each hour is still free for orders without a card. Without a set speed nothing is read. */
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
 * Work that was promised for an instant or later, finished or not. Under the capacity lock the result stays valid. "no_card = 1"
 * is written exactly as in the partial index.
 */
async function readUnpaidWork(db: Kysely<Tables>, since: number): Promise<PromisedWork[]> {
  const { rows } = await sql<{ ready_by: string; weight: number }>`
    select ready_by, weight from orders
    where no_card = 1 and ready_by >= ${new Date(since).toISOString()} and status <> 'canceled'`.execute(db)
  return rows.map(({ ready_by, weight }) => ({ readyBy: Date.parse(ready_by), weight: weight / 10 }))
}

export interface OpenUnpaid {
  readonly mailbox: string
  /** The keyed hash of the client address; null if none was stored. */
  readonly client: string | null
}

/** Orders that are neither handed over nor paid at the counter yet. */
export async function readOpenUnpaid(db: Kysely<Tables>, engine: Engine): Promise<OpenUnpaid[]> {
  const byStatus = engine === 'sqlite' ? sql`indexed by orders_by_status` : sql``
  const { rows } = await sql<OpenUnpaid>`
    select mailbox, client from orders ${byStatus} join payments on payments.order_seq = orders.seq
    where orders.status in (${sql.join([...boardStatuses])}) and orders.no_card = 1
      and (payments.gateway = 'free' or payments.state = 'to-collect')`.execute(db)
  return rows
}

/** The key for the hashes of client addresses; null before the first one is needed. */
export async function readClientAddressKey(db: Kysely<Tables>): Promise<string | null> {
  const row = await db.selectFrom('shop_state').select('client_address_key').executeTakeFirstOrThrow()
  return row.client_address_key
}

/** Called whenever no open order has a hash: with a new key, nobody can link earlier hashes to an address anymore. */
export async function rotateClientAddressKey(trx: Transaction<Tables>, key: string): Promise<void> {
  await trx.updateTable('shop_state').set({ client_address_key: key }).execute()
}
