// A value kept in the browser and shared by its tabs. Where storage is full or forbidden, this tab's memory serves.
import { useSyncExternalStore } from 'react'
import { browserStorage } from './safe-storage.ts'

interface Form<Value> {
  /** Makes the value of what was kept; must take anything, since others can write there. */
  read: (text: string | null) => Value
  write: (value: Value) => string
}

export interface KeptValue<Value> {
  now: () => Value
  change: (step: (value: Value) => Value) => void
  use: () => Value
}

export function keptValue<Value>(key: string, { read, write }: Form<Value>): KeptValue<Value> {
  const listeners = new Set<() => void>()
  const tell = () => listeners.forEach((listener) => listener())
  // Set while storage refuses what we write; it is then newer than what storage holds.
  let unstored: string | undefined
  let seen: { text: string | null; value: Value } | undefined

  function now(): Value {
    const text = unstored ?? browserStorage.read(key)
    // The same text gives the same object: React compares by identity.
    if (!seen || seen.text !== text) seen = { text, value: read(text) }
    return seen.value
  }

  /** Reads again before changing, so that what another tab did meanwhile is kept. */
  function change(step: (value: Value) => Value): void {
    const before = now()
    const after = step(before)
    // Neither written nor told: a click has better things to do.
    if (after === before) return
    const text = write(after)
    unstored = browserStorage.write(key, text) ? undefined : text
    tell()
  }

  function heardFromOtherTab(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    unstored = undefined
    tell()
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', heardFromOtherTab)
      // A page that comes back from the back/forward cache has heard nothing in between.
      addEventListener('pageshow', tell)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      removeEventListener('storage', heardFromOtherTab)
      removeEventListener('pageshow', tell)
    }
  }

  // Where nothing is kept yet: what was rendered ahead, for everybody.
  const empty = read(null)
  return { now, change, use: () => useSyncExternalStore(subscribe, now, () => empty) }
}
