// How long ago a day was on the restaurant's own calendar.
import { dayName } from '#domain/restaurant-time.ts'

const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const

/** The day on the restaurant's calendar, YYYY-MM-DD. Unlike a business day it starts at midnight. */
export function calendarDay(moment: number | string, timeZone: string): string {
  const [month = '', day = '', year = ''] = new Date(moment)
    .toLocaleDateString('en-US', { timeZone, ...parts })
    .split('/')
  return `${year}-${month}-${day}`
}

export const calendarWords = { today: 'Today', yesterday: 'Yesterday' }

/** Today, Yesterday, or the day's own name: Sunday, November 15. */
export function nearDay(day: string, today: string): string {
  const ago = (Date.parse(today) - Date.parse(day)) / 86_400_000
  if (ago === 0) return calendarWords.today
  if (ago === 1) return calendarWords.yesterday
  return dayName(day, { from: today })
}
