// Takes what is limited for an order, in the transaction that stores it: its time, what is left of its
// items, and a use of its code. Looks again at whether the restaurant takes the order at all.
import type { Transaction } from 'kysely'
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { Reservation } from '../../db/orders/orders.ts'
import { lockCapacity } from '../../db/kitchen/promised-work.ts'
import type { Tables } from '../../db/schema.ts'
import { readCheckoutFingerprint } from '../../db/restaurant/checkout-fingerprint.ts'
import { readShopNow, type ShopNow } from '../../db/restaurant/shop.ts'
import { isUnattendedAt } from '../../db/kitchen/unattended.ts'
import { resolveOrder } from './resolve-order.ts'
import { resolveTime, type RequestedTime } from './resolve-time.ts'
import { countsOpenOrders, reserveUnpaid, type LimitUnpaidDeps } from '../payments/limit-unpaid.ts'
import { reserveOrderStock, type StockRequest } from './reserve-stock.ts'
import { reservePromoCode, type ValidPromoCode } from './use-promo-code.ts'

interface ReserveLimitedDeps extends LimitUnpaidDeps {
  readonly now: () => Date
}

export interface OrderToReserve {
  readonly request: OrderRequest
  /** The customer's network address. */
  readonly address: string
  readonly gateway: PaidWith
  /** As it was before the money was held. */
  readonly shop: ShopNow
  readonly requestedTime: RequestedTime
  readonly stock: StockRequest
  readonly promoCode: ValidPromoCode | undefined
}

/**
 * Between the answer of the gateway and the COMMIT others may have taken the time, or what is left today (trust rule 2), and
 * the kitchen or the owner may have changed what is offered. The lock on the capacity comes first.
 */
export async function reserveLimited(
  deps: ReserveLimitedDeps,
  trx: Transaction<Tables>,
  order: OrderToReserve,
): Promise<Reservation> {
  const { requestedTime, stock, promoCode, gateway } = order
  const { db, now } = deps
  const isLocked = requestedTime.settings.speed !== null || countsOpenOrders(deps, gateway)
  if (isLocked) await lockCapacity(trx, db.engine)
  const changed = await recheckShop(deps, trx, order)
  const settings = changed ? kitchenSettings(changed) : requestedTime.settings
  if (settings.speed && !isLocked) await lockCapacity(trx, db.engine)
  const updatedTime = { ...requestedTime, settings, ...(changed && { opening: changed.opening }) }
  // Without a speed everything fits: the time cannot have been taken meanwhile.
  const kitchen = changed || settings.speed ? await readKitchen(trx, db.engine, settings, now()) : undefined
  const time = kitchen ? resolveTime(updatedTime, kitchen) : stock.time
  const shop = changed ?? order.shop
  const client = await reserveUnpaid(deps, trx, { ...order, shop, requestedTime: updatedTime, kitchen, time })
  const counted = await reserveOrderStock(trx, { ...stock, time })
  return { time, counted, client, ...(promoCode && { promoCodeSeq: await reservePromoCode(trx, promoCode) }) }
}

/** Refuses as before the hold. Answers the shop as it is now, where anything is different; one statement says that nothing is. */
async function recheckShop(
  { db, acceptedCards, now }: ReserveLimitedDeps,
  trx: Transaction<Tables>,
  { request, shop, promoCode }: OrderToReserve,
): Promise<ShopNow | undefined> {
  const at = now()
  // Nobody writes down that the time is over in which somebody had to touch a new order (R48).
  const isSame =
    (await readCheckoutFingerprint(trx)) === shop.checkoutFingerprint && !isUnattendedAt(shop, at)
  if (isSame) return undefined
  const changed = await readShopNow(db, at, trx)
  resolveOrder(request, changed, { acceptedCards, promoCode: promoCode?.terms })
  return changed
}
