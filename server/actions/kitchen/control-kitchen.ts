// The kitchen marks items and choices sold out, counts what is left, pauses and resumes orders, and says that it is busy.
import type { BusyBody, LeftBody, PauseBody, SoldOutBody } from '#domain/kitchen/kitchen-api.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { StaffMember } from '#domain/people/staff-schema.ts'
import { businessDayOf, nextBusinessDay } from '#domain/restaurant/business-day.ts'
import { changed, type Deed, type Subject, menuSubject } from '#domain/people/audit.ts'
import { diff } from '#domain/basics/diff.ts'
import { openingAt } from '#domain/restaurant/hours.ts'
import { findItem, type MenuItem, type MenuItems } from '#domain/menu/menu.ts'
import type { CardsTaken } from '#domain/restaurant/payment-methods.ts'
import { Problem } from '#domain/basics/problems.ts'
import type { Transaction } from 'kysely'
import { writeAudit } from '../../db/people/audit.ts'
import type { Feed } from '../../db/engine/feed.ts'
import { furtherNotice } from '../../db/menu/menu.ts'
import type { Database } from '../../db/engine/database.ts'
import type { Tables } from '../../db/schema.ts'
import { readShop, setBusy, setChoiceSoldOut, setPause, setSoldOut } from '../../db/restaurant/shop.ts'
import { lockLeft, setLeft } from '../../db/menu/stock.ts'

const theShop: Subject = { kind: 'shop', id: 'shop', name: 'shop' }

export interface RunShopDeps {
  readonly db: Database
  readonly feed: Feed
  readonly taken: CardsTaken
  readonly now: () => Date
}

export async function markSoldOut(
  deps: RunShopDeps,
  { staff, soldOut, item: wanted, choice }: SoldOutBody & { staff: StaffMember },
): Promise<MenuReply> {
  const { items, groups, restaurant } = await readShop(deps.db, deps.taken, deps.now())
  const until = {
    today: () => nextBusinessDay(deps.now(), restaurant.timeZone).toISOString(),
    later: () => furtherNotice,
    no: () => null,
  }[soldOut]()
  if (choice !== undefined) {
    const found = groups.flatMap(({ choices }) => choices).find(({ id }) => id === choice)
    if (!found) throw new Problem('invalid', { faults: { choice: { code: 'gone' } } })
    const deed = changed(menuSubject('choice', found), diff(null, { soldOut }))
    return change(deps, staff, deed, (trx) => setChoiceSoldOut(trx, deps.db.engine, choice, until))
  }
  const item = itemOf(items, wanted)
  const deed = changed(menuSubject('item', item), diff(null, { soldOut }))
  return change(deps, staff, deed, (trx) => setSoldOut(trx, item.id, until))
}

/** R59: how many are left for the rest of the business day; null: nobody counts. */
export async function countLeft(
  { db, feed, taken, now }: RunShopDeps,
  { staff, item: wanted, left, from }: LeftBody & { staff: StaffMember },
): Promise<MenuReply> {
  const { items, restaurant } = await readShop(db, taken, now())
  const item = itemOf(items, wanted)
  const day = businessDayOf(now(), restaurant.timeZone)
  await db.transaction(async (trx) => {
    const before = await lockLeft(trx, item.id, day)
    const after = left === null || from === undefined ? left : stepFrom(before, left - from)
    if (after === before) return
    await setLeft(trx, item.id, after, day)
    const deed = changed(menuSubject('item', item), diff({ left: before }, { left: after }))
    await writeAudit(trx, { at: now().toISOString(), by: staff.username, deed })
  })
  feed.announce({ shop: true })
  return readShop(db, taken, now())
}

/** What was ordered since the cook looked stays counted, and what another cook has ended stays ended. */
function stepFrom(before: number | null, by: number): number | null {
  return before === null ? null : Math.max(0, before + by)
}

function itemOf(items: MenuItems, wanted: string | undefined): MenuItem {
  const item = findItem(items, wanted ?? '')
  if (!item) throw new Problem('invalid', { faults: { item: { code: 'gone' } } })
  return item
}

export function pauseOrders(
  deps: RunShopDeps,
  { staff, minutes }: PauseBody & { staff: StaffMember },
): Promise<MenuReply> {
  const now = deps.now()
  const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000).toISOString()
  const deed = changed(theShop, diff(null, { pause: minutes ?? true }))
  return change(deps, staff, deed, (trx) => setPause(trx, { at: now.toISOString(), until }))
}

export function resumeOrders(deps: RunShopDeps, { staff }: { staff: StaffMember }): Promise<MenuReply> {
  return change(deps, staff, changed(theShop, diff(null, { pause: false })), (trx) => setPause(trx, null))
}

/** R47: every promise for now is so much later, for a time that staff choose; null ends it. */
export async function sayBusy(
  deps: RunShopDeps,
  { staff, minutes, lasts }: BusyBody & { staff: StaffMember },
): Promise<MenuReply> {
  if (minutes === null) {
    const ended = changed(theShop, diff(null, { busy: false }))
    return change(deps, staff, ended, (trx) => setBusy(trx, null))
  }
  const now = deps.now()
  const until =
    lasts === null
      ? closingTime(await readShop(deps.db, deps.taken, now), now)
      : new Date(now.getTime() + lasts * 60_000).toISOString()
  const deed = changed(theShop, diff(null, { busy: { minutes, until } }))
  return change(deps, staff, deed, (trx) => setBusy(trx, { minutes, until }))
}

/** The end of the hours of now, or of the next; at the latest, of the business day. */
function closingTime({ hours, opening, restaurant: { timeZone } }: MenuReply, now: Date): string {
  const from = opening.open || opening.opensAt === null ? now : new Date(opening.opensAt)
  const { opening: then } = openingAt(hours, timeZone, from)
  const dayEnds = nextBusinessDay(from, timeZone).toISOString()
  return then.open && then.until !== null && then.until < dayEnds ? then.until : dayEnds
}

async function change(
  { db, feed, taken, now }: RunShopDeps,
  staff: StaffMember,
  deed: Deed,
  write: (trx: Transaction<Tables>) => Promise<void>,
): Promise<MenuReply> {
  await db.transaction(async (trx) => {
    await write(trx)
    await writeAudit(trx, { at: now().toISOString(), by: staff.username, deed })
  })
  feed.announce({ shop: true })
  return readShop(db, taken, now())
}
