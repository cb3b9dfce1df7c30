// What no card stands for takes little (trust rule 23): the size of one order, where cards are taken the share of each hour,
// and where none are, the open orders of a mailbox and of a network address. Checked before the order is written down, and
// again in the transaction that stores it, under the lock on the capacity.
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
  /** The customer's network address. */
  readonly address: string
  readonly gateway: PaidWith
  readonly shop: ShopNow
  readonly requestedTime: RequestedTime
  /** Undefined where nobody has to know: without a speed everything fits. */
  readonly kitchen: KitchenNow | undefined
  readonly time: OrderTime
}

export function isWithoutCard(gateway: PaidWith): boolean {
  return gateway === 'counter' || gateway === 'free'
}

/** Whether open orders are counted: where cards are taken, the hours are. */
export function countsOpenOrders(
  { acceptedCards, orderLimits }: LimitUnpaidDeps,
  gateway: PaidWith,
): boolean {
  return acceptedCards.cards === null && orderLimits.countsOpen && isWithoutCard(gateway)
}

/** Before anything is written down. */
export async function assertUnpaidLimits(deps: LimitUnpaidDeps, order: UnpaidOrder): Promise<void> {
  const { db } = deps
  if (!isWithoutCard(order.gateway)) return
  assertUnpaidSize(deps, order)
  await assertUnpaidHourHasRoom(deps, db.read, order)
  if (!countsOpenOrders(deps, order.gateway)) return
  const [open, key] = [await readOpenUnpaid(db.read, db.engine), await readClientAddressKey(db.read)]
  assertOpenUnpaidLimit(open, order, key === null ? null : hashAddress(clientAddressOf(order.address), key))
}

/** In the transaction that stores the order, under the lock. Answers the mark of the address, where open orders are counted. */
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
  const kept = isInUse ? await readClientAddressKey(trx) : null
  const key = kept ?? generateAddressKey()
  if (kept === null) await rotateClientAddressKey(trx, key)
  const mark = hashAddress(clientAddressOf(order.address), key)
  assertOpenUnpaidLimit(open, order, mark)
  return mark
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
  inside: Kysely<Tables>,
  { gateway, shop, requestedTime, kitchen, time }: UnpaidOrder,
): Promise<void> {
  if (acceptedCards.cards === null || !kitchen?.speed) return
  const { order, shown, settings } = requestedTime
  const hours = await readUnpaidHours(inside, kitchen, shop)
  if (hours.fits(order.weight, Date.parse(time.promise.readyBy))) return
  const chosen = shown?.isScheduled ? shown.at : undefined
  const times = markCardTimes(
    availableTimes(order, kitchen, settings, chosen),
    (at) => !hours.fits(order.weight, readyByOf(at, order)),
  )
  if (gateway === 'counter') throw new Problem('card-required', { times })
  // No card can stand for a total of zero: for this order there are only the other times.
  const freeTimes = timesWithoutCard(times)
  const slots = chosen === undefined ? freeTimes.slots : nearestSlots(freeTimes.slots, chosen)
  throw new Problem('time-unavailable', { times: { ...freeTimes, slots } })
}

/** The same words whoever has too many: nobody learns from them whose orders are open. */
function assertOpenUnpaidLimit(
  open: Awaited<ReturnType<typeof readOpenUnpaid>>,
  { request, shop }: UnpaidOrder,
  mark: string | null,
): void {
  const mailbox = mailboxOf(request.email)
  const ofMailbox = open.filter((one) => one.mailbox === mailbox).length
  const ofClientAddress = open.filter(({ client }) => client !== null && client === mark).length
  if (ofMailbox < maxUnpaidPerMailbox && ofClientAddress < maxUnpaidPerAddress) return
  throw new Problem('too-many-unpaid', { phone: shop.restaurant.phone })
}
