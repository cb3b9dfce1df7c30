// Reads and changes the mails of one order when the owner sends a mail again.
import type { Transaction } from 'kysely'
import type { Mail } from '#domain/orders/email.ts'
import type { OrderId, OrderStatus } from '#domain/orders/order.ts'
import type { Tables } from '../schema.ts'

export interface OrderMails {
  readonly id: OrderId
  readonly number: number
  readonly status: OrderStatus
  readonly mails: readonly Mail[]
  /** Failed tries in a row. */
  readonly tries: number
  /** The lease of the server that is sending a mail of this order. */
  readonly claimedUntil: string | null
  readonly version: number
}

export async function findMailsToChange(
  trx: Transaction<Tables>,
  id: OrderId,
): Promise<OrderMails | undefined> {
  const row = await trx
    .selectFrom('orders')
    .select([
      'id',
      'number',
      'status',
      'mails',
      'mail_tries as tries',
      'mail_claimed_until as claimedUntil',
      'version',
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && { ...row, mails: JSON.parse(row.mails) as Mail[] }
}

/** False when another change came first (optimistic lock on the version). */
export async function makeMailsDue(
  trx: Transaction<Tables>,
  { id, version }: OrderMails,
  mails: readonly Mail[],
  dueAt: string | null,
): Promise<boolean> {
  const row = await trx
    .updateTable('orders')
    .set({ mails: JSON.stringify(mails), mail_due_at: dueAt, mail_tries: 0, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
