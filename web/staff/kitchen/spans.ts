// Formats time spans for the kitchen: the age of a ticket and the countdown of a pause.

/** "0:24" or "11:38"; from a hundred minutes on, "1 h 40". */
export function spanOf(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 100) return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}

/** The seconds are rounded up, so that a countdown shows 0:00 at its end and not a second before. */
export function countdownTo(moment: string, now: number): string {
  return spanOf(Math.ceil((Date.parse(moment) - now) / 1000) * 1000)
}
