// When the shop changes by its time alone, without anybody doing anything: the live hub wakes at that moment.
import { nextBusinessDay } from '#domain/restaurant/business-day.ts'
import type { ShopNow } from '../db/restaurant/shop.ts'

/**
 * The next moment, in milliseconds, at which a pause, a busy time, what is sold out or a count of what is left ends, the
 * restaurant opens or closes, or the shop stops taking orders that nobody looks at (R48). Infinity where none is in sight.
 */
export function nextShopChange(shop: ShopNow, now: Date): number {
  const { opening, pause, busy, items, groups, stopsAt } = shop
  const opensOrCloses = opening.open ? opening.until : opening.opensAt
  const soldOut = [...items, ...groups.flatMap(({ choices }) => choices)]
  const isCounted = items.some(({ remaining }) => remaining !== null)
  const countsEnd = isCounted ? nextBusinessDay(now, shop.restaurant.timeZone).toISOString() : null
  const ends = [pause?.until, busy?.until, opensOrCloses, ...soldOut.map(({ backAt }) => backAt), countsEnd]
  const instants = ends.filter((end) => end != null).map((end) => Date.parse(end))
  // Once it has stopped, only a tap opens it.
  return Math.min(...instants, stopsAt !== null && stopsAt > now.getTime() ? stopsAt : Infinity)
}

/** Node's timers reach 24 days; whoever wakes before the turn reads the shop again. */
const maxTimerMs = 2_000_000_000

/** In milliseconds, a little longer than until the turn, so that the shop has changed when it is read. */
export function msUntilShopChange(shop: ShopNow, now: Date): number | undefined {
  const change = nextShopChange(shop, now)
  if (!Number.isFinite(change)) return undefined
  return Math.min(Math.max(change - now.getTime(), 0) + 10, maxTimerMs)
}

/** Whether a new order may stop the shop sooner than it would have stopped when it was last read. */
export function mayStopSooner(shop: ShopNow | undefined, now: Date): boolean {
  const stopAfter = shop?.waitTimes.stopAfter ?? null
  if (!shop || stopAfter === null) return false
  return shop.stopsAt === null || shop.stopsAt > now.getTime() + stopAfter * 60_000
}
