// Hash routing: reads which screen the address names after its hash, and navigates to another screen.
import { useSyncExternalStore } from 'react'

/** A leading hash and slash may be left out. */
const prefix = /^#?\/?/

export function useHashLocation(): [location: string, go: typeof navigate] {
  return [useSyncExternalStore(subscribe, readLocation, prerenderedLocation), navigate]
}

interface Way {
  replace?: boolean
  /** The state object of the entry in the browser's history. */
  state?: unknown
}

export function navigate(to: string, { replace = false, state = null }: Way = {}): void {
  const address = `#${to.replace(prefix, '/')}`
  if (replace) history.replaceState(state, '', address)
  else history.pushState(state, '', address)
  // pushState and replaceState fire no hashchange event, so this function fires one.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

export function readLocation(): string {
  return location.hash.replace(prefix, '/')
}

/** The prerendered page and its hydration show the Welcome screen. */
function prerenderedLocation(): string {
  return '/'
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
