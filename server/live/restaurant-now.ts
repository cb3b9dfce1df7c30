// The restaurant as this server knows it: read at the start, and again when the feed tells of a change. Days, letters and
// the page are made from it; what an order costs is read from the database with the menu (trust rule 1).
import { makePageData, type PageData } from '#domain/restaurant/page-data.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import type { Feed } from '../db/engine/feed.ts'
import { readMenu } from '../db/menu/menu.ts'
import type { Database } from '../db/engine/database.ts'
import { readSetting, writeMissingSettings } from '../db/restaurant/settings.ts'

export interface RestaurantNow {
  current(): Restaurant
  /** The restaurant and its menu, from which the page is made. */
  pageData(): PageData
  /** Reads again, for whoever has just changed something and must not see the old value. */
  refresh(): Promise<void>
  /** Called when restaurant or menu have changed. */
  onChange(listener: () => void): void
  close(): Promise<void>
}

export interface RestaurantNowDeps {
  readonly db: Database
  readonly feed: Feed
  /** Of a restaurant that opens for the first time. */
  readonly timeZone: string | undefined
  readonly onError: (error: unknown) => void
}

const retryDelayMs = 500
/** In case another server died between its COMMIT and its announcement. */
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

  /** One read after the other, so that an older answer never replaces a newer one. */
  function refresh(): Promise<void> {
    const reading = lastRead.then(read)
    lastRead = reading.catch(() => {})
    return reading
  }

  /** Reads in the background, and again until the database answers. */
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
