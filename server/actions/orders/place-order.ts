// A customer places an order, once for each idempotency key: price it, write the payment down, hold the money, store the
// order; the capture follows.
import { hash } from 'node:crypto'
import { restaurantClock } from '#domain/restaurant/business-day.ts'
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import { assertOrderSize } from '#domain/orders/order-size.ts'
import { Problem } from '#domain/basics/problems.ts'
import { weightOf } from '#domain/restaurant/wait-times.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { findOrderByKey, insertOrder, type StoredOrder, type NewOrder } from '../../db/orders/orders.ts'
import { HoldReleased } from '../../db/payments/payments.ts'
import { readShopNow, type ShopNow } from '../../db/restaurant/shop.ts'
import { generateOrderId } from '../../secrets/order-secrets.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { Log } from '../../observe/log.ts'
import { resolveOrder, assertAcceptingOrders, type ResolvedOrder } from './resolve-order.ts'
import { resolveTime, type RequestedTime } from './resolve-time.ts'
import { authorizePayment } from '../payments/authorize-payment.ts'
import { releaseEarlierHold, releaseHold } from '../payments/release-hold.ts'
import type { CardLimits } from '../payments/limit-cards.ts'
import type { Admission, OrderLimits } from './limit-orders.ts'
import { assertUnpaidLimits } from '../payments/limit-unpaid.ts'
import { requireValidPromoCode, type ValidPromoCode, type UsePromoCodeDeps } from './use-promo-code.ts'
import { reserveLimited } from './reserve-limited.ts'
import { assertStockForOrder, type StockRequest } from './reserve-stock.ts'

export interface PlaceOrderDeps extends UsePromoCodeDeps {
  readonly feed: Feed
  readonly payments: PaymentGateway
  readonly acceptedCards: AcceptedCards
  readonly now: () => Date
  readonly orderLimits: OrderLimits
  readonly cardLimits: CardLimits
  /** The most burritos that the kitchen can cook for one order (R16). */
  readonly largestOrder: number
  /** Orders being placed at this moment, by idempotency key: a retry waits for the first request instead of racing it. */
  readonly ordersInFlight: Map<string, { bodyHash: string; pending: Promise<PlacedOrder> }>
  /** Called after a new order is stored: its receipt is to be sent, and its money to be taken when it is due. */
  readonly onOrderPlaced: () => void
  readonly log: Pick<Log, 'error'>
}

export interface PlaceOrderCall {
  readonly key: string
  readonly rawBody: string
  readonly request: OrderRequest
  /** The customer's network address. */
  readonly address: string
}

export async function placeOrder(deps: PlaceOrderDeps, call: PlaceOrderCall): Promise<PlacedOrder> {
  const bodyHash = hash('sha256', call.rawBody, 'base64url')

  const duplicate = deps.ordersInFlight.get(call.key)
  if (duplicate?.bodyHash === bodyHash) return duplicate.pending
  if (duplicate) {
    // Two bodies came with one key: once the first request is over, the stored order decides which body the key belongs to.
    await duplicate.pending.catch(() => {})
    const stored = await findOrderByKey(deps.db, call.key)
    if (stored) return replayOrder(deps, stored, bodyHash)
    // This waits only once: otherwise a crowd with one key could queue here without end.
    const next = deps.ordersInFlight.get(call.key)
    if (next && next.bodyHash !== bodyHash) throw new Problem('idempotency-key-reused')
    if (next) return next.pending
  }

  const pending = placeOrReplay(deps, call, bodyHash)
  deps.ordersInFlight.set(call.key, { bodyHash, pending })
  try {
    return await pending
  } finally {
    deps.ordersInFlight.delete(call.key)
  }
}

async function placeOrReplay(
  deps: PlaceOrderDeps,
  call: PlaceOrderCall,
  bodyHash: string,
): Promise<PlacedOrder> {
  const stored = await findOrderByKey(deps.db, call.key)
  if (stored) return replayOrder(deps, stored, bodyHash)
  try {
    return await placeNewOrder(deps, call, bodyHash)
  } catch (cause) {
    // Another server may have stored this very order meanwhile: then its own burritos were in its way.
    const isRefused = cause instanceof Problem
    const duplicate = isRefused ? await findOrderByKey(deps.db, call.key).catch(() => undefined) : undefined
    if (duplicate) return replayOrder(deps, duplicate, bodyHash)
    if (isRefused && endsCheckout(cause)) await releaseEarlierHold(deps, call.key)
    throw cause
  }
}

/** As in the browser: whoever is turned away or asked by the bank sends the same order again (trust rule 3). */
function endsCheckout({ code: errorCode, status }: Problem): boolean {
  return status < 500 && status !== 429 && errorCode !== 'action-required'
}

async function placeNewOrder(
  deps: PlaceOrderDeps,
  call: PlaceOrderCall,
  bodyHash: string,
): Promise<PlacedOrder> {
  const { request } = call
  const now = deps.now()
  const shop = await readShopNow(deps.db, now)
  const { restaurant, opening } = shop
  assertAcceptingOrders(shop)
  assertOrderSize(request.lines, deps.largestOrder)
  const clock = restaurantClock(now, restaurant.timeZone)
  const promoCode =
    request.promoCode === undefined
      ? undefined
      : await requireValidPromoCode(deps, {
          code: request.promoCode,
          email: request.email,
          address: call.address,
          now,
          timeZone: restaurant.timeZone,
        })
  const resolved = resolveOrder(request, shop, {
    acceptedCards: deps.acceptedCards,
    promoCode: promoCode?.terms,
  })
  const settings = kitchenSettings(shop)
  const requestedTime: RequestedTime = {
    order: { weight: weightOf(request.lines, shop), road: resolved.fulfillment.terms?.travelMinutes ?? 0 },
    shown: request.time,
    settings,
    opening,
  }
  const kitchen = await readKitchen(deps.db.read, deps.db.engine, settings, now)
  const time = resolveTime(requestedTime, kitchen)
  await assertUnpaidLimits(deps, { ...call, gateway: resolved.gateway, shop, requestedTime, kitchen, time })
  const stock = { lines: request.lines, time, day: clock.day, timeZone: restaurant.timeZone }
  assertStockForOrder(stock, shop.items)
  const admission = await deps.orderLimits.admit({ email: request.email, address: call.address, now })
  let stored: StoreResult | undefined
  try {
    stored = await storeOrder(deps, call, {
      bodyHash,
      resolved,
      promoCode,
      shop,
      requestedTime,
      weights: new Map(shop.items.map(({ id, weight }) => [id, weight])),
      stock,
      now,
      clock,
      admission,
    })
  } finally {
    admission.leave(stored !== undefined)
  }
  if (stored) {
    deps.feed.announce({ orders: [stored.order.id], shop: stored.isStockReduced })
    deps.onOrderPlaced()
    return stored.order
  }
  throw new Problem('hold-released')
}

interface StoreResult extends StoredOrder {
  /** Fewer are left today than before. */
  readonly isStockReduced: boolean
}

/** Undefined when no order can be stored under this key any more: it has one, or its hold was let go. */
async function storeOrder(
  deps: PlaceOrderDeps,
  call: PlaceOrderCall,
  order: {
    bodyHash: string
    resolved: ResolvedOrder
    promoCode: ValidPromoCode | undefined
    shop: ShopNow
    requestedTime: RequestedTime
    weights: ReadonlyMap<string, number>
    stock: StockRequest
    now: Date
    clock: ReturnType<typeof restaurantClock>
    admission: Admission
  },
): Promise<StoreResult | undefined> {
  const { bodyHash, resolved, promoCode, shop, requestedTime, weights, stock, now, clock } = order
  const { bill, gateway } = resolved
  const { request } = call
  const { isTestMode = false } = deps.payments
  const payment = { key: call.key, gateway, amount: bill.total, at: now.toISOString(), isTestMode } as const
  const authorized = await authorizePayment(deps, { ...call, payment, phone: shop.restaurant.phone, now })
  if (!authorized) return undefined
  const { hold, attempt } = authorized
  const newOrder: NewOrder = {
    id: generateOrderId(),
    idempotencyKey: call.key,
    bodyHash,
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    phone: request.phone ?? null,
    language: 'en',
    fulfillmentDetails: resolved.fulfillment.fulfillmentDetails,
    timestamp: now.toISOString(),
    businessDay: clock.day,
    localHour: salesHourOf(stock),
    bill,
    weight: requestedTime.order.weight,
    weights,
    time: stock.time,
    emailsAreWithheld: order.admission.emailsAreWithheld,
  }
  let [isStockReduced, isStored] = [false, false]
  try {
    const stored = await insertOrder(deps.db, newOrder, hold, async (trx) => {
      await attempt?.pass(trx)
      const reserved = await reserveLimited(deps, trx, {
        ...call,
        gateway,
        shop,
        requestedTime,
        stock,
        promoCode,
      })
      isStockReduced = reserved.counted.size > 0
      // The promise may be later than the one that was agreed on before the lock.
      return { ...reserved, localHour: salesHourOf({ ...stock, time: reserved.time }) }
    })
    isStored = stored !== undefined
    return stored && { ...stored, isStockReduced }
  } catch (cause) {
    if (cause instanceof HoldReleased) return undefined
    // Perhaps only the answer to the COMMIT was lost: the browser must retry with the same key.
    if (!(cause instanceof Problem)) throw new Problem('unconfirmed', { retryAfter: 2 }, cause)
    // What is gone was taken by a twin of this very request, at another server.
    if (await findOrderByKey(deps.db, call.key)) return undefined
    await releaseHold(deps, call.key, hold, payment.at)
    throw cause
  } finally {
    await attempt?.end(isStored ? 'stored' : 'passed').catch(() => {})
  }
}

/** The hour at the restaurant by which the sales count the order. */
function salesHourOf({ time, timeZone }: StockRequest): number {
  return restaurantClock(new Date(time.promise.readyBy), timeZone).hour
}

function replayOrder({ feed }: PlaceOrderDeps, stored: StoredOrder, bodyHash: string): PlacedOrder {
  if (stored.bodyHash !== bodyHash) throw new Problem('idempotency-key-reused')
  // The request that stored the order may have died before telling the kitchen; telling the kitchen twice does no harm.
  feed.announce({ orders: [stored.order.id] })
  return stored.order
}
