// The orders without a card (trust rule 23): how much of the coming hours they take up, and which of them are open.
import { sql, type Kysely, type Transaction } from 'kysely'
import type { PromisedWork } from '#domain/kitchen/capacity.ts'
import { boardStatuses } from '#domain/kitchen/tickets.ts'
import type { KitchenNow } from '#domain/kitchen/promise.ts'
import { clockHourOf, unpaidCapacity, type UnpaidCapacity } from '#domain/payments/unpaid-capacity.ts'
import type { Database, Engine } from '../engine/database.ts'
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

/** A flood is so many times what came a week before: where nobody takes cards, every busy hour has many unpaid orders. */
const floodFactor = 3

/**
 * How many orders since a moment have neither a card nor money behind them, if that is a multiple of the orders without a card
 * in the hours a week before; otherwise 0. No order is promised for before it came, so the index by promises finds the latest ones.
 */
export async function countUnpaidFlood(
  db: Database,
  {
    since,
    before,
  }: { readonly since: string; readonly before: { readonly from: string; readonly to: string } },
): Promise<number> {
  const { rows } = await sql<{ unpaid: number; usual: number }>`select
    (select count(*) from orders join payments on payments.order_seq = orders.seq
      where purged_at is null and ready_by > ${since} and timestamp > ${since} and no_card = 1 and status <> 'canceled'
        and (payments.gateway = 'free' or payments.state = 'to-collect')) as unpaid,
    (select count(*) from orders where purged_at is null
      and ready_by > ${before.from} and timestamp > ${before.from} and timestamp <= ${before.to} and no_card = 1) as usual`.execute(
    db.read,
  )
  const [row] = rows
  return row && row.unpaid > floodFactor * row.usual ? row.unpaid : 0
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
