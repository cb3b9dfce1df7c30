// The words of the Books screen, and of closing a day on screen and on paper.
import type { Balance } from '#domain/books/books-api.ts'
import { formatMoney, formatRate, type MilliPercent, type Cents } from '#domain/basics/money.ts'
import { formatItemCount, formatOrderCount, formatCount, plural } from '../../basics/counts.ts'
import { calendarDay, clockTime, dayAndTime, dayName, hourName, shortDayName } from '../../basics/dates.ts'
import { locale } from '../../basics/locale.ts'

export const booksScreenMessages = {
  tab: 'Books',
  title: 'Books',
  about: (businessDayStartHour: number) =>
    `Day by day, in dollars. A day runs from ${hourName(businessDayStartHour)} to ${hourName(businessDayStartHour)}.`,
  csv: 'CSV',
  close: (day: string, today: string) => `Close ${shortDayName(day, { from: today })}`,
  closing: 'Closing',
  /** `isWhole` is false if money has moved since the close. */
  closed: (when: string, isWhole: boolean) => (isWhole ? `Closed ${when}` : `Closed ${when}, open again`),

  notChecked: 'Not checked yet',
  off: 'The books don’t balance',
  checkNow: 'Check now',
  checking: 'Checking',
  lastSeen: 'There may be more: these are the first that the check found.',
  openOrder: (number: number) => `Open order ${number}`,

  range: 'Days',
  from: 'From',
  to: 'To',
  show: 'Show',

  day: 'Day',
  orders: 'Orders',
  sales: 'Sales',
  discounts: 'Discounts',
  refunds: 'Refunds',
  disputes: 'Disputes',
  tax: 'Tax',
  delivery: 'Delivery',
  tips: 'Tips',
  card: 'Card',
  counter: 'Counter',
  state: 'State',
  balance: { balanced: 'Balanced', off: 'Off' } satisfies Record<Balance, string>,
  days: (count: number) =>
    plural(count, { one: `${formatCount(count)} day`, other: `${formatCount(count)} days` }),
  nothing: 'No money moved on these days.',
  month: (first: string, tax: Cents, taxed: Cents) =>
    `Tax of ${monthOf(first)}: ${formatMoney(tax)} on taxed sales of ${formatMoney(taxed)}.`,
}

/** Shown beside a discrepancy that belongs to no order. */
export const booksHelpMessages = {
  title: 'What to do',
  steps: [
    'Somebody may have changed the database from outside. You can go on selling.',
    'Back the database up right now and keep the copy. Don’t delete anything.',
    'Ask whoever runs the server to restore the last backup that balances, in another place, and to compare the two. The guide to running it says how, under “The books”.',
  ],
}

function monthOf(day: string): string {
  return new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(day))
}

/** When the books were last checked. */
export function lastCheckedMessage(at: string, now: number, timeZone: string): string {
  const minutes = Math.floor((now - Date.parse(at)) / 60_000)
  if (minutes < 1) return 'Checked just now.'
  if (minutes < 60)
    return plural(minutes, { one: 'Checked a minute ago.', other: `Checked ${minutes} minutes ago.` })
  if (calendarDay(at, timeZone) === calendarDay(now, timeZone))
    return `Checked at ${clockTime(at, timeZone)}.`
  return `Checked ${dayAndTime(at, timeZone)}.`
}

/** 2,846.75 and −96.40: a table of dollars needs no dollar signs. */
export function plainMoney(amount: Cents): string {
  return formatMoney(amount).replace('$', '')
}

export const closeDayMessages = {
  tab: (day: string) => `Close of day, ${dayName(day)}`,
  title: 'Close of day',
  slipTitle: 'CLOSE OF DAY',
  books: 'Books',
  printLetter: 'Print letter',
  printRoll: 'Print 80 mm',
  printed: 'On paper',

  stamp: {
    balanced: 'Balanced to the cent',
    off: 'Doesn’t balance',
  } satisfies Record<Balance, string>,
  slipStamp: {
    balanced: 'BALANCED',
    off: 'DOESN’T BALANCE',
  } satisfies Record<Balance, string>,
  entriesAfter: (count: number) =>
    plural(count, {
      one: 'One entry came after this day was closed. It’s in these figures.',
      other: `${formatCount(count)} entries came after this day was closed. They’re in these figures.`,
    }),
  notClosed: 'This day isn’t closed yet.',
  closeAgain: 'Close it again',
  early: {
    title: 'Close today already?',
    about:
      'Today isn’t over yet. Whatever you sell after this counts toward today too, so you’ll have to close the day again.',
    confirm: 'Close it now',
  },

  net: 'Net sales',
  total: 'Total',
  difference: 'Difference',
  sold: (orders: number, items: number) => `${formatOrderCount(orders)}, ${formatItemCount(items)}`,
  orders: formatOrderCount,
  tax: (rate: MilliPercent | null, refunded: Cents) => {
    const back = refunded > 0 ? `${formatMoney(refunded)} refunded` : undefined
    return [rate === null ? undefined : formatRate(rate), back].filter(Boolean).join(', ')
  },
  moved: (payments: number, refunds: number) => {
    const came = plural(payments, {
      one: `${formatCount(payments)} payment`,
      other: `${formatCount(payments)} payments`,
    })
    if (refunds === 0) return came
    return plural(refunds, {
      one: `${came}, ${formatCount(refunds)} refund`,
      other: `${came}, ${formatCount(refunds)} refunds`,
    })
  },
  byWay: 'By way',
  byItem: 'By item',
  promises: 'Promises kept',
  noneReady: 'No order promised for this day was marked ready.',
  kept: (kept: number, orders: number, percent: number) =>
    `${formatCount(kept)} of ${formatCount(orders)}, ${percent}%`,
  part: (some: number, all: number) => `${formatCount(some)} of ${formatCount(all)}`,
  onTime: 'On time',
  items: 'Items',

  closedBy: (name: string, when: string) => `Closed by ${name}, ${when}`,
  open: 'Not closed',
  entries: (first: number, last: number) => `Entries ${formatCount(first)} to ${formatCount(last)}`,
  noEntries: 'No entries',
}
