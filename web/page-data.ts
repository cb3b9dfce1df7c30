// The restaurant and its menu as the server wrote them into the page, and as it has sent them since: the names, words and
// clock of every screen, for shop and staff alike.
import { useSyncExternalStore } from 'react'
import { createStore } from './browser/store.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Hours } from '#domain/restaurant/opening-hours.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { makePageData, pageDataId, type PageDataItem, type PageData } from '#domain/restaurant/page-data.ts'

const store = createStore<PageData | undefined>(undefined)
let newest = ''

/** Before anything is rendered, in the browser and on the server alike. */
export function openPageData(opened: PageData): void {
  store.set(opened)
}

export function readPageData(): void {
  const written = document.getElementById(pageDataId)?.textContent
  if (!written) throw new Error('the page has no data of a restaurant')
  openPageData(JSON.parse(written) as PageData)
}

/** Called with every snapshot of the shop that the server sends; most of them change nothing. */
export function updatePageData(reply: MenuReply): void {
  // An answer on a slow line may be older than what the live stream has sent meanwhile.
  if (reply.now < newest) return
  newest = reply.now
  const next = makePageData(reply)
  if (JSON.stringify(next) !== JSON.stringify(store.get())) store.set(next)
}

export function useRestaurant(): Restaurant {
  return useSyncExternalStore(store.subscribe, restaurantNow, restaurantNow)
}

export function useHours(): Hours {
  return useSyncExternalStore(store.subscribe, hoursNow, hoursNow)
}

export function usePageItems(): readonly PageDataItem[] {
  return useSyncExternalStore(store.subscribe, itemsNow, itemsNow)
}

/** For the name of a line of an order, which depends on the section of its item. */
export function usePageSections(): Pick<PageData, 'items' | 'sections'> {
  return useSyncExternalStore(store.subscribe, now, now)
}

function restaurantNow(): Restaurant {
  return now().restaurant
}

function hoursNow(): Hours {
  return now().hours
}

function itemsNow(): readonly PageDataItem[] {
  return now().items
}

function now(): PageData {
  const front = store.get()
  if (!front) throw new Error('no restaurant before the page is opened')
  return front
}
