// A moment as the customer's own clock shows it, with the day when that was not today.

export function timeOf(timestamp: string, now = new Date()): string {
  const moment = new Date(timestamp)
  if (Number.isNaN(moment.getTime())) return ''
  const time = new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  if (moment.toDateString() === now.toDateString()) return time.format(moment)
  const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
  return `${day.format(moment)}, ${time.format(moment)}`
}
