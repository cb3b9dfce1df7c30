// The rules by which the third migration fills in older orders, as they were when it was released. What the restaurant
// does today stands in domain/, and may change there without changing what a migration does.

const firstHour = 4
const oneDay = 24 * 60 * 60 * 1000

/** How names and addresses are compared when someone looks for an order. */
export function searchableThen(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’ʼ`´]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** The business day that an instant belongs to, as YYYY-MM-DD, and the hour on the restaurant's wall. */
export function restaurantClockThen(instant: Date, timeZone: string): { day: string; hour: number } {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`
  const hour = Number(parts['hour'])
  return { day: hour < firstHour ? dayBefore(day) : day, hour }
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - oneDay).toISOString().slice(0, 10)
}

/** Making a format takes far longer than using it, and every order asks. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  formats.set(timeZone, made)
  return made
}
