// The hours that the chart shows, how they are called, and which one was busiest.
import type { SalesHour } from '#domain/books/books-api.ts'
import { hourName } from '#words/basics/dates.ts'
import { salesMessages } from '#words/books/staff/sales.ts'

/** Shown even when nothing was sold: the place of an hour should not jump from day to day. */
const usual = { first: 11, last: 20 }

/** From the first to the last hour with something in it, and the usual ones; hours run from 4 round to 3. */
export function shownHours(hours: readonly SalesHour[]): SalesHour[] {
  const shown = hours.map(({ hour, orders }) => orders > 0 || (hour >= usual.first && hour <= usual.last))
  return hours.slice(shown.indexOf(true), shown.lastIndexOf(true) + 1)
}

/** The hours that took the most; all of them when several did. */
export function busiestHours(hours: readonly SalesHour[]): SalesHour[] {
  const most = Math.max(...hours.map(({ sold }) => sold))
  return most === 0 ? [] : hours.filter(({ sold }) => sold === most)
}

export function peakMessage(hours: readonly SalesHour[], soFar: boolean): string {
  const [first, second, ...more] = busiestHours(hours)
  if (!first) return salesMessages.noPeak
  if (more.length > 0) return salesMessages.evenHours
  if (second) return salesMessages.twoPeaks(hourName(first.hour), hourName(second.hour), soFar)
  return onePeak(first.hour, soFar)
}

function onePeak(hour: number, soFar: boolean): string {
  if (hour >= 11 && hour <= 14) return salesMessages.lunchPeak(hour, soFar)
  if (hour >= 17 && hour <= 20) return salesMessages.dinnerPeak(hour, soFar)
  return salesMessages.peak(hourName(hour), soFar)
}
