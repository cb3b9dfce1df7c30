// The kitchen marks burritos sold out, and pauses and resumes orders.
import type { MenuReply, PauseBody, SoldOutBody } from '#domain/api.ts'
import { nextBusinessDay } from '#domain/business-day.ts'
import type { Deed } from '#domain/audit.ts'
import { findItem } from '#domain/menu.ts'
import { Problem } from '#domain/problems.ts'
import type { StaffMember } from '#domain/staff.ts'
import type { Transaction } from 'kysely'
import { writeAudit } from '../db/audit.ts'
import type { Feed } from '../db/feed.ts'
import { furtherNotice } from '../db/menu.ts'
import type { Database } from '../db/open.ts'
import type { Tables } from '../db/schema.ts'
import { readShop, setPause, setSoldOut } from '../db/shop.ts'

export interface RunShopDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
}

export async function markSoldOut(
  deps: RunShopDeps,
  { staff, soldOut, ...body }: SoldOutBody & { staff: StaffMember },
): Promise<MenuReply> {
  const { items, restaurant } = await readShop(deps.db, deps.now())
  const item = findItem(items, body.item)?.id
  if (!item) throw new Problem('invalid', { faults: { item: { code: 'item-not-on-menu' } } })
  const until = {
    today: () => nextBusinessDay(deps.now(), restaurant.timeZone).toISOString(),
    later: () => furtherNotice,
    no: () => null,
  }[soldOut]()
  return change(deps, staff, { what: 'sold-out', item, soldOut }, (trx) => setSoldOut(trx, item, until))
}

export function pauseOrders(
  deps: RunShopDeps,
  { staff, minutes }: PauseBody & { staff: StaffMember },
): Promise<MenuReply> {
  const now = deps.now()
  const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000).toISOString()
  return change(deps, staff, { what: 'pause', minutes }, (trx) =>
    setPause(trx, { at: now.toISOString(), until }),
  )
}

export function resumeOrders(deps: RunShopDeps, { staff }: { staff: StaffMember }): Promise<MenuReply> {
  return change(deps, staff, { what: 'resume' }, (trx) => setPause(trx, null))
}

async function change(
  { db, feed, now }: RunShopDeps,
  staff: StaffMember,
  deed: Deed,
  write: (trx: Transaction<Tables>) => Promise<void>,
): Promise<MenuReply> {
  await db.transaction(async (trx) => {
    await write(trx)
    await writeAudit(trx, { at: now().toISOString(), by: staff.username, deed })
  })
  feed.announce({ shop: true })
  return readShop(db, now())
}
