// Whether the restaurant is open, in a line: "Open until 9 PM", "Closed. Opens tomorrow at 11 AM". Goes by
// the restaurant's time zone and the server's clock, whatever the reader's clock shows.
import { addDays, businessDayStartHour } from '#domain/basics/days.ts'
import type { Opening } from '#domain/restaurant/opening-hours.ts'
import { calendarDay, clockTime, monthAndDay, weekday, zoneName } from '../basics/dates.ts'
import { day as oneDay } from '#domain/basics/time-units.ts'

export interface RestaurantClock {
  readonly timeZone: string
  /** The server's time. */
  readonly now: number | string
  /** For a reader in another zone: "9 PM Pacific". */
  readonly namesZone?: boolean
}

export const openingMessages = {
  dayAndNight: 'Open 24 hours',
  openUntil: (when: string) => `Open until ${when}`,
  closed: 'Closed',
  closedUntil: (when: string) => `Closed. Opens ${when}`,
}

export function openingLine(opening: Opening, clock: RestaurantClock): string {
  if (opening.open) {
    const { until } = opening
    // A closing date a week away would read as if the restaurant were going out of business.
    const isFar = until === null || Date.parse(until) - new Date(clock.now).getTime() > oneDay
    return isFar ? openingMessages.dayAndNight : openingMessages.openUntil(closingTime(until, clock))
  }
  return opening.opensAt === null
    ? openingMessages.closed
    : openingMessages.closedUntil(openingTime(opening.opensAt, clock))
}

/** at 11 AM, tomorrow at 11 AM, Thursday at 11 AM, November 26 at 11 AM: the end of "Opens …" or "We open …". */
export function openingTime(moment: number | string, clock: RestaurantClock): string {
  const day = dayFromNow(moment, clock)
  const time = timeOfDay(moment, clock)
  return day === '' ? `at ${time}` : `${day} at ${time}`
}

/** 9 PM, tomorrow at 9 PM: the end of "until …". Until the business day ends, it is still tonight. */
function closingTime(moment: string, clock: RestaurantClock): string {
  const day = dayFromNow(moment, clock)
  const time = timeOfDay(moment, clock)
  const nightsEnd = Date.parse(moment) - businessDayStartHour * 60 * 60_000
  return day === '' || dayFromNow(nightsEnd, clock) === '' ? time : `${day} at ${time}`
}

/** Empty for today. Beyond a week, the date replaces the weekday, which would be ambiguous. */
function dayFromNow(moment: number | string, { timeZone, now }: RestaurantClock): string {
  const today = calendarDay(now, timeZone)
  const day = calendarDay(moment, timeZone)
  if (day === today) return ''
  if (day === addDays(today, 1)) return 'tomorrow'
  return day < addDays(today, 7) ? weekday(day) : monthAndDay(day, { from: today })
}

function timeOfDay(moment: number | string, { timeZone, namesZone = false }: RestaurantClock): string {
  const time = shortTime(moment, timeZone)
  return namesZone ? `${time} ${zoneName(moment, timeZone)}` : time
}

/** 9 PM, 11:30 AM */
export function shortTime(moment: number | string, timeZone: string): string {
  return clockTime(moment, timeZone).replace(':00', '')
}
