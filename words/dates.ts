// Formats times and dates in a locale's language, always by the restaurant's clock, for screens, paper and emails. A day
// is YYYY-MM-DD.

const noBreakSpace = '\u00A0'

interface YearsFrom {
  /** The year is omitted when it equals this day's year. */
  readonly from?: string
}

export function datesIn(locale: string) {
  /** A cache, because making a format takes far longer than using one. */
  const formats = new Map<string, Intl.DateTimeFormat>()

  function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
    const key = timeZone + JSON.stringify(options)
    const known = formats.get(key)
    if (known) return known
    const created = new Intl.DateTimeFormat(locale, { timeZone, ...options })
    formats.set(key, created)
    return created
  }

  const onDay = (day: string, options: Intl.DateTimeFormatOptions) =>
    format('UTC', options).format(noonOf(day))

  return {
    /** 12:04 PM, with a no-break space: browsers put different kinds of spaces there. */
    clockTime(moment: number | string, timeZone: string): string {
      const time = format(timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' })
      return time
        .formatToParts(new Date(moment))
        .map(({ type, value }) => (type === 'literal' && value.trim() === '' ? noBreakSpace : value))
        .join('')
    },

    /** Nov 15; with the year when that is not the year of `from`: Nov 15, 2025. */
    shortDay: (day: string, { from = day }: YearsFrom = {}) =>
      onDay(day, { month: 'short', day: 'numeric', ...yearUnless(day, from) }),

    /** Thu, Nov 26; with the year when that is not the year of `from`. */
    shortDayName: (day: string, { from = day }: YearsFrom = {}) =>
      onDay(day, { weekday: 'short', month: 'short', day: 'numeric', ...yearUnless(day, from) }),

    /** November 15; with the year when that is not the year of `from`: November 15, 2025. */
    monthAndDay: (day: string, { from = day }: YearsFrom = {}) =>
      onDay(day, { month: 'long', day: 'numeric', ...yearUnless(day, from) }),

    /** November 15, 2026 */
    longDate: (day: string) => onDay(day, { dateStyle: 'long' }),

    /** Sunday, November 15; with the year when that is not the year of `from`. */
    dayName: (day: string, { from = day }: YearsFrom = {}) =>
      onDay(day, { weekday: 'long', month: 'long', day: 'numeric', ...yearUnless(day, from) }),

    /** Sunday */
    weekday: (day: string) => onDay(day, { weekday: 'long' }),

    /** 15 */
    dayOfMonth: (day: string) => onDay(day, { day: 'numeric' }),

    /** Pacific Time: the name for both summer and winter. */
    longZoneName(moment: number | string, timeZone: string): string {
      const parts = format(timeZone, { timeZoneName: 'longGeneric' }).formatToParts(new Date(moment))
      return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
    },

    /** The day on the restaurant's calendar. Unlike a business day, a calendar day starts at midnight. */
    calendarDay(moment: number | string, timeZone: string): string {
      const parts = format(timeZone, { year: 'numeric', month: '2-digit', day: '2-digit' })
        .formatToParts(new Date(moment))
        .map(({ type, value }) => [type, value] as const)
      const { year, month, day } = Object.fromEntries(parts)
      return `${year}-${month}-${day}`
    },
  }
}

function yearUnless(day: string, from: string): Intl.DateTimeFormatOptions {
  return day.slice(0, 4) === from.slice(0, 4) ? {} : { year: 'numeric' }
}

function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}
