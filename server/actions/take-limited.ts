// Takes what is limited for an order, in the transaction that stores it: its time, what is left of its
// items, and a use of its code.
import type { Transaction } from 'kysely'
import type { OrderTime } from '#domain/order-times.ts'
import { readKitchen } from '../db/kitchen-now.ts'
import type { Database } from '../db/open.ts'
import type { Taken } from '../db/orders.ts'
import { lockCapacity } from '../db/promised-work.ts'
import type { Tables } from '../db/schema.ts'
import { agreeOnTime, type WantedTime } from './agree-on-time.ts'
import { takeStock, type OrderOfStock } from './take-stock.ts'
import { takeCode, type GoodCode } from './use-code.ts'

interface TakeLimitedDeps {
  readonly db: Database
  readonly now: () => Date
}

/**
 * Between the answer of the gateway and the COMMIT others may have taken the time, or what is left today (trust rule 2). The
 * lock on the capacity comes first.
 */
export async function takeLimited(
  deps: TakeLimitedDeps,
  trx: Transaction<Tables>,
  { wanted, stock, code }: { wanted: WantedTime; stock: OrderOfStock; code: GoodCode | undefined },
): Promise<Taken> {
  const time = (await agreeAgain(deps, trx, wanted)) ?? stock.time
  const counted = await takeStock(trx, { ...stock, time })
  return { time, counted, ...(code && { codeSeq: await takeCode(trx, code) }) }
}

async function agreeAgain(
  { db, now }: TakeLimitedDeps,
  trx: Transaction<Tables>,
  wanted: WantedTime,
): Promise<OrderTime | undefined> {
  if (!wanted.settings.speed) return undefined
  await lockCapacity(trx, db.engine)
  return agreeOnTime(wanted, await readKitchen(trx, db.engine, wanted.settings, now()))
}
