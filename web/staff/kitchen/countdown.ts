// Formats the countdown of a pause.

/** "14:59"; from a hundred minutes on, "1 h 40". The seconds are rounded up, so that 0:00 stands at the end, not a second before. */
export function countdownTo(moment: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000))
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 100) return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
}
