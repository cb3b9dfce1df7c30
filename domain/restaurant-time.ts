// Moments as the clock on the restaurant's wall shows them, wherever the reader is: on screens, on paper, in mails.

const noBreakSpace = '\u00A0'

/** Making a format takes far longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options)
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', { timeZone, ...options })
  formats.set(key, made)
  return made
}

/** 12:04 PM. The space is one that no line breaks at; browsers differ in the one they would put there. */
export function clockTime(moment: number | string, timeZone: string): string {
  const time = format(timeZone, { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' })
  return time.format(new Date(moment)).replace(/\s/, noBreakSpace)
}

/** 5 PM: a whole hour of the day, from 0 to 23. */
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

/** A business day, YYYY-MM-DD, as people write it: Sunday, November 15; with the year when it is another one. */
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
