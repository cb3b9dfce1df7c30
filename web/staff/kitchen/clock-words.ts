// Moments and spans as the kitchen reads them: the clock on the wall, an age, a countdown.

const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

export function clockTime(moment: number | string): string {
  return clock.format(new Date(moment))
}

export function dayAndTime(moment: number | string): string {
  return `${day.format(new Date(moment))}, ${clockTime(moment)}`
}

/** 0:24, 11:38; from a hundred minutes on, whole hours and minutes are enough. */
export function spanOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 100) return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

/** A countdown ends at 0:00, not a second before. */
export function countdownTo(moment: string, now: number): string {
  return spanOf(Math.ceil((Date.parse(moment) - now) / 1000) * 1000)
}
