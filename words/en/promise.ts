// A promise in words: when an order is ready, or arrives. On screens, on paper and in mails.
import type { OrderPromise } from '#domain/wait-times.ts'
import type { Way } from '#domain/ways.ts'
import { calendarDay, clockTime, dayAndTime, shortDayName } from './dates.ts'

export const promiseWords = {
  about: {
    pickup: (time: string) => `Ready about ${time}`,
    delivery: (time: string) => `Arrives about ${time}`,
  } satisfies Record<Way, (time: string) => string>,
  /** Of a time that the customer chose. */
  chosen: (day: string, time: string) => `${day}, ${time}`,
  moved: (time: string) => `Now about ${time}`,
  today: 'Today',
}

/** Today; Wed, Nov 18 */
export function dayOfTime(moment: string, timeZone: string, now: number | string): string {
  const day = calendarDay(moment, timeZone)
  return day === calendarDay(now, timeZone) ? promiseWords.today : shortDayName(day)
}

/** 12:25 PM; with the day where the customer chose it: nobody knows on which day a mail is read. */
export function promisedTime({ at, isScheduled }: OrderPromise, timeZone: string): string {
  const time = clockTime(at, timeZone)
  return isScheduled ? promiseWords.chosen(shortDayName(calendarDay(at, timeZone)), time) : time
}

/** 12:25 PM; with the day where that is another than the order's own. */
export function timeBeside(moment: string, of: string, timeZone: string): string {
  const isSameDay = calendarDay(moment, timeZone) === calendarDay(of, timeZone)
  return isSameDay ? clockTime(moment, timeZone) : dayAndTime(moment, timeZone)
}
