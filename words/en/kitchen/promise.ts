// The promised time of an order in words, for screens, paper and emails: when it is ready, or when it arrives.
import type { Fulfillment } from '#domain/restaurant/fulfillment.ts'
import { calendarDay, clockTime, dayAndTime, shortDay, weekday } from '../basics/dates.ts'

export const promiseMessages = {
  about: {
    pickup: (time: string) => `Ready about ${time}`,
    delivery: (time: string) => `Arrives about ${time}`,
  } satisfies Record<Fulfillment, (time: string) => string>,
  /** For a time that the customer chose. */
  chosen: {
    pickup: (day: string, time: string) => `Ready ${day}, ${time}`,
    delivery: (day: string, time: string) => `Arrives ${day}, ${time}`,
  } satisfies Record<Fulfillment, (day: string, time: string) => string>,
  moved: (time: string) => `Now about ${time}`,
  today: 'today',
}

interface Promised {
  readonly at: string
  readonly isScheduled: boolean
}

interface Reader {
  /** Omitted in emails, because nobody knows on which day an email is read. */
  readonly now?: number | string | undefined
  /** Replaces the plain time, for example by a time with its zone. */
  readonly time?: string
}

/** Ready about 12:25 PM; a time that the customer chose has its day, too: Arrives Wednesday, Nov 18, 1:45 PM */
export function promiseOf(
  { at, isScheduled }: Promised,
  fulfillment: Fulfillment,
  timeZone: string,
  { now, time = clockTime(at, timeZone) }: Reader = {},
): string {
  if (!isScheduled) return promiseMessages.about[fulfillment](time)
  const day = calendarDay(at, timeZone)
  const isToday = now !== undefined && day === calendarDay(now, timeZone)
  return promiseMessages.chosen[fulfillment](
    isToday ? promiseMessages.today : `${weekday(day)}, ${shortDay(day)}`,
    time,
  )
}

/** at 1:35 PM; Wednesday at 1:35 PM: the end of "We’ll start …". */
export function startTime(
  moment: string,
  timeZone: string,
  now: number | string,
  time = clockTime(moment, timeZone),
): string {
  const day = calendarDay(moment, timeZone)
  return day === calendarDay(now, timeZone) ? `at ${time}` : `${weekday(day)} at ${time}`
}

/** 12:25 PM; with the day if that is not the day of `of`. */
export function timeBeside(moment: string, of: string, timeZone: string): string {
  const isSameDay = calendarDay(moment, timeZone) === calendarDay(of, timeZone)
  return isSameDay ? clockTime(moment, timeZone) : dayAndTime(moment, timeZone)
}
