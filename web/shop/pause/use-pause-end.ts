// Asks for the menu when a pause is over by the server's clock: where the live stream does not get through, nobody else says so.
import { useEffect } from 'react'
import { refreshMenu } from '../menu/menu-store.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'

const askEvery = 5_000

/** Nothing to ask for while `until` is empty: nobody knows when such a pause ends. */
export function usePauseEnd(until: string | null | undefined): void {
  useEffect(() => {
    if (!until) return
    const asking = setInterval(() => {
      if (restaurantTime() >= Date.parse(until)) void refreshMenu()
    }, askEvery)
    return () => clearInterval(asking)
  }, [until])
}
