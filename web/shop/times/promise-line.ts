// A promise in a line, by the restaurant's clock: "Ready about 12:25 PM", "Arrives about 12:45 PM"; of a time that the
// customer chose, "Today, 6:15 PM" (R43).
import type { Way } from '#domain/ways.ts'
import { restaurantTime } from '../menu/restaurant-clock.ts'
import { timeOf } from '../time-of.ts'
import { clockTime, withZone } from '#words/dates.ts'
import { dayOfTime, promiseWords } from '#words/promise.ts'

interface Promised {
  readonly at: string
  readonly isScheduled: boolean
}

export function promiseLine({ at, isScheduled }: Promised, way: Way, timeZone: string): string {
  if (!isScheduled) return promiseWords.about[way](timeOf(at, timeZone))
  const time = withZone(clockTime(at, timeZone), at, timeZone)
  return promiseWords.chosen(dayOfTime(at, timeZone, restaurantTime()), time)
}
