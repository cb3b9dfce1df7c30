// Whether the restaurant is open, by the last answer of the server. The page is prerendered without it (R38): undefined until the
// server has answered.
import { useSyncExternalStore } from 'react'
import type { Opening } from '#domain/restaurant/opening-hours.ts'
import { calendarDay } from '#words/basics/dates.ts'
import { createStore } from '../../browser/store.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'

/** How soon a new day is noticed. */
const lookEvery = 5_000

const store = createStore<Opening | undefined>(undefined)

export function showOpening(opening: Opening): void {
  if (JSON.stringify(opening) !== JSON.stringify(store.get())) store.set(opening)
}

export const useOpening = store.use

/** The day on the restaurant's calendar, YYYY-MM-DD; undefined until the restaurant's clock is known. */
export function useToday(timeZone: string): string | undefined {
  return useSyncExternalStore(
    subscribeToDays,
    () => store.get() && calendarDay(restaurantTime(), timeZone),
    () => undefined,
  )
}

function subscribeToDays(listener: () => void): () => void {
  const unsubscribe = store.subscribe(listener)
  const looking = setInterval(listener, lookEvery)
  return () => {
    unsubscribe()
    clearInterval(looking)
  }
}
