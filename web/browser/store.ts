// A value outside of React. The components that use it render again when it changes.
import { useSyncExternalStore } from 'react'

export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
  /** Prerendering and hydration use the first value. */
  readonly use: () => Value
}

export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let current = first
  const get = () => current
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    get,
    set(value) {
      if (Object.is(value, current)) return
      current = value
      listeners.forEach((listener) => listener())
    },
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => first),
  }
}
