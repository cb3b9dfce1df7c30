// What no card stands for takes little (trust rule 23): the size of one order, where cards are taken the share of each hour,
// and where none are, the open orders of a mailbox and of a network address. Checked before the order is written down, and
// again in the transaction that stores it, under the lock on the capacity.
import type { Kysely, Transaction } from 'kysely'
import type { OrderRequest } from '#domain/orders/order-form.ts'
import { mailboxOf, openUnpaidOfMailbox, openUnpaidOfNeighbour } from '#domain/orders/order-limits.ts'
import { timesFor, type OrderTime } from '#domain/kitchen/order-times.ts'
import type { PaidWith } from '#domain/orders/order.ts'
import type { CardsTaken } from '#domain/restaurant/payment-methods.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { KitchenNow } from '#domain/kitchen/promise.ts'
import { markCardTimes, readyByOf, timesWithoutCard } from '#domain/payments/unpaid-capacity.ts'
import { nearestSlots } from '#domain/restaurant/wait-times.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { ShopNow } from '../../db/restaurant/shop.ts'
import {
  readAddressKey,
  readOpenUnpaid,
  readUnpaidHours,
  renewAddressKey,
} from '../../db/payments/unpaid-orders.ts'
import { neighbourOf, inventAddressKey, markAddress } from '../../limits/client-address.ts'
import type { WantedTime } from '../orders/resolve-time.ts'
import type { OrderLimits } from '../orders/limit-orders.ts'

export interface LimitUnpaidDeps {
  readonly db: Database
  readonly taken: CardsTaken
  readonly limits: Pick<OrderLimits, 'countsOpen'>
}

export interface OrderToLimit {
  readonly request: OrderRequest
  /** The customer's network address. */
  readonly address: string
  readonly gateway: PaidWith
  readonly shop: ShopNow
  readonly wanted: WantedTime
  /** Undefined where nobody has to know: without a speed everything fits. */
  readonly kitchen: KitchenNow | undefined
  readonly time: OrderTime
}

export function hasNoCard(gateway: PaidWith): boolean {
  return gateway === 'counter' || gateway === 'free'
}

/** Whether open orders are counted: where cards are taken, the hours are. */
export function countsOpenOrders({ taken, limits }: LimitUnpaidDeps, gateway: PaidWith): boolean {
  return taken.cards === null && limits.countsOpen && hasNoCard(gateway)
}

/** Before anything is written down. */
export async function checkUnpaid(deps: LimitUnpaidDeps, order: OrderToLimit): Promise<void> {
  const { db } = deps
  if (!hasNoCard(order.gateway)) return
  refuseLarge(deps, order)
  await refuseFullHour(deps, db.read, order)
  if (!countsOpenOrders(deps, order.gateway)) return
  const [open, key] = [await readOpenUnpaid(db.read, db.engine), await readAddressKey(db.read)]
  refuseOpen(open, order, key === null ? null : markAddress(neighbourOf(order.address), key))
}

/** In the transaction that stores the order, under the lock. Answers the mark of the address, where open orders are counted. */
export async function takeUnpaid(
  deps: LimitUnpaidDeps,
  trx: Transaction<Tables>,
  order: OrderToLimit,
): Promise<string | null> {
  if (!hasNoCard(order.gateway)) return null
  refuseLarge(deps, order)
  await refuseFullHour(deps, trx, order)
  if (!countsOpenOrders(deps, order.gateway)) return null
  const open = await readOpenUnpaid(trx, deps.db.engine)
  const isInUse = open.some(({ neighbour }) => neighbour !== null)
  const kept = isInUse ? await readAddressKey(trx) : null
  const key = kept ?? inventAddressKey()
  if (kept === null) await renewAddressKey(trx, key)
  const mark = markAddress(neighbourOf(order.address), key)
  refuseOpen(open, order, mark)
  return mark
}

function refuseLarge({ taken }: LimitUnpaidDeps, { gateway, shop, wanted }: OrderToLimit): void {
  const { most } = shop.paying.withoutCard
  if (wanted.order.weight <= most) return
  if (taken.cards !== null && gateway === 'counter') throw new Problem('too-large-without-card', { most })
  throw new Problem('call-for-more', { most, phone: shop.restaurant.phone })
}

async function refuseFullHour(
  { taken }: LimitUnpaidDeps,
  inside: Kysely<Tables>,
  { gateway, shop, wanted, kitchen, time }: OrderToLimit,
): Promise<void> {
  if (taken.cards === null || !kitchen?.speed) return
  const { order, shown, settings } = wanted
  const hours = await readUnpaidHours(inside, kitchen, shop)
  if (hours.fits(order.weight, Date.parse(time.promise.readyBy))) return
  const chosen = shown?.isScheduled ? shown.at : undefined
  const times = markCardTimes(
    timesFor(order, kitchen, settings, chosen),
    (at) => !hours.fits(order.weight, readyByOf(at, order)),
  )
  if (gateway === 'counter') throw new Problem('card-needed', { times })
  // No card can stand for a total of zero: for this order there are only the other times.
  const left = timesWithoutCard(times)
  const slots = chosen === undefined ? left.slots : nearestSlots(left.slots, chosen)
  throw new Problem('time-changed', { times: { ...left, slots } })
}

/** The same words whoever has too many: nobody learns from them whose orders are open. */
function refuseOpen(
  open: Awaited<ReturnType<typeof readOpenUnpaid>>,
  { request, shop }: OrderToLimit,
  mark: string | null,
): void {
  const mailbox = mailboxOf(request.email)
  const ofMailbox = open.filter((one) => one.mailbox === mailbox).length
  const ofNeighbour = open.filter(({ neighbour }) => neighbour !== null && neighbour === mark).length
  if (ofMailbox < openUnpaidOfMailbox && ofNeighbour < openUnpaidOfNeighbour) return
  throw new Problem('unpaid-open', { phone: shop.restaurant.phone })
}
