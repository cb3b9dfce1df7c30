// The store of the menu, as the server last sent it, for every screen that shows a price.
import { useSyncExternalStore } from 'react'
import { createStore } from '../../browser/store.ts'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'
import { fetchMenu, Refusal } from '../../api.ts'
import { followMenu } from '../cart/cart-store.ts'
import { listenLazily } from '../listen-lazily.ts'
import { showOpening } from '../opening/opening-store.ts'
import { askAgainLater, watchTurn } from '../opening/watch-turn.ts'
import { showRecord } from '../visit/record-store.ts'
import { setRestaurantClock } from './restaurant-clock.ts'

export type MenuState =
  | { readonly state: 'loading' }
  | ({ readonly state: 'ready' } & MenuReply)
  | { readonly state: 'failed'; readonly error: unknown }

/** A screen that opens with a menu older than this fetches the menu again, and shows the old menu meanwhile. */
const freshFor = 15_000

const store = createStore<MenuState>({ state: 'loading' })
let screens = 0
let lastRequest = 0
let stopListening: (() => void) | undefined
let requestedAt = Number.NEGATIVE_INFINITY

export function useMenu(): MenuState {
  return useSyncExternalStore(subscribe, menuNow)
}

export const menuNow = store.get

/** Fetches the menu now. Never rejects: a failure is shown only where there is no older menu to show. */
export async function refreshMenu(): Promise<void> {
  lastRequest += 1
  const request = lastRequest
  requestedAt = Date.now()
  if (menuNow().state === 'failed') show({ state: 'loading' })
  try {
    const reply = await fetchMenu()
    if (request === lastRequest) showReply(reply)
  } catch (error) {
    if (request !== lastRequest) return
    if (menuNow().state !== 'ready') show({ state: 'failed', error })
    // A busy server says when to retry. An older menu stays on the screen until the retry succeeds.
    if (error instanceof Refusal && error.code === 'busy' && screens > 0) {
      setTimeout(() => request === lastRequest && void refreshMenu(), (error.retryAfter ?? 2) * 1000)
    }
  }
}

/** For what the page has learned elsewhere; the live stream may bring the same news later. */
export function changeMenu(step: (menu: MenuReply) => MenuReply): void {
  const menu = menuNow()
  if (menu.state === 'ready') show({ state: 'ready', ...step(menu) })
}

/** Keeps menu, hours and restaurant up to date on a screen that does not show the menu; the returned function ends it. */
export function followShop(): () => void {
  return subscribe(() => {})
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener)
  screens += 1
  if (menuNow().state === 'failed' || Date.now() - requestedAt > freshFor) void refreshMenu()
  // The fetch above brings the first menu; afterward the live stream brings the changes.
  stopListening ??= listenLazily({}, { shop: onShopEvent, beat: ({ now }) => setRestaurantClock(now) })
  return () => {
    unsubscribe()
    screens -= 1
    if (screens > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

function onShopEvent(reply: MenuReply): void {
  // A fetch that is still under way would bring an older menu than this one, so its answer is ignored.
  lastRequest += 1
  showReply(reply)
}

function showReply(reply: MenuReply): void {
  setRestaurantClock(reply.now)
  followMenu(reply)
  show({ state: 'ready', ...reply })
}

/** The hours say that it has just opened or closed; the server says what comes next. */
async function turn(): Promise<void> {
  if (screens === 0) return
  const before = menuNow()
  await refreshMenu()
  const menu = menuNow()
  if (menu !== before || menu.state !== 'ready') return
  // Without an answer: that the restaurant has closed is known all the same.
  if (menu.opening.open) show({ ...menu, opening: { open: false, opensAt: null, words: null } })
  askAgainLater(() => void turn())
}

function show(next: MenuState): void {
  store.set(next)
  if (next.state === 'ready') {
    showOpening(next.opening)
    showRecord(next.record)
    watchTurn(next.opening, () => void turn())
  }
}
