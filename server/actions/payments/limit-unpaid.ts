// Limits orders that are not paid by card (trust rule 23): the size of one order; the share of each hour if the restaurant
// accepts cards; and otherwise the open orders per mailbox and per client address. Checked before the payment is recorded, and
// again under the capacity lock, in the transaction that stores the order.
import type { Kysely, Transaction } from 'kysely'
import type { OrderRequest } from '#domain/orders/order-request-schema.ts'
import { mailboxOf, maxUnpaidPerMailbox, maxUnpaidPerAddress } from '#domain/orders/order-limits.ts'
import { availableTimes, type OrderTime } from '#domain/kitchen/order-times.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { KitchenNow } from '#domain/kitchen/promise.ts'
import { markCardTimes, readyByOf, timesWithoutCard } from '#domain/payments/unpaid-capacity.ts'
import { nearestSlots } from '#domain/restaurant/wait-times.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { ShopNow } from '../../db/restaurant/shop.ts'
import {
  readClientAddressKey,
  readOpenUnpaid,
  readUnpaidHours,
  rotateClientAddressKey,
} from '../../db/payments/unpaid-orders.ts'
import { clientAddressOf, generateAddressKey, hashAddress } from '../../limits/client-address.ts'
import type { RequestedTime } from '../orders/resolve-time.ts'
import type { OrderLimits } from '../orders/limit-orders.ts'

export interface LimitUnpaidDeps {
  readonly db: Database
  readonly acceptedCards: AcceptedCards
  readonly orderLimits: Pick<OrderLimits, 'countsOpen'>
}

export interface UnpaidOrder {
  readonly request: OrderRequest
  readonly ip: string
  readonly gateway: PaidWith
  readonly shop: ShopNow
  readonly requestedTime: RequestedTime
  /** Undefined if the kitchen has no set speed, and thus no capacity limit. */
  readonly kitchen: KitchenNow | undefined
  readonly time: OrderTime
}

export function isWithoutCard(gateway: PaidWith): boolean {
  return gateway === 'counter' || gateway === 'free'
}

/** A restaurant that accepts cards limits the share of each hour instead. */
export function countsOpenOrders(
  { acceptedCards, orderLimits }: LimitUnpaidDeps,
  gateway: PaidWith,
): boolean {
  return acceptedCards.cards === null && orderLimits.countsOpen && isWithoutCard(gateway)
}

/** The check before anything is recorded. */
export async function assertUnpaidLimits(deps: LimitUnpaidDeps, order: UnpaidOrder): Promise<void> {
  const { db } = deps
  if (!isWithoutCard(order.gateway)) return
  assertUnpaidSize(deps, order)
  await assertUnpaidHourHasRoom(deps, db.read, order)
  if (!countsOpenOrders(deps, order.gateway)) return
  const [open, key] = [await readOpenUnpaid(db.read, db.engine), await readClientAddressKey(db.read)]
  assertOpenUnpaidLimit(open, order, key === null ? null : hashAddress(clientAddressOf(order.ip), key))
}

/** The check under the capacity lock. Returns the hashed client address to store if open orders are counted. */
export async function reserveUnpaid(
  deps: LimitUnpaidDeps,
  trx: Transaction<Tables>,
  order: UnpaidOrder,
): Promise<string | null> {
  if (!isWithoutCard(order.gateway)) return null
  assertUnpaidSize(deps, order)
  await assertUnpaidHourHasRoom(deps, trx, order)
  if (!countsOpenOrders(deps, order.gateway)) return null
  const open = await readOpenUnpaid(trx, deps.db.engine)
  const isInUse = open.some(({ client }) => client !== null)
  const storedKey = isInUse ? await readClientAddressKey(trx) : null
  const key = storedKey ?? generateAddressKey()
  if (storedKey === null) await rotateClientAddressKey(trx, key)
  const addressHash = hashAddress(clientAddressOf(order.ip), key)
  assertOpenUnpaidLimit(open, order, addressHash)
  return addressHash
}

function assertUnpaidSize(
  { acceptedCards }: LimitUnpaidDeps,
  { gateway, shop, requestedTime }: UnpaidOrder,
): void {
  const { most } = shop.paymentMethods.withoutCard
  if (requestedTime.order.weight <= most) return
  if (acceptedCards.cards !== null && gateway === 'counter')
    throw new Problem('too-large-without-card', { most })
  throw new Problem('call-to-order', { most, phone: shop.restaurant.phone })
}

async function assertUnpaidHourHasRoom(
  { acceptedCards }: LimitUnpaidDeps,
  db: Kysely<Tables>,
  { gateway, shop, requestedTime, kitchen, time }: UnpaidOrder,
): Promise<void> {
  if (acceptedCards.cards === null || !kitchen?.speed) return
  const { order, shown, settings } = requestedTime
  const hours = await readUnpaidHours(db, kitchen, shop)
  if (hours.fits(order.weight, Date.parse(time.promise.readyBy))) return
  const chosen = shown?.isScheduled ? shown.at : undefined
  const times = markCardTimes(
    availableTimes(order, kitchen, settings, chosen),
    (at) => !hours.fits(order.weight, readyByOf(at, order)),
  )
  if (gateway === 'counter') throw new Problem('card-required', { times })
  // A total of zero cannot be paid by card, so this order can only have a time that requires no card.
  const freeTimes = timesWithoutCard(times)
  const slots = chosen === undefined ? freeTimes.slots : nearestSlots(freeTimes.slots, chosen)
  throw new Problem('time-unavailable', { times: { ...freeTimes, slots } })
}

/** Mailbox and client address get the same answer, so that nobody learns whose orders are open. */
function assertOpenUnpaidLimit(
  open: Awaited<ReturnType<typeof readOpenUnpaid>>,
  { request, shop }: UnpaidOrder,
  addressHash: string | null,
): void {
  const mailbox = mailboxOf(request.email)
  const ofMailbox = open.filter((other) => other.mailbox === mailbox).length
  const ofClientAddress = open.filter(({ client }) => client !== null && client === addressHash).length
  if (ofMailbox < maxUnpaidPerMailbox && ofClientAddress < maxUnpaidPerAddress) return
  throw new Problem('too-many-unpaid', { phone: shop.restaurant.phone })
}
