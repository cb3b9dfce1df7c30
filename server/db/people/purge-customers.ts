// Purges personal data from old orders, and keeps what the books need (items, amounts, day, payment).
import { sql, type RawBuilder, type Updateable } from 'kysely'
import type { FulfillmentDetails } from '#domain/orders/order.ts'
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import type { Database } from '../engine/database.ts'
import type { OrdersTable } from '../orders/order-tables.ts'

/** Columns that identify nobody: the kitchen's record, the sales and the books are made from these. */
type KeptColumn =
  | 'seq'
  | 'number'
  | 'id'
  | 'idempotency_key'
  | 'language'
  | 'timestamp'
  | 'status'
  | 'subtotal'
  | 'tax'
  | 'delivery'
  | 'discount'
  | 'tip'
  | 'total'
  | 'fulfillment'
  | 'moves'
  | 'moved_at'
  | 'seen_at'
  | 'printed_at'
  | 'cancel_reason'
  | 'business_day'
  | 'earned_day'
  | 'local_hour'
  | 'item_count'
  | 'weight'
  | 'rolled_weight'
  | 'ready_by'
  | 'first_ready_by'
  | 'scheduled'
  | 'starts_at'
  | 'cooking_at'
  | 'ready_at'
  | 'no_card'

/** Columns whose purged value depends on the order, or on the moment. */
type ComputedColumn = 'fulfillment_details' | 'purged_at' | 'version'

/** Every other column. A new column of an order does not compile until it is kept or purged. */
const purgedColumns = {
  first_name: '',
  last_name: '',
  email: '',
  phone: null,
  search_name: '',
  search_last_name: '',
  search_email: '',
  mailbox: '',
  client: null,
  cancel_note: null,
  body_hash: '',
} satisfies Required<Omit<Updateable<OrdersTable>, KeptColumn | ComputedColumn>>

export interface PurgeBounds {
  /** Orders placed before this moment are old enough. */
  readonly placedBefore: string
  /** Orders that changed after this moment are skipped: the change may be undone, or its email may not be sent yet. */
  readonly changedBefore: string
  readonly now: string
  readonly most: number
}

/** The fulfillment and the travel minutes stay: the promise depends on them, and they identify nobody. */
const purgedDetails = {
  delivery: { fulfillment: 'delivery', address: { address: '', city: '', state: '', zipcode: '' } },
  pickup: { fulfillment: 'pickup' },
} satisfies {
  [Each in Fulfillment]: Omit<Extract<FulfillmentDetails, { fulfillment: Each }>, 'travelMinutes'>
}

function purgedFulfillment({ engine }: Database): RawBuilder<string> {
  const [pickup, delivery] = [JSON.stringify(purgedDetails.pickup), JSON.stringify(purgedDetails.delivery)]
  return engine === 'sqlite'
    ? sql<string>`case fulfillment when 'pickup' then ${pickup} else json_patch(${delivery},
        json_object('travelMinutes', json_extract(fulfillment_details, '$.travelMinutes'))) end`
    : sql<string>`case fulfillment when 'pickup' then ${pickup}::jsonb else ${delivery}::jsonb ||
        jsonb_build_object('travelMinutes', fulfillment_details -> 'travelMinutes') end`
}

/**
 * Returns how many orders were purged. Orders that are open in the kitchen or at the gateway are skipped. The idempotency
 * key stays: it is random, identifies nobody, and a browser that still holds it must not order twice. The hash of the
 * body is deleted, because it could confirm a guess at the body.
 */
export async function purgeOrders(db: Database, bounds: PurgeBounds): Promise<number> {
  return db.transaction(async (trx) => {
    const purged = await trx
      .updateTable('orders')
      .set((row) => ({
        ...purgedColumns,
        fulfillment_details: purgedFulfillment(db),
        purged_at: bounds.now,
        version: row('version', '+', 1),
      }))
      .where('seq', 'in', sql<number>`(${ordersToPurge(bounds)})`)
      .where('purged_at', 'is', null)
      .returning('seq')
      .execute()
    const seqs = purged.map(({ seq }) => seq)
    if (seqs.length === 0) return 0
    const inPurgedOrders = sql`order_seq in (${sql.join(seqs)})`
    // The customer's note to the kitchen.
    await sql`update order_lines set note = null where note is not null and ${inPurgedOrders}`.execute(trx)
    await sql`delete from emails where ${inPurgedOrders}`.execute(trx)
    await sql`update payments set last_four = null where last_four is not null and ${inPurgedOrders}`.execute(
      trx,
    )
    // The staff's note to the customer.
    await sql`update refunds set note = '' where note <> '' and ${inPurgedOrders}`.execute(trx)
    await sql`update promo_code_uses set mailbox = '' where mailbox <> '' and ${inPurgedOrders}`.execute(trx)
    return seqs.length
  })
}

/**
 * Oldest first, by a partial index of unpurged orders: "purged_at is null" is written exactly as in that index. With an "or" of
 * statuses SQLite would scan all orders by status instead.
 */
export function ordersToPurge({ placedBefore, changedBefore, most }: PurgeBounds): RawBuilder<unknown> {
  return sql`
    select seq from orders
    where purged_at is null and timestamp < ${placedBefore}
      and coalesce(moved_at, timestamp) < ${changedBefore}
      and not exists (select 1 from refunds
        where refunds.order_seq = orders.seq
          and ((refunds.state = 'requested' and ${paymentState} <> 'set-aside') or refunds.at >= ${changedBefore}))
      and case status
        when 'handed-over' then ${paymentState} <> 'authorized'
        when 'canceled' then ${paymentState} not in ('authorized', 'captured')
        else false
      end
    order by timestamp limit ${most}`
}

/** A payment may stay set aside forever, which must not delay the purge. */
const paymentState = sql`(select case when set_aside_at is null then state else 'set-aside' end from payments where payments.order_seq = orders.seq)`
