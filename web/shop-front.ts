// The restaurant and its menu as the server wrote them into the page, and as it has told them since: the names, words and
// clock of every screen, for shop and staff alike.
import { useSyncExternalStore } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import type { Hours } from '#domain/restaurant/opening-hours.ts'
import type { Restaurant } from '#domain/restaurant/restaurant-schema.ts'
import { makePageData, pageDataId, type PageDataItem, type PageData } from '#domain/restaurant/page-data.ts'

const listeners = new Set<() => void>()
let front: PageData | undefined
let text = ''
let toldAt = ''

/** Before anything is rendered, in the browser and on the server alike. */
export function openFront(opened: PageData): void {
  front = opened
  text = JSON.stringify(opened)
}

export function openFrontOfPage(): void {
  const written = document.getElementById(pageDataId)?.textContent
  if (!written) throw new Error('the page does not say whose it is')
  openFront(JSON.parse(written) as PageData)
}

/** Called with everything that the server tells of the shop, which is mostly what the page knows already. */
export function learnFront(reply: MenuReply): void {
  // An answer on a slow line may be older than what the live stream has told meanwhile.
  if (reply.now < toldAt) return
  toldAt = reply.now
  const next = makePageData(reply)
  const nextText = JSON.stringify(next)
  if (nextText === text) return
  front = next
  text = nextText
  listeners.forEach((listener) => listener())
}

export function useRestaurant(): Restaurant {
  return useSyncExternalStore(subscribe, restaurantNow, restaurantNow)
}

export function useHours(): Hours {
  return useSyncExternalStore(subscribe, hoursNow, hoursNow)
}

export function useFrontItems(): readonly PageDataItem[] {
  return useSyncExternalStore(subscribe, itemsNow, itemsNow)
}

/** How a line of an order is said, by the section of its item. */
export function useFrontSections(): Pick<PageData, 'items' | 'sections'> {
  return useSyncExternalStore(subscribe, now, now)
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
  if (!front) throw new Error('no restaurant before the page is opened')
  return front
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
