// Stores a generated year of orders through the database's own functions: payments and refunds.
import { sql } from 'kysely'
import { businessDayOf, restaurantClock } from '../domain/restaurant/business-day.ts'
import type { FulfillmentDetails } from '../domain/orders/order.ts'
import { markCaptured, markCollected, type Moment } from '../server/db/payments/earnings.ts'
import type { Database } from '../server/db/engine/database.ts'
import { markCaptureFailed, markVoided } from '../server/db/payments/payments.ts'
import { markRefundFailed } from '../server/db/payments/failed-refunds.ts'
import { requestRemainingRefund, insertRefund, recordRefundSent } from '../server/db/payments/refunds.ts'
import { timeZone } from './databases.ts'
import { tenMinutesAfter } from './promised.ts'
import { canceledFates, counterFates, yearEnd, type YearsOrder } from './sales-year.ts'
import { storeOrder } from './store-order.ts'

export async function storeYear(db: Database, orders: readonly YearsOrder[]): Promise<void> {
  if (db.engine === 'sqlite') await sql`pragma synchronous = off`.execute(db.write)
  // SQLite commits waiting orders together; on PostgreSQL too many would time out waiting for a connection.
  const together = db.engine === 'sqlite' ? 50 : 8
  for (let start = 0; start < orders.length; start += together) {
    await Promise.all(orders.slice(start, start + together).map((order) => storeOne(db, order)))
  }
  const canceled = orders.filter(({ fate }) => canceledFates.includes(fate)).map(({ id }) => id)
  await db.write.updateTable('orders').set({ status: 'canceled' }).where('id', 'in', canceled).execute()
  await db.write
    .updateTable('payments')
    .set({ canceled_at: new Date(yearEnd).toISOString(), due_at: new Date(yearEnd).toISOString() })
    .where('key', 'in', canceled)
    .execute()
}

const delivered: FulfillmentDetails = {
  fulfillment: 'delivery',
  address: { address: '18 Laurel St', city: 'Fresno', state: 'CA', zipcode: '93701' },
  travelMinutes: 20,
}

async function storeOne(db: Database, order: YearsOrder): Promise<void> {
  const placed = new Date(order.at)
  const { id, bill, fate } = order
  const isCounter = counterFates.includes(fate)
  await storeOrder(
    db,
    {
      id,
      idempotencyKey: id,
      bodyHash: '',
      firstName: 'Rosa',
      lastName: 'Delgado',
      email: 'rosa@example.com',
      phone: null,
      language: 'en',
      fulfillmentDetails: order.fulfillment === 'pickup' ? { fulfillment: 'pickup' } : delivered,
      timestamp: placed.toISOString(),
      businessDay: businessDayOf(placed, timeZone),
      localHour: restaurantClock(new Date(order.promisedFor), timeZone).hour,
      bill,
      weight: 1,
      time: tenMinutesAfter(placed.toISOString()),
    },
    isCounter ? 'counter' : 'demo',
  )
  const { seq } = await db.read
    .selectFrom('orders')
    .select('seq')
    .where('idempotency_key', '=', id)
    .executeTakeFirstOrThrow()
  if (order.readyAt !== undefined) {
    const ready_at = new Date(order.readyAt).toISOString()
    await db.transaction((trx) =>
      trx.updateTable('orders').set({ ready_at }).where('seq', '=', seq).execute(),
    )
  }
  if (fate === 'voided') await markVoided(db, id, placed.toISOString())
  if (fate === 'capture-failed')
    await markCaptureFailed(db, id, { at: placed.toISOString(), reason: 'hold-expired' })
  if (order.paidAt === undefined) return
  const paid = settled(order.paidAt)
  if (isCounter) await db.transaction((trx) => markCollected(trx, seq, paid))
  else await markCaptured(db, id, paid)
  await storeRefunds(db, seq, order)
}

async function storeRefunds(db: Database, seq: number, { id, fate, refundedMoney, paidAt }: YearsOrder) {
  if (fate === 'refund-failed') {
    await requestRemainingRefund(db, seq, settled(paidAt ?? 0))
    const [refund] = await refundsOf(db, seq)
    if (refund) await markRefundFailed(db, refund, { at: settled(paidAt ?? 0).at, reason: 'account-closed' })
  }
  for (const [nth, { at, ...parts }] of refundedMoney.entries()) {
    const moment = settled(at)
    await db.transaction(async (trx) => {
      const said = { key: `${id} ${nth}`, at: moment.at, by: 'owner', reason: 'wrong', note: '' } as const
      await recordRefundSent(trx, await insertRefund(trx, seq, { ...said, ...parts }), moment)
    })
  }
}

async function refundsOf(db: Database, seq: number): Promise<number[]> {
  const rows = await db.read.selectFrom('refunds').select('seq').where('order_seq', '=', seq).execute()
  return rows.map((row) => row.seq)
}

function settled(at: number): Moment {
  const moment = new Date(at)
  return { at: moment.toISOString(), day: businessDayOf(moment, timeZone) }
}
