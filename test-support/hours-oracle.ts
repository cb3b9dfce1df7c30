// The oracle of the opening hours: a shopkeeper who stands at the door minute by minute, with the hours on a sheet of
// paper, and looks at nothing but the clock on the wall. Shares no code with domain/restaurant/open-spans.ts, and knows no Temporal.
import type { Hours } from '../domain/restaurant/opening-hours.ts'

const minute = 60_000
const minutesADay = 24 * 60
const stride = 30
/** 1970 began on a Thursday. */
const fromThursday = ['thursday', 'friday', 'saturday', 'sunday', 'monday', 'tuesday', 'wednesday'] as const

/** The clock on the wall of a restaurant: what it shows, in minutes since its own 1970, at any minute of the world. */
export interface WallClock {
  shows(atMinute: number): number
}

export function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  const seen = new Map<number, number>()
  const look = (atMinute: number): number => {
    const part = new Map(
      format.formatToParts(atMinute * minute).map(({ type, value }) => [type, Number(value)]),
    )
    const named = (name: Intl.DateTimeFormatPartTypes) => part.get(name) ?? Number.NaN
    const shown = Date.UTC(named('year'), named('month') - 1, named('day'), named('hour'), named('minute'))
    return shown / minute
  }
  const reconcileOnce = (atMinute: number): number => {
    const known = seen.get(atMinute)
    if (known !== undefined) return known
    const shown = look(atMinute)
    seen.set(atMinute, shown)
    return shown
  }
  return {
    shows(atMinute) {
      const before = Math.floor(atMinute / stride) * stride
      const shownBefore = reconcileOnce(before)
      // A clock that went on by half an hour in half an hour has shown every minute between.
      const isEven = reconcileOnce(before + stride) - shownBefore === stride
      return isEven ? shownBefore + (atMinute - before) : reconcileOnce(atMinute)
    },
  }
}

export interface ExpectedOpening {
  readonly isOpen: boolean
  /** In milliseconds; undefined when there is none in the time that was looked at. */
  readonly closesAt?: number | undefined
  readonly opensAt?: number | undefined
}

/** A line on the shopkeeper's sheet, in minutes of the wall clock. */
interface Line {
  readonly from: number
  readonly to: number
  begun?: number
  ended?: number
}

/** What the shopkeeper, who has been at the door for two days, says at an instant; looks ahead for so many days. */
export function expectedOpening(
  hours: Hours,
  clock: WallClock,
  at: number,
  daysAhead: number,
): ExpectedOpening {
  const requestedAt = Math.floor(at / minute)
  let lines: Line[] = []
  let lastDay = Math.floor(clock.shows(requestedAt - 2 * minutesADay) / minutesADay) - 1
  let isOpen = false
  const until = requestedAt + daysAhead * minutesADay

  // What the clock must show before there is anything to do.
  let nextLook = -Infinity

  for (let now = requestedAt - 2 * minutesADay; now <= until; now += 1) {
    const shown = clock.shows(now)
    if (shown < nextLook && now !== requestedAt) continue
    // A new page of the calendar: write the day's lines down. No page is skipped, even if the clock has jumped past it.
    for (const today = Math.floor(shown / minutesADay); lastDay < today;) {
      lastDay += 1
      lines.push(...linesOf(hours, lastDay))
    }
    for (const line of lines) {
      if (shown >= line.from) line.begun ??= now
      if (shown >= line.to) line.ended ??= now
    }
    // What begins and ends at the same instant never was.
    const begun = lines.filter(({ begun: start, ended }) => start !== undefined && start !== ended)
    const goesOn = begun.some(({ ended }) => ended === undefined)
    // The closing instant itself counts as open; the rest of its minute does not.
    const closesAtOnce = at === now * minute && begun.some(({ ended }) => ended === now)
    if (now === requestedAt) isOpen = goesOn || closesAtOnce
    if (now >= requestedAt && isOpen && !goesOn) return { isOpen, closesAt: now * minute }
    if (now > requestedAt && !isOpen && goesOn) return { isOpen, opensAt: now * minute }
    lines = lines.filter(({ ended }) => ended === undefined)
    const marks = lines.map(({ from, to, begun: start }) => (start === undefined ? from : to))
    nextLook = Math.min(...marks, (lastDay + 1) * minutesADay)
  }
  return { isOpen }
}

/** The day that the calendar on the wall shows, YYYY-MM-DD. */
export function calendarPage(clock: WallClock, at: number): string {
  return new Date(clock.shows(Math.floor(at / minute)) * minute).toISOString().slice(0, 10)
}

function linesOf({ week, specialDays }: Hours, day: number): Line[] {
  const special = specialDays.find(({ from, to }) => dayNumber(from) <= day && day <= dayNumber(to))
  const weekday = fromThursday[day % 7] ?? 'thursday'
  const periods = special?.periods ?? week?.[weekday] ?? [{ from: '00:00', to: '00:00' }]
  return periods.map(({ from, to }) => {
    const [start, end] = [minutesOf(from), minutesOf(to)]
    const midnight = day * minutesADay
    return { from: midnight + start, to: midnight + end + (end > start ? 0 : minutesADay) }
  })
}

function dayNumber(day: string): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return Date.UTC(year, month - 1, date) / minute / minutesADay
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}
