// How a figure changed against the period before, in as few words as are true.
import { countDays } from '#domain/basics/days.ts'
import { cents, formatMoney, type Cents } from '#domain/basics/money.ts'
import type { SalesReply } from '#domain/books/books-api.ts'
import { weekday } from '#words/basics/dates.ts'
import { salesMessages } from '#words/books/staff/sales.ts'
import { formatCount } from '#words/basics/counts.ts'

export interface Change {
  readonly words: string
  readonly up: boolean
}

/** +9% on last Sunday by this time */
export function netSalesChange(sales: SalesReply): Change {
  const now = sales.total.netSales
  const before = sales.before.total.netSales
  const [said, than] = comparedWith(sales)
  // Where more went back than was sold, no percentage says how much better today is.
  if (before <= 0) return { words: said.nothing(than), up: false }
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return { words: said.level(than), up: false }
  return { words: said.change(`${signed(percent)}%`, than), up: percent > 0 }
}

export function countChange(now: number, before: number): Change {
  return { words: now === before ? salesMessages.same : signed(now - before), up: now > before }
}

export function moneyChange(now: Cents, before: Cents): Change {
  if (now === before) return { words: salesMessages.same, up: false }
  const sign = now > before ? '+' : '−'
  return { words: `${sign}${formatMoney(cents(Math.abs(now - before)))}`, up: now > before }
}

/** With last Sunday by this time, with the Sunday before, or with the 7 days before. */
function comparedWith({ from, to, today, before }: SalesReply) {
  const length = countDays(from, to)
  if (length > 1) return [salesMessages.daysBefore, formatCount(length)] as const
  return [
    from === today ? salesMessages.lastWeekday : salesMessages.weekdayBefore,
    weekday(before.from),
  ] as const
}

function signed(difference: number): string {
  const size = formatCount(Math.abs(difference))
  return difference < 0 ? `−${size}` : `+${size}`
}
