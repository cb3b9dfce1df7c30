// The words of the Sales screen.
import { formatOrderCount, formatCount, plural } from '../../basics/counts.ts'

export const salesMessages = {
  tab: 'Sales',
  title: 'Sales',
  periods: 'Period',
  period: { today: 'Today', yesterday: 'Yesterday', '7-days': '7 days', '30-days': '30 days' },
  from: 'From',
  to: 'To',
  range: 'Other days',
  show: 'Show',
  csv: 'Download CSV',
  print: 'Print',
  loading: 'One moment.',
  notLive: (since: string) => `No connection since ${since}. These are the latest numbers we have.`,

  netSales: 'Net sales',
  sales: 'Sales',
  sold: 'Sold',
  orders: 'Orders',
  burritos: 'Items',
  average: 'Average order',
  discounts: 'Discounts',
  refunds: 'Refunds',
  disputes: 'Disputes',
  takenByBanks: 'Taken by banks, tax included; the tax stays owed',
  goodsAlone: 'Items alone, without tax',
  tax: 'Tax',
  delivery: 'Delivery fees',
  tips: 'Tips',
  shareOfNet: (percent: string) => `${percent} of net sales`,
  totalKept: 'Total',
  totalAbout: 'Net sales, tax, fees, tips',
  onTime: 'Ready on time',
  keptOf: (kept: string, orders: string) => `${kept} of ${orders}`,
  canceled: 'Canceled',
  neverCharged: 'Orders never charged',
  announce: (span: string, netSales: string) => `${span}: net sales ${netSales}`,
  none: '–',

  /** Compares with the same weekday of the week before, up to this time of day. */
  lastWeekday: {
    change: (change: string, weekday: string) => `${change} on last ${weekday} by this time`,
    level: (weekday: string) => `Level with last ${weekday} by this time`,
    nothing: (weekday: string) => `Nothing sold last ${weekday} by this time`,
  },
  weekdayBefore: {
    change: (change: string, weekday: string) => `${change} on the ${weekday} before`,
    level: (weekday: string) => `Level with the ${weekday} before`,
    nothing: (weekday: string) => `Nothing sold the ${weekday} before`,
  },
  daysBefore: {
    change: (change: string, count: string) => `${change} on the ${count} days before`,
    level: (count: string) => `Level with the ${count} days before`,
    nothing: (count: string) => `Nothing sold in the ${count} days before`,
  },
  same: 'No change',
  compared: (span: string, soFar: boolean) =>
    soFar ? `Compared with ${span}, up to the same time of day.` : `Compared with ${span}.`,

  byHour: 'By hour',
  byHourAbout: 'By the time we promised; after discounts, before refunds and tax.',
  hourChart: (sentence: string, busiest: string) => `Sold by hour. ${sentence} ${busiest}`.trim(),
  busiest: (hours: string, amount: string) => `Busiest: ${hours}, ${amount}.`,
  hourValue: (hour: string, amount: string, orders: string) => `${hour}: ${amount}, ${orders}`,
  ordersCount: (count: number) => formatOrderCount(count),
  noPeak: 'Nothing sold.',
  evenHours: 'No hour stands out.',
  twoPeaks: (one: string, other: string, soFar: boolean) =>
    soFar ? `So far busiest at ${one} and ${other} alike.` : `Busiest at ${one} and ${other} alike.`,
  peak: (at: string, soFar: boolean) => (soFar ? `So far busiest at ${at}.` : `Busiest at ${at}.`),
  lunchPeak: (hour: number, soFar: boolean) =>
    soFar ? `So far the lunch line peaks at ${onDial(hour)}.` : `The lunch line peaks at ${onDial(hour)}.`,
  dinnerPeak: (hour: number, soFar: boolean) =>
    soFar ? `So far the dinner line peaks at ${onDial(hour)}.` : `The dinner line peaks at ${onDial(hour)}.`,

  byBurrito: 'By item',
  soldCount: (count: number, today: boolean) =>
    today
      ? `${formatCount(count)} sold today. With options, after discounts, before refunds and tax.`
      : `${formatCount(count)} sold. With options, after discounts, before refunds and tax.`,
  burrito: 'Item',

  byDay: 'By day',
  byWeek: 'By week',
  lastDays: 'Last 14 days',
  daysUpTo: (day: string) => `14 days to ${day}`,
  perDay: (span: string) => `Net sales per day, ${span}.`,
  perWeek: (span: string) => `Net sales per week, ${span}.`,
  shortWeek: (days: number) =>
    plural(days, { one: 'The first week has one day.', other: `The first week has ${days} days.` }),
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

/** 17 becomes 5, as on a clock's dial. */
function onDial(hour: number): number {
  return hour % 12 || 12
}
