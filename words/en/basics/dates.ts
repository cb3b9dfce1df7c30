// Times and dates as Americans write them.
import { datesIn } from '../../dates.ts'
import { locale } from './locale.ts'

export const { clockTime, shortDay, shortDayName, monthAndDay, dayName, weekday, dayOfMonth, calendarDay } =
  datesIn(locale)
const { longDate, longZoneName } = datesIn(locale)

const noBreakSpace = '\u00A0'

/** 5 PM, for a whole hour from 0 to 23. */
export function hourName(hour: number): string {
  return `${hour % 12 || 12}${noBreakSpace}${hour < 12 ? 'AM' : 'PM'}`
}

/** 9 PM, 11:30 AM: a time on the restaurant's wall clock, from the settings' HH:MM. */
export function wallClock(time: string): string {
  return clockTime(`2026-01-01T${time}:00Z`, 'UTC').replace(':00', '')
}

/** 12:25, for a kitchen that knows whether it is noon or midnight. */
export function clockTimeShort(moment: number | string, timeZone: string): string {
  return clockTime(moment, timeZone).replace(/\s[AP]M$/, '')
}

/** Zones without daylight saving time have names shorter than Mountain Standard Time. */
const shortNames: Readonly<Record<string, string>> = {
  'America/Phoenix': 'Arizona time',
  'Pacific/Honolulu': 'Hawaii time',
  UTC: 'UTC',
}

/** Pacific time: never names a city, which may not be the restaurant's. Official names keep their capitals. */
export function zoneTime(moment: number | string, timeZone: string): string {
  const official = (whole: string, kind?: string) => (kind ? whole : ' time')
  return shortNames[timeZone] ?? longZoneName(moment, timeZone).replace(/( Standard| Mean)? Time$/, official)
}

/** For the name of a zone, which is the same all year, any moment will do. */
export const anyMoment = '2026-01-15T12:00:00Z'

/** Pacific, as it follows a time: 9 PM Pacific, but 9 PM Arizona time. */
export function zoneName(moment: number | string, timeZone: string): string {
  return shortNames[timeZone] ?? zoneTime(moment, timeZone).replace(/ time$/i, '')
}

/** Whether the reader's clock shows another time at that moment: two zones may agree in winter only. */
export function isElsewhere(moment: number | string, timeZone: string): boolean {
  const { timeZone: readersZone } = new Intl.DateTimeFormat().resolvedOptions()
  return dayAndTime(moment, readersZone) !== dayAndTime(moment, timeZone)
}

/** The time, with the zone's name for a customer who is elsewhere: 12:04 PM Pacific (R45). */
export function withZone(time: string, moment: number | string, timeZone: string): string {
  return isElsewhere(moment, timeZone) ? `${time} ${zoneName(moment, timeZone)}` : time
}

/** Nov 15, 12:04 PM; with the year when that is not the year of `from`: Nov 15, 2025, 12:04 PM. */
export function dayAndTime(moment: number | string, timeZone: string, years: { from?: string } = {}): string {
  return `${shortDay(calendarDay(moment, timeZone), years)}, ${clockTime(moment, timeZone)}`
}

/** November 15, 2026 at 12:04 PM */
export function fullDate(moment: number | string, timeZone: string): string {
  return `${longDate(calendarDay(moment, timeZone))} at ${clockTime(moment, timeZone)}`
}

/** November 2 to 15; October 27 to November 9; with the years unless both are this year. */
export function spanOfDays(from: string, to: string, today: string): string {
  const isOneYear = [from, to].every((day) => day.slice(0, 4) === today.slice(0, 4))
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7)
  if (isOneYear) return `${monthAndDay(from)} to ${isOneMonth ? dayOfMonth(to) : monthAndDay(to)}`
  if (isOneMonth) return `${monthAndDay(from)} to ${dayOfMonth(to)}, ${to.slice(0, 4)}`
  return `${longDate(from)} to ${longDate(to)}`
}

export const relativeDayNames = { today: 'Today', yesterday: 'Yesterday' }
