// Takes the customer out of old orders and leaves what the books need: burritos, amounts, day, number, payment.
import { sql, type RawBuilder } from 'kysely'
import type { Database } from './open.ts'

export interface PurgeBounds {
  /** Orders placed before this are old enough. */
  readonly placedBefore: string
  /** What was done to an order after this may still be undone, or its customer be told of it. */
  readonly touchedBefore: string
  readonly now: string
  readonly most: number
}

const noAddress = JSON.stringify({ address: '', city: '', state: '', zipcode: '' })

/**
 * Answers how many were purged. An order that is open, in the kitchen or at the gateway, is left alone.
 * The key stays: it is random, says nothing of anybody, and a browser that still holds it must not order twice. The
 * hash of the body goes, as it could confirm a guess at what stood in it.
 */
export async function purgeOrders(db: Database, bounds: PurgeBounds): Promise<number> {
  const { numAffectedRows = 0n } = await db.transaction((trx) =>
    sql`update orders set
        first_name = '', last_name = '', email = '', delivery = ${noAddress},
        search_name = '', search_last = '', search_email = '', mailbox = '',
        cancel_note = null, body_hash = '', mails = '[]', mail_due_at = null, mail_tries = 0,
        purged_at = ${bounds.now}, version = version + 1
      where seq in (${ordersToPurge(bounds)}) and purged_at is null`.execute(trx),
  )
  return Number(numAffectedRows)
}

/**
 * The oldest first, from an index that holds only what is not purged yet: "purged_at is null" stands in the text, as it
 * does there. With an "or" of statuses SQLite would walk through all orders by their status instead.
 */
export function ordersToPurge({ placedBefore, touchedBefore, most }: PurgeBounds): RawBuilder<unknown> {
  return sql`
    select seq from orders
    where purged_at is null and timestamp < ${placedBefore}
      and coalesce(moved_at, timestamp) < ${touchedBefore}
      and case status
        when 'handed-over' then payment <> 'authorised'
        when 'cancelled' then payment not in ('authorised', 'captured')
        else false
      end
    order by timestamp limit ${most}`
}
