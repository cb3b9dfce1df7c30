// A customer places an order, once for each idempotency key: price it, hold the money, store it; the capture follows.
import { hash } from 'node:crypto'
import { restaurantClock } from '#domain/business-day.ts'
import type { OrderRequest } from '#domain/order-form.ts'
import type { PlacedOrder } from '#domain/order.ts'
import { quote, type Quote } from '#domain/pricing.ts'
import { findItem, type Menu } from '#domain/menu.ts'
import { checkOrderSize } from '#domain/order-size.ts'
import { Problem } from '#domain/problems.ts'
import { GatewaySilent, type PaymentGateway } from '../adapters/payments.ts'
import type { Feed } from '../db/feed.ts'
import type { Database } from '../db/open.ts'
import { findOrderByKey, insertOrder, type KeptOrder } from '../db/orders.ts'
import { readShop } from '../db/shop.ts'
import { inventOrderId } from '../secrets/order-ids.ts'
import type { Admitted, OrderLimits } from './limit-orders.ts'

export interface PlaceOrderDeps {
  readonly db: Database
  readonly feed: Feed
  readonly payments: PaymentGateway
  readonly now: () => Date
  readonly limits: OrderLimits
  /** The most burritos that the kitchen can cook for one order (R16). */
  readonly largestOrder: number
  /** Orders being placed at this moment, by idempotency key: a retry waits for the first request instead of racing it. */
  readonly ordersInFlight: Map<string, { bodyHash: string; placing: Promise<PlacedOrder> }>
  /** Called after a new order is stored: its hold is to be captured and its receipt to be sent. */
  readonly onOrder: () => void
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
  const { request } = call
  const now = deps.now()
  const kept = await findOrderByKey(deps.db, call.key)
  if (kept) return sameOrder(deps, kept, bodyHash)

  const { items: menu, pause } = await readShop(deps.db, now)
  if (pause) throw new Problem('paused', { until: pause.until })
  checkOrderSize(request.lines, deps.largestOrder)
  const price = priceFor(request, menu)
  const admitted = await deps.limits.admit({ email: request.email, address: call.address, now })
  let stored: KeptOrder | undefined
  try {
    stored = await store(deps, call, { bodyHash, price, now, admitted })
  } finally {
    admitted.leave(stored !== undefined)
  }
  if (stored) {
    deps.feed.announce({ orders: [stored.order.id] })
    deps.onOrder()
    return stored.order
  }

  // Another server stored this key between our read and our INSERT.
  const winner = await findOrderByKey(deps.db, call.key)
  if (!winner) throw new Problem('unconfirmed', { retryAfter: 2 })
  return sameOrder(deps, winner, bodyHash)
}

async function store(
  deps: PlaceOrderDeps,
  call: PlaceOrderCall,
  order: { bodyHash: string; price: Quote; now: Date; admitted: Admitted },
): Promise<KeptOrder | undefined> {
  const { bodyHash, price, now, admitted } = order
  const { request } = call
  const authorisation = await holdMoney(deps.payments, call, price)
  const clock = restaurantClock(now, deps.db.timeZone)
  return insertOrder(deps.db, {
    id: inventOrderId(),
    idempotencyKey: call.key,
    bodyHash,
    firstName: request.firstName,
    lastName: request.lastName,
    email: request.email,
    delivery: request.delivery ?? billingOf(request),
    timestamp: now.toISOString(),
    businessDay: clock.day,
    localHour: clock.hour,
    quote: price,
    authorisation,
    mailsAreWithheld: admitted.mailsAreWithheld,
  }).catch((cause: unknown) => {
    // Perhaps only the answer to the COMMIT was lost: the browser must retry with the same key.
    throw new Problem('unconfirmed', { retryAfter: 2 }, cause)
  })
}

function sameOrder({ feed }: PlaceOrderDeps, kept: KeptOrder, bodyHash: string): PlacedOrder {
  if (kept.bodyHash !== bodyHash) throw new Problem('key-reused')
  // The request that stored the order may have died before telling the kitchen; telling the kitchen twice does no harm.
  feed.announce({ orders: [kept.order.id] })
  return kept.order
}

/** Trust rule 1: our own prices decide. A customer who was shown another total is asked again. */
function priceFor({ lines, expectedTotal }: OrderRequest, menu: Menu): Quote {
  const price = quote(lines, menu)
  const soldOut = lines.map((line) => line.item).filter((item) => findItem(menu, item)?.soldOut)
  if (soldOut.length > 0) throw new Problem('sold-out', { items: soldOut })
  if (price.total !== expectedTotal) throw new Problem('price-changed', { quote: price })
  return price
}

async function holdMoney(payments: PaymentGateway, call: PlaceOrderCall, price: Quote): Promise<string> {
  const held = await payments
    .authorise({
      key: call.key,
      token: call.request.paymentToken,
      amount: price.total,
      billing: billingOf(call.request),
    })
    .catch((cause: unknown) => {
      if (cause instanceof GatewaySilent) throw new Problem('gateway-silent', { retryAfter: 2 }, cause)
      throw cause
    })
  if (held.outcome === 'declined') throw new Problem('card-declined')
  if (held.outcome === 'unreadable-token') {
    throw new Problem('invalid', { faults: { paymentToken: { code: 'token-wrong' } } })
  }
  return held.authorisation
}

function billingOf({ address, city, state, zipcode }: OrderRequest) {
  return { address, city, state, zipcode }
}
