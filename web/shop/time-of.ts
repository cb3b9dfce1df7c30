// A moment as the customer's own clock shows it.

/** With the day, when that was not today. */
export function timeOf(timestamp: string, now = new Date()): string {
  const moment = new Date(timestamp)
  if (Number.isNaN(moment.getTime())) return ''
  if (moment.toDateString() === now.toDateString()) return clockOf(timestamp)
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
  return `${day.format(moment)}, ${clockOf(timestamp)}`
}

/** 12:40 */
export function clockOf(timestamp: string): string {
  const clock = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return clock.format(new Date(timestamp))
}
