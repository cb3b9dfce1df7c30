// A cache of the restaurant's settings and page data: read at the start, and again when the feed reports a change. Business
// days, emails and the page are made from it; prices of orders are always read from the database (trust rule 1).
import { makePageData, type PageData } from '#domain/restaurant/page-data.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { Feed } from '../db/engine/feed.ts'
import { readMenu } from '../db/menu/menu.ts'
import type { Database } from '../db/engine/database.ts'
import { readSetting, writeMissingSettings } from '../db/restaurant/settings.ts'

export interface RestaurantNow {
  current(): Restaurant
  /** The restaurant and its menu, from which the page is built. */
  pageData(): PageData
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
}

const retryDelayMs = 500
/** Covers a server that died between its COMMIT and its notification. */
const refreshEveryMs = 60_000

export async function openRestaurant(deps: RestaurantNowDeps): Promise<RestaurantNow> {
  const { db, feed, timeZone, onError } = deps
  await db.transaction((trx) => writeMissingSettings(trx, timeZone))
  const listeners = new Set<() => void>()
  let pageData = await readRestaurantPageData(db)
  let text = JSON.stringify(pageData)
  let lastRead: Promise<void> = Promise.resolve()
  let isStale = false
  let isRefreshing = false
  let isClosed = false
  let retry: NodeJS.Timeout | undefined

  async function read(): Promise<void> {
    const next = await readRestaurantPageData(db)
    const nextText = JSON.stringify(next)
    if (nextText === text) return
    pageData = next
    text = nextText
    listeners.forEach((listener) => listener())
  }

  /** Reads one after the other, so that an older result never replaces a newer one. */
  function refresh(): Promise<void> {
    const reading = lastRead.then(read)
    lastRead = reading.catch(() => {})
    return reading
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

  feed.subscribe(({ shop, everything }) => {
    if (shop || everything) void refreshInBackground()
  })
  const refreshTimer = setInterval(() => void refreshInBackground(), refreshEveryMs).unref()

  return {
    current: () => pageData.restaurant,
    pageData: () => pageData,
    refresh,
    onChange: (listener) => void listeners.add(listener),
    async close() {
      isClosed = true
      clearInterval(refreshTimer)
      clearTimeout(retry)
      await lastRead
    },
  }
}

async function readRestaurantPageData(db: Database): Promise<PageData> {
  const [{ value: restaurant }, { value: hours }, { items, sections }] = await Promise.all([
    readSetting(db.read, 'restaurant'),
    readSetting(db.read, 'hours'),
    readMenu(db, new Date(0)),
  ])
  return makePageData({ restaurant, hours, items, sections })
}
