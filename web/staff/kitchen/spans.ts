// Spans as the kitchen reads them: an age, a countdown.

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
