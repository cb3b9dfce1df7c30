// The menu as the server last told it, for every screen that shows a price.
import { useSyncExternalStore } from 'react'
import type { MenuReply } from '#domain/api.ts'
import { fetchMenu, Refusal } from '../../api.ts'
import { listenLate } from '../listen-late.ts'
import { clockAhead } from './restaurant-clock.ts'

export type MenuState =
  | { readonly state: 'loading' }
  | ({ readonly state: 'ready' } & MenuReply)
  | { readonly state: 'failed'; readonly error: unknown }

/** A screen that opens with a menu older than this asks for it again, and shows the old one meanwhile. */
const freshFor = 15_000

const listeners = new Set<() => void>()
let menu: MenuState = { state: 'loading' }
let lastAsked = 0
let stopListening: (() => void) | undefined
let askedAt = Number.NEGATIVE_INFINITY
let ahead: number | undefined

export function useMenu(): MenuState {
  return useSyncExternalStore(subscribe, readMenuNow)
}

function readMenuNow(): MenuState {
  return menu
}

/** What time it is for the restaurant, whatever the customer's clock says. */
export function restaurantTime(): number {
  return Date.now() + (ahead ?? 0)
}

/** Asks the server now. Never rejects: a failure shows only where there is no older menu to show. */
export async function refreshMenu(): Promise<void> {
  lastAsked += 1
  const asked = lastAsked
  askedAt = Date.now()
  if (menu.state === 'failed') show({ state: 'loading' })
  try {
    const reply = await fetchMenu()
    if (asked === lastAsked) showReply(reply)
  } catch (error) {
    if (asked !== lastAsked) return
    if (menu.state !== 'ready') show({ state: 'failed', error })
    // Asked to come back later, so we do; whoever looks on keeps what there is.
    if (error instanceof Refusal && error.code === 'busy' && listeners.size > 0) {
      setTimeout(() => asked === lastAsked && void refreshMenu(), (error.retryAfter ?? 2) * 1000)
    }
  }
}

/**
 * An order was refused for something that the menu shown here does not say yet. What the customer is told about it must
 * find it there: the next news of the shop may be a while on their way.
 */
export function learnFrom({ code, quote, items: gone, until }: Refusal): void {
  if (menu.state !== 'ready') return
  if (code === 'paused') show({ ...menu, pause: { until } })
  if (code === 'sold-out') {
    show({
      ...menu,
      items: menu.items.map((item) => (gone.includes(item.id) ? { ...item, soldOut: true } : item)),
    })
  }
  if (code === 'price-changed' && quote) {
    const prices = new Map(quote.lines.map(({ item, unitPrice }) => [item, unitPrice]))
    const items = menu.items.map((item) => ({ ...item, price: prices.get(item.id) ?? item.price }))
    show({ ...menu, taxRate: quote.taxRate, items })
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (menu.state === 'failed' || Date.now() - askedAt > freshFor) void refreshMenu()
  // Asked once above for the first sight; from then on the server tells.
  stopListening ??= listenLate({}, { shop: hear, beat: ({ now }) => setClock(now) })
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

function hear(reply: MenuReply): void {
  // An answer still on its way is older than what was just told.
  lastAsked += 1
  showReply(reply)
}

function showReply(reply: MenuReply): void {
  setClock(reply.now)
  show({ state: 'ready', ...reply })
}

function setClock(now: string): void {
  ahead = clockAhead(ahead, Date.parse(now), Date.now())
}

function show(next: MenuState): void {
  menu = next
  listeners.forEach((listener) => listener())
}
