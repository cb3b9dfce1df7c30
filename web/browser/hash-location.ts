// Hash routing: reads which screen the address names after its hash, and navigates to another screen.
import { useSyncExternalStore } from 'react'
import {
  addEntry,
  entryNow,
  isTraveling,
  openHistory,
  replaceEntry,
  travelBack,
  whenArrived,
} from './history-entries.ts'

/** A leading hash and slash may be left out. */
const prefix = /^#?\/?/

const listeners = new Set<() => void>()
/** The address whose screen is shown: not that of an entry which the page only passes. */
let shown: string | undefined

export function useHashLocation(): [location: string, go: typeof navigate] {
  return [useSyncExternalStore(onLocation, shownLocation, prerenderedLocation), navigate]
}

/** Called once, before the first screen is shown. */
export function openLocation(): void {
  openHistory()
  addEventListener('hashchange', show)
  addEventListener('click', followLink)
}

interface NavigationOptions {
  replace?: boolean
  /** The state object of the entry in the browser's history. */
  state?: object | null
}

/** Also out of an open dialog, whose entry the new screen takes over: Back leads to the screen below, and not to nothing. */
export function navigate(to: string, { replace = false, state = null }: NavigationOptions = {}): void {
  const address = `#${to.replace(prefix, '/')}`
  whenArrived(() => {
    const { dialogs = 0 } = entryNow()
    if (replace && dialogs > 0) travelBack(dialogs)
    whenArrived(() => {
      if (replace || dialogs > 0) replaceEntry(state, address)
      else addEntry(state, address)
      show()
    })
  })
}

export function readLocation(): string {
  return location.hash.replace(prefix, '/')
}

/** Calls back when another screen is to be shown. */
export function onLocation(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** False between Back and the screen to which it leads. */
export function isShown(): boolean {
  return shownLocation() === readLocation()
}

/** A click as the browser or React tells of it. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** In another tab or window, or to be kept: the page stays as it is. */
export function opensBeside({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey
}

/** The link to a screen of this site that was clicked. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const isOurs = link !== null && !link.target && link.getAttribute('href')?.startsWith('#/')
  return isOurs && !opensBeside(event) ? link : undefined
}

function show(): void {
  if (isTraveling() || isShown()) return
  shown = readLocation()
  for (const listener of listeners) listener()
}

/** The browser itself would put the new screen above the entry of the open dialog, or lose it to a journey under way. */
function followLink(event: MouseEvent): void {
  const link = linkOf(event)
  if (!link || event.defaultPrevented || (!isTraveling() && !entryNow().dialogs)) return
  event.preventDefault()
  if (link.hash !== location.hash) navigate(link.hash)
}

function shownLocation(): string {
  return (shown ??= readLocation())
}

/** The prerendered page and its hydration show the Welcome screen. */
function prerenderedLocation(): string {
  return '/'
}
