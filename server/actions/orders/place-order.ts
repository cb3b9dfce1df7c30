// A customer places an order, once for each idempotency key: price it, write the payment down, hold the money, store the
// order; the capture follows.
import { hash } from 'node:crypto'
import { restaurantClock } from '#domain/restaurant/business-day.ts'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import type { PlacedOrder } from '#domain/orders/order.ts'
import type { CardsTaken } from '#domain/restaurant/payment-methods.ts'
import { checkOrderSize } from '#domain/orders/order-size.ts'
import { Problem } from '#domain/basics/problems.ts'
import { weightOf } from '#domain/restaurant/wait-times.ts'
import type { PaymentGateway } from '../../adapters/payments.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { findOrderByKey, insertOrder, type KeptOrder, type NewOrder } from '../../db/orders/orders.ts'
import { PaymentLetGo } from '../../db/payments/payments.ts'
import { readShopNow, type ShopNow } from '../../db/restaurant/shop.ts'
import { inventOrderId } from '../../secrets/order-secrets.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { Log } from '../../observe/log.ts'
import { agreeOnOrder, refuseUntaken, type AgreedOrder } from './resolve-order.ts'
import { agreeOnTime, type WantedTime } from './resolve-time.ts'
import { standFor } from '../payments/authorize-payment.ts'
import { letEarlierHoldGo, letHoldGo } from '../payments/release-hold.ts'
import type { CardLimits } from '../payments/limit-cards.ts'
import type { Admitted, OrderLimits } from './limit-orders.ts'
import { checkUnpaid } from '../payments/limit-unpaid.ts'
import { findGoodCode, type GoodCode, type UseCodeDeps } from './use-promo-code.ts'
import { takeLimited } from './reserve-limited.ts'
import { checkStock, type OrderOfStock } from './reserve-stock.ts'

export interface PlaceOrderDeps extends UseCodeDeps {
  readonly feed: Feed
  readonly payments: PaymentGateway
  readonly taken: CardsTaken
  readonly now: () => Date
  readonly limits: OrderLimits
  readonly cardLimits: CardLimits
  /** The most burritos that the kitchen can cook for one order (R16). */
  readonly largestOrder: number
  /** Orders being placed at this moment, by idempotency key: a retry waits for the first request instead of racing it. */
  readonly ordersInFlight: Map<string, { bodyHash: string; placing: Promise<PlacedOrder> }>
  /** Called after a new order is stored: its receipt is to be sent, and its money to be taken when it is due. */
  readonly onOrder: () => void
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

  const twin = deps.ordersInFlight.get(call.key)
  if (twin?.bodyHash === bodyHash) return twin.placing
  if (twin) {
    // Two bodies came with one key: once the first request is over, the stored order decides which body the key belongs to.
    await twin.placing.catch(() => {})
    const kept = await findOrderByKey(deps.db, call.key)
    if (kept) return sameOrder(deps, kept, bodyHash)
    // This waits only once: otherwise a crowd with one key could queue here without end.
    const next = deps.ordersInFlight.get(call.key)
    if (next && next.bodyHash !== bodyHash) throw new Problem('key-reused')
    if (next) return next.placing
  }

  const placing = placeOnce(deps, call, bodyHash)
  deps.ordersInFlight.set(call.key, { bodyHash, placing })
  try {
    return await placing
  } finally {
    deps.ordersInFlight.delete(call.key)
  }
}

async function placeOnce(deps: PlaceOrderDeps, call: PlaceOrderCall, bodyHash: string): Promise<PlacedOrder> {
  const kept = await findOrderByKey(deps.db, call.key)
  if (kept) return sameOrder(deps, kept, bodyHash)
  try {
    return await placeNew(deps, call, bodyHash)
  } catch (cause) {
    // Another server may have stored this very order meanwhile: then its own burritos were in its way.
    const isRefused = cause instanceof Problem
    const twin = isRefused ? await findOrderByKey(deps.db, call.key).catch(() => undefined) : undefined
    if (twin) return sameOrder(deps, twin, bodyHash)
    if (isRefused && endsCheckout(cause)) await letEarlierHoldGo(deps, call.key)
    throw cause
  }
}

/** As in the browser: whoever is turned away or asked by the bank sends the same order again (trust rule 3). */
function endsCheckout({ code, status }: Problem): boolean {
  return status < 500 && status !== 429 && code !== 'action-required'
}

async function placeNew(deps: PlaceOrderDeps, call: PlaceOrderCall, bodyHash: string): Promise<PlacedOrder> {
  const { request } = call
  const now = deps.now()
  const shop = await readShopNow(deps.db, now)
  const { restaurant, opening } = shop
  refuseUntaken(shop)
  checkOrderSize(request.lines, deps.largestOrder)
  const clock = restaurantClock(now, restaurant.timeZone)
  const code =
    request.code === undefined
      ? undefined
      : await findGoodCode(deps, {
          code: request.code,
          email: request.email,
          address: call.address,
          now,
          timeZone: restaurant.timeZone,
        })
  const agreed = agreeOnOrder(request, shop, { taken: deps.taken, code: code?.terms })
  const settings = kitchenSettings(shop)
  const wanted: WantedTime = {
    order: { weight: weightOf(request.lines, shop), road: agreed.way.terms?.minutesOnTheRoad ?? 0 },
    shown: request.time,
    settings,
    opening,
  }
  const kitchen = await readKitchen(deps.db.read, deps.db.engine, settings, now)
  const time = agreeOnTime(wanted, kitchen)
  await checkUnpaid(deps, { ...call, gateway: agreed.gateway, shop, wanted, kitchen, time })
  const stock = { lines: request.lines, time, day: clock.day, timeZone: restaurant.timeZone }
  checkStock(stock, shop.items)
  const admitted = await deps.limits.admit({ email: request.email, address: call.address, now })
  let stored: Stored | undefined
  try {
    stored = await store(deps, call, {
      bodyHash,
      agreed,
      code,
      shop,
      wanted,
      weights: new Map(shop.items.map(({ id, weight }) => [id, weight])),
      stock,
      now,
      clock,
      admitted,
    })
  } finally {
    admitted.leave(stored !== undefined)
  }
  if (stored) {
    deps.feed.announce({ orders: [stored.order.id], shop: stored.isCounted })
    deps.onOrder()
    return stored.order
  }
  throw new Problem('hold-released')
}

interface Stored extends KeptOrder {
  /** Fewer are left today than before. */
  readonly isCounted: boolean
}

/** Undefined when no order can be stored under this key any more: it has one, or its hold was let go. */
async function store(
  deps: PlaceOrderDeps,
  call: PlaceOrderCall,
  order: {
    bodyHash: string
    agreed: AgreedOrder
    code: GoodCode | undefined
    shop: ShopNow
    wanted: WantedTime
    weights: ReadonlyMap<string, number>
    stock: OrderOfStock
    now: Date
    clock: ReturnType<typeof restaurantClock>
    admitted: Admitted
  },
): Promise<Stored | undefined> {
  const { bodyHash, agreed, code, shop, wanted, weights, stock, now, clock } = order
  const { bill, gateway } = agreed
  const { request } = call
  const { isTest = false } = deps.payments
  const payment = { key: call.key, gateway, amount: bill.total, at: now.toISOString(), isTest } as const
  const stood = await standFor(deps, { ...call, payment, phone: shop.restaurant.phone, now })
  if (!stood) return undefined
  const { held, tried } = stood
  const newOrder: NewOrder = {
    id: inventOrderId(),
    idempotencyKey: call.key,
    bodyHash,
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    phone: request.phone ?? null,
    language: 'en',
    fulfilment: agreed.way.fulfilment,
    timestamp: now.toISOString(),
    businessDay: clock.day,
    localHour: hourOf(stock),
    bill,
    weight: wanted.order.weight,
    weights,
    time: stock.time,
    mailsAreWithheld: order.admitted.mailsAreWithheld,
  }
  let [isCounted, isStored] = [false, false]
  try {
    const kept = await insertOrder(deps.db, newOrder, held, async (trx) => {
      await tried?.pass(trx)
      const taken = await takeLimited(deps, trx, { ...call, gateway, shop, wanted, stock, code })
      isCounted = taken.counted.size > 0
      // The promise may be later than the one that was agreed on before the lock.
      return { ...taken, localHour: hourOf({ ...stock, time: taken.time }) }
    })
    isStored = kept !== undefined
    return kept && { ...kept, isCounted }
  } catch (cause) {
    if (cause instanceof PaymentLetGo) return undefined
    // Perhaps only the answer to the COMMIT was lost: the browser must retry with the same key.
    if (!(cause instanceof Problem)) throw new Problem('unconfirmed', { retryAfter: 2 }, cause)
    // What is gone was taken by a twin of this very request, at another server.
    if (await findOrderByKey(deps.db, call.key)) return undefined
    await letHoldGo(deps, call.key, held, payment.at)
    throw cause
  } finally {
    await tried?.end(isStored ? 'stored' : 'passed').catch(() => {})
  }
}

/** The hour at the restaurant by which the sales count the order. */
function hourOf({ time, timeZone }: OrderOfStock): number {
  return restaurantClock(new Date(time.promise.readyBy), timeZone).hour
}

function sameOrder({ feed }: PlaceOrderDeps, kept: KeptOrder, bodyHash: string): PlacedOrder {
  if (kept.bodyHash !== bodyHash) throw new Problem('key-reused')
  // The request that stored the order may have died before telling the kitchen; telling the kitchen twice does no harm.
  feed.announce({ orders: [kept.order.id] })
  return kept.order
}
