// Calculates when the shop next changes with time alone, such as at closing time; the live hub wakes at that moment.
import { nextBusinessDay } from '#domain/restaurant/business-day.ts'
import type { ShopNow } from '../db/restaurant/shop.ts'

/** What the next change is computed from. */
export type ChangingShop = Omit<ShopNow, 'calendar' | 'stored'>

/**
 * The next instant, in milliseconds, at which a pause, a busy time, a sold-out mark or a count of remaining items ends, the
 * restaurant opens or closes, or the shop stops taking orders because the kitchen is unattended (R48). Otherwise Infinity.
 */
export function nextShopChange(shop: ChangingShop, now: Date): number {
  const { opening, pause, busy, items, groups, stopsAt } = shop
  const opensOrCloses = opening.open ? opening.until : opening.opensAt
  const soldOut = [...items, ...groups.flatMap(({ choices }) => choices)]
  const isCounted = items.some(({ remaining }) => remaining !== null)
  const countsEnd = isCounted ? nextBusinessDay(now, shop.restaurant.timeZone).toISOString() : null
  const ends = [pause?.until, busy?.until, opensOrCloses, ...soldOut.map(({ backAt }) => backAt), countsEnd]
  const instants = ends.filter((end) => end != null).map((end) => Date.parse(end))
  // A shop that has stopped is reopened only by a tap in the kitchen.
  return Math.min(...instants, stopsAt !== null && stopsAt > now.getTime() ? stopsAt : Infinity)
}

/** Node's timers are limited to 24 days. A timer that fires before the change reads the shop and sets a new timer. */
const maxTimerMs = 2_000_000_000

/** A little longer than the time until the change, so that the shop has changed when it is read. */
export function msUntilShopChange(shop: ChangingShop, now: Date): number | undefined {
  const change = nextShopChange(shop, now)
  if (!Number.isFinite(change)) return undefined
  return Math.min(Math.max(change - now.getTime(), 0) + 10, maxTimerMs)
}

/** Whether a new order may stop the shop sooner than calculated when the shop was last read. */
export function mayStopSooner(shop: ChangingShop | undefined, now: Date): boolean {
  const stopAfter = shop?.waitTimes.stopAfter ?? null
  if (!shop || stopAfter === null) return false
  return shop.stopsAt === null || shop.stopsAt > now.getTime() + stopAfter * 60_000
}
