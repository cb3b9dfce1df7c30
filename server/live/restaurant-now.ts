// The shop in this server's memory: the menu and the settings as one value, with the pause, the busy time and the counts. Read
// at the start, on the feed's news, and every half minute. The transaction that stores an order compares the version again
// (trust rule 1), so an outdated value never decides a price.
import { makePageData, type PageData } from '#domain/restaurant/page-data.ts'
import type { AcceptedCards } from '#domain/restaurant/payment-methods.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { Feed } from '../db/engine/feed.ts'
import type { Database } from '../db/engine/database.ts'
import { createOnTimeShown } from '../db/kitchen/on-time-record.ts'
import { untilFurtherNotice } from '../db/menu/menu.ts'
import { writeMissingSettings } from '../db/restaurant/settings.ts'
import {
  readStoredShop,
  shopAt,
  shopForCustomers,
  type ShopNow,
  type StoredShop,
} from '../db/restaurant/shop.ts'
import type { ShopValue } from '../db/restaurant/shop-value.ts'

export interface RestaurantNow {
  current(): Restaurant
  /** The restaurant and its menu, from which the page is built. */
  pageData(): PageData
  /** The shop as this server last read it. */
  shop(now: Date): Promise<ShopNow>
  /**
   * Reads what may have changed first: in one statement, and in a second one if an unattended shop stops (R48). Concurrent
   * callers share the read.
   */
  readShop(now: Date): Promise<ShopNow>
  /** The shop as customers see it. */
  menuReply(shop: ShopNow, acceptedCards: AcceptedCards): Promise<MenuReply>
  /** Reads again now, for callers that have just changed something and must not see the old value. */
  refresh(): Promise<void>
  /** Calls the listener after each change of the restaurant or the menu. */
  onChange(listener: () => void): void
  close(): Promise<void>
}

export interface RestaurantNowDeps {
  readonly db: Database
  readonly feed: Feed
  /** The time zone for the first start. */
  readonly timeZone: string | undefined
  readonly onError: (error: unknown) => void
  /** How often everything is read again in milliseconds, which tests shorten. */
  readonly refreshEveryMs?: number
}

const retryDelayMs = 500
/** Covers a server that died between its COMMIT and its notification. */
const defaultRefreshEveryMs = 30_000

export async function openRestaurant({
  db,
  feed,
  timeZone,
  onError,
  refreshEveryMs = defaultRefreshEveryMs,
}: RestaurantNowDeps): Promise<RestaurantNow> {
  await db.transaction((trx) => writeMissingSettings(trx, timeZone))
  const listeners = new Set<() => void>()
  const readRecord = createOnTimeShown(db)
  let stored: StoredShop = await readStoredShop(db, undefined)
  let pageData = pageDataOf(stored.value)
  let pageText = JSON.stringify(pageData)
  /** The version is not trusted: a database tool may have changed the menu without raising it. */
  let mustReadAll = false
  let reading: Promise<void> = Promise.resolve()
  let nextReading: Promise<void> | undefined
  let isStale = false
  let isRefreshing = false
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function read(): Promise<void> {
    const known = mustReadAll ? undefined : stored.value
    mustReadAll = false
    try {
      stored = await readStoredShop(db, known)
    } catch (error) {
      mustReadAll ||= known === undefined
      throw error
    }
    if (stored.value === known) return
    pageData = pageDataOf(stored.value)
    const text = JSON.stringify(pageData)
    if (text === pageText) return
    pageText = text
    listeners.forEach((listener) => listener())
  }

  /** One read after the other, so that an older result never replaces a newer one. Callers share a read that has not begun. */
  function refresh(): Promise<void> {
    if (nextReading) return nextReading
    const next = reading.then(() => {
      nextReading = undefined
      return read()
    })
    nextReading = next
    reading = next.catch(() => {})
    return next
  }

  /** Reads in the background, with retries until the database responds. */
  async function refreshInBackground(): Promise<void> {
    isStale = true
    if (isRefreshing || isClosed) return
    isRefreshing = true
    clearTimeout(retry)
    do {
      isStale = false
      await refresh().catch((error: unknown) => {
        onError(error)
        retry = setTimeout(() => void refreshInBackground(), retryDelayMs).unref()
      })
    } while (isStale)
    isRefreshing = false
  }

  function readAllInBackground(): void {
    mustReadAll = true
    void refreshInBackground()
  }

  feed.subscribe(({ shop, everything }) => {
    if (everything) readAllInBackground()
    else if (shop) void refreshInBackground()
  })
  const refreshTimer = setInterval(readAllInBackground, refreshEveryMs).unref()

  async function readShop(now: Date): Promise<ShopNow> {
    await refresh()
    return shopAt(stored, now)
  }

  return {
    current: () => stored.value.restaurant,
    pageData: () => pageData,
    async shop(now) {
      // Every order and every ticket that is acknowledged changes when an unattended shop stops (R48).
      return stored.value.waitTimes.stopAfter === null ? shopAt(stored, now) : readShop(now)
    },
    readShop,
    async menuReply(shop, acceptedCards) {
      const { timeZone: zone } = shop.restaurant
      const record = shop.waitTimes.showsOnTimeRecord
        ? await readRecord({ now: new Date(shop.now), timeZone: zone })
        : null
      return shopForCustomers(shop, acceptedCards, record)
    },
    refresh,
    onChange: (listener) => void listeners.add(listener),
    async close() {
      isClosed = true
      clearInterval(refreshTimer)
      clearTimeout(retry)
      await reading
    },
  }
}

function pageDataOf({ restaurant, hours, menuAt }: ShopValue): PageData {
  // Whether an item is sold out is never prerendered, and at that moment nothing is.
  const { items, sections } = menuAt(new Date(untilFurtherNotice))
  return makePageData({ restaurant, hours, items, sections })
}
