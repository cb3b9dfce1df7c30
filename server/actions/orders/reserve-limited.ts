// Takes what is limited for an order, in the transaction that stores it: its time, what is left of its
// items, and a use of its code. Looks again at whether the restaurant takes the order at all.
import type { Transaction } from 'kysely'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { Taken } from '../../db/orders/orders.ts'
import { lockCapacity } from '../../db/kitchen/promised-work.ts'
import type { Tables } from '../../db/schema.ts'
import { readMarks } from '../../db/restaurant/checkout-fingerprint.ts'
import { readShopNow, type ShopNow } from '../../db/restaurant/shop.ts'
import { isUnwatchedAt } from '../../db/kitchen/unattended.ts'
import { agreeOnOrder } from './resolve-order.ts'
import { agreeOnTime, type WantedTime } from './resolve-time.ts'
import { countsOpenOrders, takeUnpaid, type LimitUnpaidDeps } from '../payments/limit-unpaid.ts'
import { takeStock, type OrderOfStock } from './reserve-stock.ts'
import { takeCode, type GoodCode } from './use-promo-code.ts'

interface TakeLimitedDeps extends LimitUnpaidDeps {
  readonly now: () => Date
}

export interface LimitedOrder {
  readonly request: OrderRequest
  /** The customer's network address. */
  readonly address: string
  readonly gateway: PaidWith
  /** As it was before the money was held. */
  readonly shop: ShopNow
  readonly wanted: WantedTime
  readonly stock: OrderOfStock
  readonly code: GoodCode | undefined
}

/**
 * Between the answer of the gateway and the COMMIT others may have taken the time, or what is left today (trust rule 2), and
 * the kitchen or the owner may have changed what is offered. The lock on the capacity comes first.
 */
export async function takeLimited(
  deps: TakeLimitedDeps,
  trx: Transaction<Tables>,
  order: LimitedOrder,
): Promise<Taken> {
  const { wanted, stock, code, gateway } = order
  const { db, now } = deps
  const isLocked = wanted.settings.speed !== null || countsOpenOrders(deps, gateway)
  if (isLocked) await lockCapacity(trx, db.engine)
  const changed = await lookAgain(deps, trx, order)
  const settings = changed ? kitchenSettings(changed) : wanted.settings
  if (settings.speed && !isLocked) await lockCapacity(trx, db.engine)
  const again = { ...wanted, settings, ...(changed && { opening: changed.opening }) }
  // Without a speed everything fits: the time cannot have been taken meanwhile.
  const kitchen = changed || settings.speed ? await readKitchen(trx, db.engine, settings, now()) : undefined
  const time = kitchen ? agreeOnTime(again, kitchen) : stock.time
  const shop = changed ?? order.shop
  const neighbour = await takeUnpaid(deps, trx, { ...order, shop, wanted: again, kitchen, time })
  const counted = await takeStock(trx, { ...stock, time })
  return { time, counted, neighbour, ...(code && { codeSeq: await takeCode(trx, code) }) }
}

/** Refuses as before the hold. Answers the shop as it is now, where anything is different; one statement says that nothing is. */
async function lookAgain(
  { db, taken, now }: TakeLimitedDeps,
  trx: Transaction<Tables>,
  { request, shop, code }: LimitedOrder,
): Promise<ShopNow | undefined> {
  const at = now()
  // Nobody writes down that the time is over in which somebody had to touch a new order (R48).
  const isSame = (await readMarks(trx)) === shop.turnsAway && !isUnwatchedAt(shop, at)
  if (isSame) return undefined
  const changed = await readShopNow(db, at, trx)
  agreeOnOrder(request, changed, { taken, code: code?.terms })
  return changed
}
