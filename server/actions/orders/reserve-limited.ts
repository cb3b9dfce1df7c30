// Reserves what is limited for an order, in the transaction that stores the order: kitchen time, room for unpaid orders, stock
// and a use of the promo code. First checks again that the restaurant still takes the order.
import type { Transaction } from 'kysely'
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { Reservation } from '../../db/orders/orders.ts'
import { lockCapacity } from '../../db/kitchen/promised-work.ts'
import type { Tables } from '../../db/schema.ts'
import { readShopInside, shopAt, type ShopNow } from '../../db/restaurant/shop.ts'
import { isSamePauseAndBusy, readShopState, type ShopState } from '../../db/restaurant/shop-state.ts'
import { isUnattendedAt } from '../../db/kitchen/unattended.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'
import { resolveOrder } from './resolve-order.ts'
import { resolveTime, type RequestedTime } from './resolve-time.ts'
import { countsOpenOrders, reserveUnpaid, type LimitUnpaidDeps } from '../payments/limit-unpaid.ts'
import { reserveOrderStock, type StockRequest } from './reserve-stock.ts'
import { reservePromoCode, type ValidPromoCode } from './use-promo-code.ts'

interface ReserveLimitedDeps extends LimitUnpaidDeps {
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'refresh'>
}

export interface OrderToReserve {
  readonly request: OrderRequest
  readonly ip: string
  readonly gateway: PaidWith
  /** The shop as it was before the money was held. */
  readonly shop: ShopNow
  readonly requestedTime: RequestedTime
  readonly stockRequest: StockRequest
  readonly promoCode: ValidPromoCode | undefined
}

/**
 * Since the checks before the hold, other orders may have reserved the time or the stock (trust rule 2), and staff may have
 * changed the menu or the settings. The capacity lock comes first: what is read after it stays true until the COMMIT.
 */
export async function reserveLimited(
  deps: ReserveLimitedDeps,
  trx: Transaction<Tables>,
  order: OrderToReserve,
): Promise<Reservation> {
  const { requestedTime, stockRequest, promoCode, gateway } = order
  const { db, now } = deps
  const isLocked = requestedTime.settings.speed !== null || countsOpenOrders(deps, gateway)
  if (isLocked) await lockCapacity(trx, db.engine)
  const state = await readShopState(trx)
  const changedShop = await recheckShop(deps, trx, order, state)
  const settings = changedShop ? kitchenSettings(changedShop) : requestedTime.settings
  if (settings.speed && !isLocked) await lockCapacity(trx, db.engine)
  const updatedTime = { ...requestedTime, settings, ...(changedShop && { opening: changedShop.opening }) }
  // A kitchen without a set speed has no capacity limit, so no other order can have reserved the time.
  const kitchen =
    changedShop || settings.speed ? await readKitchen(trx, db.engine, settings, now()) : undefined
  const time = kitchen ? resolveTime(updatedTime, kitchen) : stockRequest.time
  const shop = changedShop ?? order.shop
  const client = await reserveUnpaid(deps, trx, { ...order, shop, requestedTime: updatedTime, kitchen, time })
  const counted = await reserveOrderStock(trx, { ...stockRequest, time }, state)
  return { time, counted, client, ...(promoCode && { promoCodeSeq: await reservePromoCode(trx, promoCode) }) }
}

/** Returns undefined if the shop is unchanged. Otherwise resolves the order again and returns the new shop. */
async function recheckShop(
  { db, acceptedCards, now, restaurant }: ReserveLimitedDeps,
  trx: Transaction<Tables>,
  { request, shop, promoCode }: OrderToReserve,
  state: ShopState,
): Promise<ShopNow | undefined> {
  const at = now()
  const { value, state: stateBefore } = shop.stored
  // The shop becomes unattended by the clock alone (R48), which the database cannot show.
  const isSame =
    state.version === value.version &&
    isSamePauseAndBusy(state, stateBefore) &&
    !isUnattendedAt(shop.stored, at)
  if (isSame) return undefined
  // News of the change may have been lost. The next order finds the new shop in memory.
  void restaurant.refresh().catch(() => {})
  const changedShop = shopAt(await readShopInside(trx, db, state, value), at)
  resolveOrder(request, changedShop, { acceptedCards, promoCode: promoCode?.terms })
  return changedShop
}
