// The words of the Sales screen.
import { firstHour } from '#domain/days.ts'
import { hourName } from '#domain/restaurant-time.ts'

export const salesWords = {
  tab: 'Sales',
  title: 'Sales',
  periods: 'Period',
  period: { today: 'Today', '7-days': '7 days', '30-days': '30 days' },
  from: 'From',
  to: 'To',
  range: 'Other days',
  show: 'Show',
  csv: 'Download CSV',
  loading: 'One moment.',
  notLive: (since: string) => `No connection since ${since}. These are the latest numbers we have.`,

  revenue: 'Revenue',
  orders: 'Orders',
  burritos: 'Burritos',
  average: 'Average order',
  beforeTax: 'Before tax',
  tax: 'Tax',
  refunds: 'Refunds',
  announce: (span: string, revenue: string) => `${span}: revenue ${revenue}`,
  kept: 'Kept',
  keptAbout: 'Revenue less refunds',
  refundedTax: 'Refunded tax',
  taxInIt: (amount: string) => `${amount} of it tax`,
  none: '–',

  changeOn: (change: string, than: string) => `${change} on ${than}`,
  levelWith: (than: string) => `Level with ${than}`,
  nothingBefore: (when: string) => `Nothing sold ${when}`,
  inDays: (days: string) => `in ${days}`,
  same: 'No change',
  lastWeekday: (weekday: string) => `last ${weekday} by this time`,
  weekdayBefore: (weekday: string) => `the ${weekday} before`,
  daysBefore: (count: number) => `the ${count.toLocaleString('en-US')} days before`,
  compared: (span: string, soFar: boolean) =>
    `Compared with ${span}${soFar ? ', up to the same time of day' : ''}.`,
  rule: `An order counts on the day it was placed, a refund on the day we sent it. A day starts at ${hourName(firstHour)}.`,
  leftOut: (count: number, most: string) =>
    `${count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`} of more than ${most} ${count === 1 ? 'is' : 'are'} left out of these figures: nobody could have cooked ${count === 1 ? 'it' : 'them'}.`,

  byHour: 'By hour',
  hourChart: (sentence: string, busiest: string) => `Revenue by hour. ${sentence} ${busiest}`.trim(),
  busiest: (hours: string, amount: string) => `Busiest: ${hours}, ${amount}.`,
  hourValue: (hour: string, amount: string, orders: string) => `${hour}: ${amount}, ${orders}`,
  ordersCount: (count: number) => (count === 1 ? '1 order' : `${count.toLocaleString('en-US')} orders`),
  noPeak: 'Nothing sold.',
  evenHours: 'No hour stands out.',
  twoPeaks: (one: string, other: string, soFar: boolean) =>
    `${soFar ? 'So far b' : 'B'}usiest at ${one} and ${other} alike.`,
  peak: (line: 'lunch' | 'dinner' | undefined, hour: number, name: string, soFar: boolean) =>
    line
      ? `${soFar ? 'So far the' : 'The'} ${line} line peaks at ${hour % 12 || 12}.`
      : `${soFar ? 'So far b' : 'B'}usiest at ${name}.`,

  byBurrito: 'By burrito',
  rolled: (count: string, today: boolean) => (today ? `${count} rolled today.` : `${count} rolled.`),
  beforeTaxHere: 'Before tax: tax is on whole orders.',
  burrito: 'Burrito',

  byDay: 'By day',
  byWeek: 'By week',
  lastDays: 'Last 14 days',
  daysUpTo: (day: string) => `14 days to ${day}`,
  perDay: (span: string) => `Revenue per day, ${span}.`,
  perWeek: (span: string) => `Revenue per week, ${span}.`,
  shortWeek: (days: number) => `The first week has ${days === 1 ? 'one day' : `${days} days`}.`,
  everyDayInCsv: 'Every single day is in the CSV.',
  dayChart: (about: string, low: string, high: string) => `${about} Between ${low} and ${high}.`,

  asTable: 'Show as a table',
  tableOf: (what: string) => `${what}, as a table`,
  hour: 'Hour',
  day: 'Day',
  week: 'Week',
  total: 'Total',

  emptyToday: 'No orders yet today.',
  emptyDays: 'No orders in these days.',
  emptyDay: 'No orders on this day.',
  lookBack: 'See the last 7 days',
  lookAtToday: 'See today',
  spanOf: (from: string, to: string) => `${from} to ${to}`,
}
