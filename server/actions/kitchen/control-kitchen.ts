// The kitchen marks items and choices sold out, sets how many are left, pauses and resumes orders, and sets busy times.
import type { BusyBody, StockBody, PauseBody, SoldOutBody } from '#domain/kitchen/kitchen-api.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { businessDayOf, nextBusinessDay } from '#domain/restaurant/business-day.ts'
import { changed, type AuditAction, type AuditTarget, menuTarget } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { openingAt } from '#domain/restaurant/open-spans.ts'
import { findItem, type MenuItem, type MenuItems } from '#domain/menu/menu.ts'
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Transaction } from 'kysely'
import { writeAuditEntry } from '../../db/people/audit.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { untilFurtherNotice } from '../../db/menu/menu.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'
import type { ShopNow } from '../../db/restaurant/shop.ts'
import type { RestaurantNow } from '../../live/restaurant-now.ts'
import { setBusy, setPause } from '../../db/restaurant/shop-state.ts'
import { setChoiceSoldOut, setSoldOut } from '../../db/menu/sold-out.ts'
import { lockRemaining, setRemaining } from '../../db/menu/stock.ts'

const theShop: AuditTarget = { kind: 'shop', id: 'shop', name: 'shop' }

export interface ControlKitchenDeps {
  readonly db: Database
  readonly feed: Feed
  readonly acceptedCards: () => AcceptedCards
  readonly now: () => Date
  readonly restaurant: Pick<RestaurantNow, 'readShop' | 'menuReply'>
}

export async function markSoldOut(
  deps: ControlKitchenDeps,
  { staff, soldOut, item: itemId, choice: choiceId }: SoldOutBody & { staff: StaffMember },
): Promise<MenuReply> {
  const { items, groups, restaurant } = await deps.restaurant.readShop(deps.now())
  const until = {
    today: () => nextBusinessDay(deps.now(), restaurant.timeZone).toISOString(),
    later: () => untilFurtherNotice,
    no: () => null,
  }[soldOut]()
  if (choiceId !== undefined) {
    const choice = groups.flatMap(({ choices }) => choices).find(({ id }) => id === choiceId)
    if (!choice) throw new Problem('invalid', { errors: { choice: { code: 'gone' } } })
    const action = changed(menuTarget('choice', choice), diff(null, { soldOut }))
    return changeShop(deps, staff, action, (trx) => setChoiceSoldOut(trx, deps.db.engine, choiceId, until))
  }
  const item = requireItem(items, itemId)
  const action = changed(menuTarget('item', item), diff(null, { soldOut }))
  return changeShop(deps, staff, action, (trx) => setSoldOut(trx, item.id, until))
}

/** R59: sets how many are left for the rest of the business day; null stops counting. */
export async function updateRemaining(
  deps: ControlKitchenDeps,
  { staff, item: itemId, remaining, from }: StockBody & { staff: StaffMember },
): Promise<MenuReply> {
  const { db, now } = deps
  const { items, restaurant } = await deps.restaurant.readShop(now())
  const item = requireItem(items, itemId)
  const day = businessDayOf(now(), restaurant.timeZone)
  await db.transaction(async (trx) => {
    const before = await lockRemaining(trx, item.id, day)
    const after =
      remaining === null || from === undefined ? remaining : adjustRemaining(before, remaining - from)
    if (after === before) return
    await setRemaining(trx, item.id, after, day)
    const action = changed(menuTarget('item', item), diff({ remaining: before }, { remaining: after }))
    await writeAuditEntry(trx, { at: now().toISOString(), by: staff.username, action })
  })
  return announceShop(deps)
}

/** Applies the cook's change to the current count, which orders have lowered since; a count that was stopped stays stopped. */
function adjustRemaining(before: number | null, by: number): number | null {
  return before === null ? null : Math.max(0, before + by)
}

function requireItem(items: MenuItems, id: string | undefined): MenuItem {
  const item = findItem(items, id ?? '')
  if (!item) throw new Problem('invalid', { errors: { item: { code: 'gone' } } })
  return item
}

export function pauseOrders(
  deps: ControlKitchenDeps,
  { staff, minutes }: PauseBody & { staff: StaffMember },
): Promise<MenuReply> {
  const now = deps.now()
  const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000).toISOString()
  const action = changed(theShop, diff(null, { pause: minutes ?? true }))
  return changeShop(deps, staff, action, (trx) => setPause(trx, { at: now.toISOString(), until }))
}

export function resumeOrders(
  deps: ControlKitchenDeps,
  { staff }: { staff: StaffMember },
): Promise<MenuReply> {
  return changeShop(deps, staff, changed(theShop, diff(null, { pause: false })), (trx) => setPause(trx, null))
}

/** R47: makes every promise for an order placed now later by some minutes, for as long as staff choose; null ends busy. */
export async function setKitchenBusy(
  deps: ControlKitchenDeps,
  { staff, minutes, lasts }: BusyBody & { staff: StaffMember },
): Promise<MenuReply> {
  if (minutes === null) {
    const ended = changed(theShop, diff(null, { busy: false }))
    return changeShop(deps, staff, ended, (trx) => setBusy(trx, null))
  }
  const now = deps.now()
  const until =
    lasts === null
      ? closingTime(await deps.restaurant.readShop(now), now)
      : new Date(now.getTime() + lasts * 60_000).toISOString()
  const action = changed(theShop, diff(null, { busy: { minutes, until } }))
  return changeShop(deps, staff, action, (trx) => setBusy(trx, { minutes, until }))
}

/** The end of the current or next opening hours, but at the latest the end of the business day. */
function closingTime({ hours, opening, restaurant: { timeZone } }: ShopNow, now: Date): string {
  const from = opening.open || opening.opensAt === null ? now : new Date(opening.opensAt)
  const { opening: then } = openingAt(hours, timeZone, from)
  const dayEnds = nextBusinessDay(from, timeZone).toISOString()
  return then.open && then.until !== null && then.until < dayEnds ? then.until : dayEnds
}

async function changeShop(
  deps: ControlKitchenDeps,
  staff: StaffMember,
  action: AuditAction,
  write: (trx: Transaction<Tables>) => Promise<void>,
): Promise<MenuReply> {
  await deps.db.transaction(async (trx) => {
    await write(trx)
    await writeAuditEntry(trx, { at: deps.now().toISOString(), by: staff.username, action })
  })
  return announceShop(deps)
}

async function announceShop({
  feed,
  restaurant,
  acceptedCards,
  now,
}: ControlKitchenDeps): Promise<MenuReply> {
  feed.announce({ shop: true })
  return restaurant.menuReply(await restaurant.readShop(now()), acceptedCards())
}
