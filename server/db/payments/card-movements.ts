// The payments at the card gateway according to the books, for comparison with the gateway's own balance (R68).
import { sql } from 'kysely'
import { isOneOf } from '../engine/is-one-of.ts'
import type { Database } from '../engine/database.ts'
import { inBatches } from '../orders/order-parts.ts'

/** What moved since an instant in one account and mode, by the payment's intent. */
export async function readCardMovements(
  db: Database,
  since: string,
  { isTestMode, account }: { readonly isTestMode: boolean; readonly account: string | null },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db.read
    .selectFrom('ledger')
    .innerJoin('payments', 'payments.order_seq', 'ledger.order_seq')
    .select((get) => ['payments.intent', get.fn.sum<number>('ledger.card').as('card')])
    .where('ledger.at', '>=', since)
    .where('payments.gateway', '=', 'card')
    .where('payments.is_test_mode', '=', Number(isTestMode))
    .where(sql<boolean>`payments.account is not distinct from ${account}`)
    .where('payments.intent', 'is not', null)
    .groupBy('payments.intent')
    .execute()
  return new Map(rows.flatMap(({ intent, card }) => (intent ? [[intent, card] as const] : [])))
}

export interface CardOrder {
  readonly intent: string
  readonly number: number
  readonly day: string
  /** The sum of the order's ledger entries on the card account. */
  readonly card: number
}

/** The orders of some payments; payments without an order are left out. */
export async function readCardOrders(db: Database, intents: readonly string[]): Promise<CardOrder[]> {
  return inBatches(intents, async (some) => {
    const { rows } = await sql<CardOrder>`
      select payments.intent, orders.number, orders.business_day as day,
        coalesce((select sum(card) from ledger where ledger.order_seq = orders.seq), 0) as card
      from payments join orders on orders.seq = payments.order_seq
      where ${isOneOf(db.read, 'payments.intent', some)}`.execute(db.read)
    return rows
  })
}
