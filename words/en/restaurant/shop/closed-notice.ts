// Why the restaurant is closed and when it opens, for notices that few customers see. Apart from the words that the
// checkout always needs.
import { textInLanguage } from '#domain/basics/local-text.ts'
import type { Opening } from '#domain/restaurant/opening-hours.ts'
import { language } from '../../basics/locale.ts'
import { calendarDay, shortDayName, zoneName } from '../../basics/dates.ts'
import { openingTime, shortTime, type RestaurantClock } from '../opening.ts'
import { closedMessages } from './closed.ts'

/** The owner's words about the day, when the restaurant opens, and the first time to order for; omits unknown parts. */
export function aboutClosed(
  { words, opensAt }: Extract<Opening, { open: false }>,
  clock: RestaurantClock,
  first: string | undefined,
): { words: string; opens: string; orderFor: string } {
  return {
    words: words ? asSentence(textInLanguage(words, language)) : '',
    opens: opensAt === null ? '' : closedMessages.opens(openingTime(opensAt, clock)),
    orderFor: first === undefined ? '' : closedMessages.orderFor(firstTime(first, opensAt, clock)),
  }
}

/** 11:15 AM; with the day if that is not the day on which the restaurant opens. */
function firstTime(first: string, opensAt: string | null, { timeZone, namesZone }: RestaurantClock): string {
  const day = calendarDay(first, timeZone)
  const time = shortTime(first, timeZone)
  const named = namesZone ? `${time} ${zoneName(first, timeZone)}` : time
  const isOpeningDay = opensAt !== null && calendarDay(opensAt, timeZone) === day
  return isOpeningDay ? named : `${shortDayName(day)}, ${named}`
}

/** Adds a period to "Closed for Thanksgiving", because another sentence follows. */
function asSentence(words: string): string {
  return /[.!?…]$/.test(words) ? words : `${words}.`
}
