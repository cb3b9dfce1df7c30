// A value in local storage that all tabs share, or in this tab's memory where storage is full or forbidden.
import { useSyncExternalStore } from 'react'
import { browserStorage } from './safe-storage.ts'

interface Codec<Value> {
  /** Parses the stored text. It must accept any text: other scripts can write there. */
  read: (text: string | null) => Value
  write: (value: Value) => string
}

export interface StoredValue<Value> {
  now: () => Value
  change: (step: (value: Value) => Value) => void
  use: () => Value
}

export function storedValue<Value>(key: string, { read, write }: Codec<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>()
  const notifyListeners = () => {
    isCurrent = false
    listeners.forEach((listener) => listener())
  }
  // The text that storage refused to take; while it is set, it is newer than the stored text.
  let unstored: string | undefined
  let seen: { text: string | null; value: Value } | undefined
  // While components listen, every change by another tab is announced: a render need not read storage again.
  let isCurrent = false

  function now(): Value {
    const text = unstored ?? browserStorage.read(key)
    // The same text gives the same object, because React compares snapshots by identity.
    if (!seen || seen.text !== text) seen = { text, value: read(text) }
    return seen.value
  }

  function snapshot(): Value {
    if (isCurrent && seen) return seen.value
    isCurrent = listeners.size > 0
    return now()
  }

  /** Reads storage again before changing the value, so that a change made in another tab meanwhile is kept. */
  function change(step: (value: Value) => Value): void {
    const before = now()
    const after = step(before)
    // A step that changes nothing is neither written nor announced, so that a click stays fast.
    if (after === before) return
    const text = write(after)
    unstored = browserStorage.write(key, text) ? undefined : text
    notifyListeners()
  }

  function onStorageEvent(event: StorageEvent): void {
    if (event.key !== key && event.key !== null) return
    unstored = undefined
    notifyListeners()
  }

  function subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      addEventListener('storage', onStorageEvent)
      // A page restored from the back/forward cache has missed every storage event in between.
      addEventListener('pageshow', notifyListeners)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      isCurrent = false
      removeEventListener('storage', onStorageEvent)
      removeEventListener('pageshow', notifyListeners)
    }
  }

  // Prerendering and hydration use the value of an empty storage, which is the same for everybody.
  const whenEmpty = read(null)
  return { now, change, use: () => useSyncExternalStore(subscribe, snapshot, () => whenEmpty) }
}
