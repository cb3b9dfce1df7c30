// The money of an order comes in: its payment, the day on which the sales count it, and its ledger entry change in one
// transaction.
import type { Transaction } from 'kysely'
import { postCapture } from '#domain/books/ledger.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import { addToDiscountedTotal } from '../orders/promo-codes.ts'
import type { Database } from '../engine/database.ts'
import { addEntry } from '../books/ledger.ts'
import { lockOrder } from '../orders/lock-order.ts'
import type { Tables } from '../schema.ts'

/** A moment, and its business day. */
export interface Moment {
  readonly at: string
  readonly day: string
}

/**
 * The gateway has captured the held money. False if that is already recorded. `from` includes 'capture-failed' for a capture that
 * was made on the gateway's own pages after ours had failed.
 */
export async function markCaptured(
  db: Database,
  key: string,
  moment: Moment,
  from: readonly ('authorized' | 'capture-failed')[] = ['authorized'],
): Promise<boolean> {
  return db.transaction(async (trx) => {
    await lockOrder(trx, 'idempotency_key', key)
    const paid = await trx
      .updateTable('payments')
      .set((set) => ({
        state: 'captured',
        captured_at: moment.at,
        captured: set.ref('held'),
        failure: null,
        failed_at: null,
      }))
      .where('key', '=', key)
      .where('state', 'in', from)
      .returning(['order_seq', 'gateway'])
      .executeTakeFirst()
    if (paid?.order_seq) await recordEarnings(trx, paid.order_seq, paid.gateway, moment)
    return paid !== undefined
  })
}

/** The customer paid at the counter or at the door. False when there was nothing to collect. The caller has locked the order. */
export async function markCollected(
  trx: Transaction<Tables>,
  orderSeq: number,
  moment: Moment,
): Promise<boolean> {
  const paid = await trx
    .updateTable('payments')
    .set((set) => ({ state: 'captured', captured_at: moment.at, captured: set.ref('requested') }))
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'to-collect')
    .returning('gateway')
    .executeTakeFirst()
  if (paid) await recordEarnings(trx, orderSeq, paid.gateway, moment)
  return paid !== undefined
}

async function recordEarnings(
  trx: Transaction<Tables>,
  orderSeq: number,
  gateway: PaidWith,
  { at, day }: Moment,
): Promise<void> {
  const bill = await trx
    .updateTable('orders')
    .set({ earned_day: day })
    .where('seq', '=', orderSeq)
    .returning(['subtotal', 'discount', 'tax', 'delivery', 'tip', 'total'])
    .executeTakeFirstOrThrow()
  await trx.updateTable('order_lines').set({ earned_day: day }).where('order_seq', '=', orderSeq).execute()
  await trx.updateTable('order_choices').set({ earned_day: day }).where('order_seq', '=', orderSeq).execute()
  if (bill.discount > 0) await addToDiscountedTotal(trx, orderSeq)
  const postings = postCapture(bill, gateway)
  await addEntry(trx, { at, day, kind: 'capture', order: orderSeq, refund: null, gateway, ...postings })
}
