// How a figure changed against the period before, in as few words as are true.
import { countDays } from '#domain/days.ts'
import { cents, formatMoney, type Cents } from '#domain/money.ts'
import type { SalesReply } from '#domain/office-api.ts'
import { dayName } from '#domain/restaurant-time.ts'
import { salesWords } from './words.ts'

export interface Change {
  readonly words: string
  readonly up: boolean
}

/** +9% on last Sunday by this time */
export function revenueChange(sales: SalesReply): Change {
  const now = sales.total.revenue
  const before = sales.before.total.revenue
  const than = comparedWith(sales)
  if (before === 0) {
    const when = sales.from === sales.to ? than : salesWords.inDays(than)
    return { words: salesWords.nothingBefore(when), up: false }
  }
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return { words: salesWords.levelWith(than), up: false }
  return { words: salesWords.changeOn(`${signed(percent)}%`, than), up: percent > 0 }
}

export function countChange(now: number, before: number): Change {
  return { words: now === before ? salesWords.same : signed(now - before), up: now > before }
}

export function moneyChange(now: Cents, before: Cents): Change {
  if (now === before) return { words: salesWords.same, up: false }
  const sign = now > before ? '+' : '−'
  return { words: `${sign}${formatMoney(cents(Math.abs(now - before)))}`, up: now > before }
}

/** "last Sunday by this time", "the Sunday before", "the 7 days before" */
function comparedWith({ from, to, today, before }: SalesReply): string {
  const length = countDays(from, to)
  if (length > 1) return salesWords.daysBefore(length)
  const weekday = dayName(before.from).split(',')[0] ?? ''
  return from === today ? salesWords.lastWeekday(weekday) : salesWords.weekdayBefore(weekday)
}

function signed(difference: number): string {
  const size = Math.abs(difference).toLocaleString('en-US')
  return difference < 0 ? `−${size}` : `+${size}`
}
