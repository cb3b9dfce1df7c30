// The words about where the restaurant is and when it is open: on Welcome and in the footer.
import type { Period } from '#domain/restaurant/opening-hours.ts'
import { isPastMidnight } from '#domain/basics/days.ts'
import { dayName, spanOfDays, wallClock } from '../../basics/dates.ts'

/** Keeps each period on one line. */
const noBreakSpace = '\u00A0'

export const visitMessages = {
  title: 'Visit us',
  directions: 'Get directions',
  call: (phone: string) => `Call ${phone}`,
  hours: 'Hours',
  today: 'Today',
  closed: 'Closed',
  allDay: 'Open 24 hours',
  cityLine: (city: string, state: string, zipcode: string) => `${city}, ${state} ${zipcode}`,
  addressLine: (street: string, cityLine: string) => `${street}, ${cityLine}`,
  /** For a customer in another time zone. */
  timesOf: (zoneTime: string) => `All times are ${zoneTime}.`,
  /** R49 */
  kept: (percent: number) => `Ready on time ${percent}% of the time.`,
  /** Thursday, November 26; November 26 to 28 */
  days: ({ from, to }: { from: string; to: string }, today: string) =>
    from === to ? dayName(from, { from: today }) : spanOfDays(from, to, today),
}

/** 10 AM – 3 PM, 5 – 9 PM: the first AM or PM of a period is left out where both are the same. */
export function formatPeriods(periods: readonly Period[]): string {
  return periods.length === 0 ? visitMessages.closed : periods.map(periodInWords).join(', ')
}

function periodInWords(period: Period): string {
  const { from, to } = period
  if (from === to && from === '00:00') return visitMessages.allDay
  const isOneHalf = !isPastMidnight(period) && from < '12:00' === to < '12:00'
  const start = wallClock(from)
  return [isOneHalf ? start.replace(/\s[AP]M$/, '') : start, '–', wallClock(to)].join(noBreakSpace)
}
