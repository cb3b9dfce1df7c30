// Understands a time as people type it: 11, 1130a, 9p, 9:30 PM, 21:30, noon. Answers it as the wall clock has it, 21:30.

const shape = /^(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap])?\.?\s*m?\.?$/
const words: Readonly<Record<string, string>> = { noon: '12:00', midnight: '00:00' }
const minutesADay = 24 * 60
const step = 5

/**
 * Undefined for what is no time. Who types 9 without AM or PM means the first 9 from `after` on: the morning for what
 * opens, the evening for what closes.
 */
export function readTime(typed: string, after: string): string | undefined {
  const text = typed.trim().toLowerCase()
  const named = words[text]
  if (named) return named
  const [, digits, more, half] = shape.exec(text) ?? []
  if (digits === undefined) return undefined
  const [hour, minute] = [Number(digits), Number(more ?? 0)]
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined
  if (half && (hour === 0 || hour > 12)) return undefined
  const isPlain = !half && hour >= 1 && hour <= 12 && !digits.startsWith('0')
  if (isPlain) return snap(firstFrom(minutesOf(after), (hour % 12) * 60 + minute))
  const past = half ? (hour % 12) + (half === 'p' ? 12 : 0) : hour
  return snap(past * 60 + minute)
}

/** The time in the morning or twelve hours later, whichever comes first from then on. */
function firstFrom(after: number, morning: number): number {
  const wait = (minutes: number) => (minutes - after + minutesADay) % minutesADay
  const evening = morning + minutesADay / 2
  return wait(morning) <= wait(evening) ? morning : evening
}

/** Onto five minutes. */
function snap(minutes: number): string {
  return timeOf(Math.round(minutes / step) * step)
}

export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** Round the clock. */
export function timeOf(minutes: number): string {
  const onClock = (minutes + minutesADay) % minutesADay
  return [Math.floor(onClock / 60), onClock % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

export function isWallTime(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

export function isReadable({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return isWallTime(from) && isWallTime(to)
}
