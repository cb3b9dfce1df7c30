// The kitchen marks burritos sold out, and pauses and resumes the taking of orders.
import type { MenuReply, PauseBody, SoldOutBody } from '#domain/api.ts'
import { nextBusinessDay } from '#domain/business-day.ts'
import type { Feed } from '../db/feed.ts'
import { furtherNotice } from '../db/menu.ts'
import type { Database } from '../db/open.ts'
import { readShop, setPause, setSoldOut } from '../db/shop.ts'

export interface RunShopDeps {
  readonly db: Database
  readonly feed: Feed
  readonly now: () => Date
  readonly timeZone: string
}

export async function markSoldOut(deps: RunShopDeps, { item, soldOut }: SoldOutBody): Promise<MenuReply> {
  const until = {
    today: () => nextBusinessDay(deps.now(), deps.timeZone).toISOString(),
    later: () => furtherNotice,
    no: () => null,
  }[soldOut]()
  await setSoldOut(deps.db, item, until)
  return tell(deps)
}

export async function pauseOrders(deps: RunShopDeps, { minutes }: PauseBody): Promise<MenuReply> {
  const now = deps.now()
  const until = minutes === null ? null : new Date(now.getTime() + minutes * 60_000).toISOString()
  await setPause(deps.db, { at: now.toISOString(), until })
  return tell(deps)
}

export async function resumeOrders(deps: RunShopDeps): Promise<MenuReply> {
  await setPause(deps.db, null)
  return tell(deps)
}

function tell({ db, feed, now }: RunShopDeps): Promise<MenuReply> {
  feed.announce({ shop: true })
  return readShop(db, now())
}
