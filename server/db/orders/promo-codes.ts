// The tables of codes and of their uses (R64).
import type { Kysely, Transaction } from 'kysely'
import { discountOf, type Bill } from '#domain/orders/bill.ts'
import type { CodeSet } from '#domain/orders/promo-codes.ts'
import { mailboxOf } from '#domain/orders/order-limits.ts'
import type { OrderId } from '#domain/orders/order.ts'
import type { Tables } from '../schema.ts'

export interface KeptCode {
  readonly seq: number
  readonly set: CodeSet
  readonly used: number
  readonly version: number
}

export async function findCode(db: Kysely<Tables>, code: string): Promise<KeptCode | undefined> {
  const row = await db.selectFrom('codes').selectAll().where('code', '=', code).executeTakeFirst()
  return (
    row && {
      seq: row.seq,
      set: { ...(JSON.parse(row.terms) as CodeSet), code: row.code, isOn: row.is_on === 1 },
      used: row.used,
      version: row.version,
    }
  )
}

/** One use more, or why there is none: the owner may have just turned the code off. The row of a taken use stays locked. */
export async function takeUse(
  trx: Transaction<Tables>,
  seq: number,
): Promise<'taken' | 'used-up' | 'unknown'> {
  const row = await trx
    .updateTable('codes')
    .set((set) => ({ used: set('used', '+', 1) }))
    .where('seq', '=', seq)
    .where('is_on', '=', 1)
    .where((where) =>
      where.or([where('first_uses', 'is', null), where('used', '<', where.ref('first_uses'))]),
    )
    .returning('used')
    .executeTakeFirst()
  if (row) return 'taken'
  const code = await trx.selectFrom('codes').select('is_on').where('seq', '=', seq).executeTakeFirst()
  return code?.is_on === 1 ? 'used-up' : 'unknown'
}

export async function isUsedBy(db: Kysely<Tables>, seq: number, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('code_uses')
    .select('order_seq')
    .where('code_seq', '=', seq)
    .where('mailbox', '=', mailboxOf(email))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function insertCodeUse(
  trx: Transaction<Tables>,
  use: { readonly orderSeq: number; readonly codeSeq: number; readonly email: string; readonly bill: Bill },
): Promise<void> {
  await trx
    .insertInto('code_uses')
    .values({
      order_seq: use.orderSeq,
      code_seq: use.codeSeq,
      mailbox: mailboxOf(use.email),
      discount: discountOf(use.bill),
    })
    .execute()
}

/** The money of an order came in: what its code took off was given. The caller has locked the order. */
export async function addGiven(trx: Transaction<Tables>, orderSeq: number): Promise<void> {
  await trx
    .updateTable('codes')
    .from('code_uses')
    .set((set) => ({ given: set('given', '+', set.ref('code_uses.discount')) }))
    .whereRef('codes.seq', '=', 'code_uses.code_seq')
    .where('code_uses.order_seq', '=', orderSeq)
    .execute()
}

/**
 * An order that was cancelled before anybody began to cook has not used its code, even where its customer had paid at the
 * counter by then. The caller has locked the order.
 */
export async function giveUseBack(trx: Transaction<Tables>, id: OrderId): Promise<void> {
  const order = await trx
    .selectFrom('orders')
    .select(['seq', 'earned_day'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const use = await trx
    .deleteFrom('code_uses')
    .where('order_seq', '=', order.seq)
    .returning(['code_seq', 'discount'])
    .executeTakeFirst()
  if (!use) return
  const given = order.earned_day === null ? 0 : use.discount
  await trx
    .updateTable('codes')
    .set((set) => ({ used: set('used', '-', 1), given: set('given', '-', given) }))
    .where('seq', '=', use.code_seq)
    .execute()
}
