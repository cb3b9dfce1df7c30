// How often orders were ready on time, where the owner shows it (R49). Like the opening, it is never prerendered (R38).
import { useSyncExternalStore } from 'react'
import type { MenuReply } from '#domain/restaurant/restaurant-api.ts'

const listeners = new Set<() => void>()
let kept: number | undefined

export function showRecord(record: MenuReply['record']): void {
  if (kept === record?.keptPercent) return
  kept = record?.keptPercent
  listeners.forEach((listener) => listener())
}

/** In percent; undefined while nobody knows it, or the owner does not show it. */
export function useKeptPercent(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => kept,
    () => undefined,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
