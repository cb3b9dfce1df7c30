// Which screen the address names, and going to another: the part of the address after the hash.
import { useSyncExternalStore } from 'react'

/** A leading hash and slash may be left out. */
const prefix = /^#?\/?/

export function useHashLocation(): [location: string, go: typeof navigate] {
  return [useSyncExternalStore(subscribe, readLocation, atWelcome), navigate]
}

interface Way {
  replace?: boolean
  /** Kept with the entry in the browser's history. */
  state?: unknown
}

export function navigate(to: string, { replace = false, state = null }: Way = {}): void {
  const address = `#${to.replace(prefix, '/')}`
  if (replace) history.replaceState(state, '', address)
  else history.pushState(state, '', address)
  // The browser tells nobody of an address that a script has set.
  dispatchEvent(new HashChangeEvent('hashchange'))
}

export function readLocation(): string {
  return location.hash.replace(prefix, '/')
}

/** What is rendered ahead is the Welcome screen. */
function atWelcome(): string {
  return '/'
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}
