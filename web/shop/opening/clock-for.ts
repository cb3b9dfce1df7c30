// The restaurant's clock for words about an opening, with the zone's name for a visitor whose clock shows another time.
import type { Opening } from '#domain/restaurant/opening-hours.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { isElsewhere } from '#words/basics/dates.ts'
import type { RestaurantClock } from '#words/restaurant/opening.ts'

export function clockFor(opening: Opening, timeZone: string): RestaurantClock {
  const now = restaurantTime()
  const moment = (opening.open ? opening.until : opening.opensAt) ?? now
  return { timeZone, now, namesZone: isElsewhere(moment, timeZone) }
}
