// A customer places an order, exactly once per idempotency key: price the order, record the payment, hold the money, and store
// the order. The money is captured later.
import { hash } from 'node:crypto'
import { restaurantClock } from '#domain/restaurant/business-day.ts'
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import type { PaidWith, PlacedOrder } from '#domain/orders/order.ts'
import { acceptedPaymentMethods, type AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import { parseDemoToken } from '#domain/payments/test-cards.ts'
import { assertOrderSize } from '#domain/orders/order-size.ts'
import { Problem } from '#domain/basics/problems.ts'
import { weightOf } from '#domain/restaurant/wait-times.ts'
import { language } from '#words/basics/locale.ts'
import { gatewayFor, locationOf, needsOtherKeys, type PaymentGateway } from '../../adapters/payments.ts'
import { isDatabaseDown } from '../../db/engine/database-errors.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { findOrderByKey, insertOrder, type StoredOrder, type NewOrder } from '../../db/orders/orders.ts'
import { findBegunPayment, HoldReleased } from '../../db/payments/payments.ts'
import type { ShopNow } from '../../db/restaurant/shop.ts'
import { generateOrderId } from '../../secrets/order-secrets.ts'
import { kitchenSettings, readKitchen } from '../../db/kitchen/kitchen-now.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'
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
  readonly restaurant: Pick<RestaurantNow, 'current' | 'shop' | 'readShop' | 'refresh'>
  readonly orderLimits: OrderLimits
  readonly cardLimits: CardLimits
  /** The maximum number of burritos in one order (R16). */
  readonly largestOrder: number
  /** Orders being placed right now, by idempotency key: a retry waits for the first request instead of racing it. */
  readonly ordersInFlight: Map<string, { bodyHash: string; pending: Promise<PlacedOrder> }>
  /** Called after a new order is stored, so that the jobs email its receipt now and capture its payment later. */
  readonly onOrderPlaced: () => void
  readonly log: Pick<Log, 'error'>
}

export interface PlaceOrderCall {
  /** The idempotency key of the checkout. */
  readonly key: string
  readonly rawBody: string
  readonly request: OrderRequest
  readonly ip: string
}

export async function placeOrder(deps: PlaceOrderDeps, call: PlaceOrderCall): Promise<PlacedOrder> {
  const bodyHash = hash('sha256', call.rawBody, 'base64url')

  const inFlight = deps.ordersInFlight.get(call.key)
  if (inFlight?.bodyHash === bodyHash) return inFlight.pending
  if (inFlight) {
    // Two different bodies share one key: after the first request ends, the stored order decides which body owns the key.
    await inFlight.pending.catch(() => {})
    const stored = await findOrderByKey(deps.db, call.key)
    if (stored) return replayOrder(deps, stored, bodyHash)
    // A request waits only once: otherwise many requests with one key could queue here forever.
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

/** The key is not looked up first: the INSERT that it is unique for shows that an order is new (trust rule 3). */
async function placeOrReplay(
  deps: PlaceOrderDeps,
  call: PlaceOrderCall,
  bodyHash: string,
): Promise<PlacedOrder> {
  try {
    return await placeNewOrder(deps, call, bodyHash)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    // A retry of a stored order is refused, too: its payment has an order, and the burritos may be sold out by now.
    const stored = await findOrderByKey(deps.db, call.key).catch((failure: unknown) => {
      throw endsCheckout(error) ? failure : error
    })
    if (stored) return replayOrder(deps, stored, bodyHash)
    if (endsCheckout(error)) await releaseEarlierHold(deps, call.key)
    throw error
  }
}

function replayOrder({ feed }: PlaceOrderDeps, stored: StoredOrder, bodyHash: string): PlacedOrder {
  if (stored.bodyHash !== bodyHash) throw new Problem('idempotency-key-reused')
  // The request that stored the order may have crashed before announcing the order; announcing twice is harmless.
  feed.announce({ orders: [stored.order.id] })
  return stored.order
}

/** True for a final refusal. After any other problem the browser retries with the same key and still needs the hold (trust rule 3). */
function endsCheckout({ code, status }: Problem): boolean {
  return status < 500 && status !== 429 && code !== 'action-required'
}

async function placeNewOrder(
  deps: PlaceOrderDeps,
  call: PlaceOrderCall,
  bodyHash: string,
): Promise<PlacedOrder> {
  const { request, ip } = call
  const now = deps.now()
  const open = await checkWithShop(deps, await deps.restaurant.shop(now), now, (shop) => {
    assertAcceptingOrders(shop)
    return shop
  })
  assertOrderSize(request.lines, deps.largestOrder)
  const promoCode =
    request.promoCode === undefined
      ? undefined
      : await requireValidPromoCode(deps, {
          code: request.promoCode,
          email: request.email,
          ip,
          now,
          timeZone: deps.restaurant.current().timeZone,
        })
  const checked = await checkWithShop(deps, open, now, (shop) =>
    checkOrder(deps, call, { shop, promoCode, now }),
  )
  const admission = await deps.orderLimits.admit({ email: request.email, ip, now })
  let stored: NewlyStoredOrder | undefined
  try {
    stored = await holdAndStore(deps, call, {
      ...checked,
      bodyHash,
      promoCode,
      weights: new Map(checked.shop.items.map(({ id, weight }) => [id, weight])),
      now,
      admission,
    })
  } finally {
    admission.leave(stored !== undefined)
  }
  // If the order is stored already, placeOrReplay() finds it and returns it instead of this problem.
  if (!stored) throw new Problem('hold-released')
  deps.feed.announce({ orders: [stored.order.id], shop: stored.isStockReduced })
  deps.onOrderPlaced()
  return stored.order
}

/** The shop in memory may be outdated for a moment, so nothing is refused before the shop is read again. */
async function checkWithShop<Checked>(
  { restaurant }: Pick<PlaceOrderDeps, 'restaurant'>,
  known: ShopNow,
  now: Date,
  check: (shop: ShopNow) => Checked | Promise<Checked>,
): Promise<Checked> {
  try {
    return await check(known)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return check(await restaurant.readShop(now))
  }
}

interface CheckedOrder {
  readonly shop: ShopNow
  readonly resolved: ResolvedOrder
  readonly requestedTime: RequestedTime
  readonly stockRequest: StockRequest
  readonly clock: ReturnType<typeof restaurantClock>
}

/** Everything that is checked before money is held, and again when the order is stored (reserve-limited.ts). */
async function checkOrder(
  deps: PlaceOrderDeps,
  call: PlaceOrderCall,
  {
    shop,
    promoCode,
    now,
  }: { readonly shop: ShopNow; readonly promoCode: ValidPromoCode | undefined; readonly now: Date },
): Promise<CheckedOrder> {
  const { request } = call
  const { timeZone } = shop.restaurant
  const resolved = resolveOrder(request, shop, {
    acceptedCards: deps.acceptedCards,
    promoCode: promoCode?.terms,
  })
  const settings = kitchenSettings(shop)
  const requestedTime: RequestedTime = {
    order: {
      weight: weightOf(request.lines, shop),
      travelMinutes: resolved.fulfillment.terms?.travelMinutes ?? 0,
    },
    shown: request.time,
    settings,
    opening: shop.opening,
  }
  const kitchen = await readKitchen(deps.db.read, deps.db.engine, settings, now)
  const time = resolveTime(requestedTime, kitchen)
  await assertUnpaidLimits(deps, { ...call, gateway: resolved.gateway, shop, requestedTime, kitchen, time })
  const clock = restaurantClock(now, timeZone)
  const stockRequest = { lines: request.lines, time, day: clock.day, timeZone }
  assertStockForOrder(stockRequest, shop.items)
  return { shop, resolved, requestedTime, stockRequest, clock }
}

interface NewlyStoredOrder extends StoredOrder {
  /** The order reduced today's stock of an item, so the menu has changed as well. */
  readonly isStockReduced: boolean
}

/** Undefined when this key can no longer store an order: either it already has one, or its hold was released. */
async function holdAndStore(
  deps: PlaceOrderDeps,
  call: PlaceOrderCall,
  order: CheckedOrder & {
    bodyHash: string
    promoCode: ValidPromoCode | undefined
    weights: ReadonlyMap<string, number>
    now: Date
    admission: Admission
  },
): Promise<NewlyStoredOrder | undefined> {
  const { bodyHash, resolved, promoCode, shop, requestedTime, weights, stockRequest, now, clock } = order
  const { bill, gateway } = resolved
  const { request } = call
  const at = now.toISOString()
  const payments = await gatewayOfToken(deps, call, { gateway, shop })
  const { isTestMode, account } = locationOf(payments)
  const payment = {
    key: call.key,
    gateway,
    amount: bill.total,
    at,
    isTestMode,
    // Cash is in no account.
    account: gateway === 'card' ? account : null,
  } as const
  const authorized = await authorizePayment(
    { ...deps, payments },
    { ...call, payment, phone: shop.restaurant.phone, now },
  )
  if (!authorized) return undefined
  const { authorization, attempt } = authorized
  const newOrder: NewOrder = {
    id: generateOrderId(),
    idempotencyKey: call.key,
    bodyHash,
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    phone: request.phone ?? null,
    language,
    fulfillmentDetails: resolved.fulfillment.fulfillmentDetails,
    timestamp: now.toISOString(),
    businessDay: clock.day,
    localHour: salesHourOf(stockRequest),
    bill,
    weight: requestedTime.order.weight,
    weights,
    time: stockRequest.time,
    emailsAreWithheld: order.admission.emailsAreWithheld,
    cardAttempt: attempt?.id,
  }
  let isStockReduced = false
  let isStored = false
  try {
    const stored = await insertOrder(deps.db, newOrder, authorization, async (trx) => {
      const reserved = await reserveLimited(deps, trx, {
        ...call,
        gateway,
        shop,
        requestedTime,
        stockRequest,
        promoCode,
      })
      isStockReduced = reserved.counted.size > 0
      // The time that was reserved may be later than the time that was resolved before the money was held.
      return { ...reserved, localHour: salesHourOf({ ...stockRequest, time: reserved.time }) }
    })
    isStored = stored !== undefined
    return stored && { ...stored, isStockReduced }
  } catch (error) {
    if (error instanceof HoldReleased) return undefined
    // The COMMIT may have succeeded and only the response was lost, so the browser must retry with the same key.
    if (isDatabaseDown(error)) throw new Problem('unconfirmed', { retryAfter: 2 }, error)
    // A refusal or a bug came before the COMMIT. If another server has just stored this order, that order keeps the hold.
    if (authorization.by === 'gateway')
      await releaseHold({ ...deps, payments }, call.key, authorization.intent, payment.at)
    throw error
  } finally {
    await attempt?.end(isStored ? 'stored' : 'passed').catch(() => {})
  }
}

/**
 * The gateway whose keys made the order's token. The keys may have changed since the page was loaded: then an order that has begun
 * ends at the gateway that it began with, and any other is refused with the payment methods of now, so that no card is charged
 * by another account than its customer saw.
 */
async function gatewayOfToken(
  deps: PlaceOrderDeps,
  { key, request }: PlaceOrderCall,
  { gateway, shop }: { readonly gateway: PaidWith; readonly shop: ShopNow },
): Promise<PaymentGateway> {
  if (gateway !== 'card' && gateway !== 'demo') return deps.payments
  const { paymentToken = '' } = request
  const now = deps.acceptedCards.stripe?.publishableKey
  // A program need not name the key: a token of another account is unknown to the gateway anyway.
  const named = request.publishableKey ?? (parseDemoToken(paymentToken) ? undefined : now)
  if (named === now) return deps.payments
  const begun = await findBegunPayment(deps.db, key)
  if (begun && !needsOtherKeys(deps.payments, begun)) return gatewayFor(deps.payments, begun) ?? deps.payments
  throw new Problem('payment-methods-changed', {
    paymentMethods: acceptedPaymentMethods(shop.paymentMethods, deps.acceptedCards),
  })
}

/** The restaurant's local hour under which the sales report counts the order. */
function salesHourOf({ time, timeZone }: StockRequest): number {
  return restaurantClock(new Date(time.promise.readyBy), timeZone).hour
}
