// Formats times and dates by the restaurant's clock, wherever the reader is: on screens, on paper and in mails.

const noBreakSpace = '\u00A0'

/** A cache: making a format takes far longer than using one. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  formats.set(key, made)
  return made
}

/** 12:04 PM, with a no-break space: browsers differ in the space that they would put there. */
export function clockTime(moment: number | string, timeZone: string): string {
  const time = format(timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' })
  return time.format(new Date(moment)).replace(/\s/, noBreakSpace)
}

/** 5 PM, for a whole hour from 0 to 23. */
export function hourName(hour: number): string {
  return `${hour % 12 || 12}${noBreakSpace}${hour < 12 ? 'AM' : 'PM'}`
}

/** Nov 15, 12:04 PM */
export function dayAndTime(moment: number | string, timeZone: string): string {
  const day = format(timeZone, { month: 'short', day: 'numeric' }).format(new Date(moment))
  return `${day}, ${clockTime(moment, timeZone)}`
}

/** November 15, 2026 at 12:04 PM */
export function fullDate(moment: number | string, timeZone: string): string {
  const day = format(timeZone, { dateStyle: 'long' }).format(new Date(moment))
  return `${day} at ${clockTime(moment, timeZone)}`
}

/** Sunday, November 15 */
export function longDay(moment: number | string, timeZone: string): string {
  return format(timeZone, { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(moment))
}

/** Sunday, November 15, for a business day as YYYY-MM-DD; with the year when that is not the year of `from`. */
export function dayName(day: string, { from = day }: { from?: string } = {}): string {
  const sameYear = day.slice(0, 4) === from.slice(0, 4)
  return format('UTC', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(!sameYear && { year: 'numeric' }),
  }).format(new Date(`${day}T12:00:00Z`))
}

/** Nov 15 */
export function shortDay(day: string): string {
  return format('UTC', { month: 'short', day: 'numeric' }).format(new Date(`${day}T12:00:00Z`))
}
