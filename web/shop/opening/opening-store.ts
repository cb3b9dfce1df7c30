// Whether the restaurant is open, as the server last said. The page is prerendered without it (R38): undefined until the
// server has told it.
import { useSyncExternalStore } from 'react'
import type { Opening } from '#domain/restaurant/opening-hours.ts'
import { calendarDay } from '#words/basics/dates.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'

/** How soon a new day is noticed. */
const lookEvery = 5_000

const listeners = new Set<() => void>()
let told: Opening | undefined

export function showOpening(opening: Opening): void {
  if (JSON.stringify(opening) === JSON.stringify(told)) return
  told = opening
  listeners.forEach((listener) => listener())
}

export function useOpening(): Opening | undefined {
  return useSyncExternalStore(subscribe, () => told, unknown)
}

/** The day on the restaurant's calendar, YYYY-MM-DD; undefined until the restaurant's clock is known. */
export function useToday(timeZone: string): string | undefined {
  return useSyncExternalStore(subscribeToDays, () => told && calendarDay(restaurantTime(), timeZone), unknown)
}

function unknown(): undefined {
  return undefined
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function subscribeToDays(listener: () => void): () => void {
  const unsubscribe = subscribe(listener)
  const looking = setInterval(listener, lookEvery)
  return () => {
    unsubscribe()
    clearInterval(looking)
  }
}
