// The sales as a CSV table for a spreadsheet: one row for each day, amounts as plain decimals, no row of totals.
import { textIn } from './local-text.ts'
import { formatAmount } from './money.ts'
import type { SalesBurrito, SalesDay } from './office-api.ts'
import type { Language } from './order.ts'
import type { DayRange, SoldOfKind } from './sales.ts'

/** The heads of the columns; between these two stand the names of the burritos. */
export interface CsvWords {
  readonly days: readonly string[]
  readonly leftOut: string
  /** Of the names. */
  readonly language: Language
}

/**
 * Starts with a byte order mark: without one, Excel reads UTF-8 as its own old encoding and spoils an accent in the name
 * of a burrito.
 */
export function salesCsv(
  days: readonly SalesDay[],
  kinds: readonly SalesBurrito[],
  sold: readonly SoldOfKind[],
  words: CsvWords,
): string {
  const counts = new Map(sold.map(({ day, item, burritos }) => [`${day} ${item}`, burritos]))
  // Our own numbers, also the negative ones, are not escaped and so stay numbers.
  const rows = days.map((day) => [
    csvText(day.day),
    String(day.orders),
    String(day.burritos),
    formatAmount(day.beforeTax),
    formatAmount(day.tax),
    formatAmount(day.delivery),
    formatAmount(day.revenue),
    formatAmount(day.refunds),
    formatAmount(day.refundedTax),
    ...kinds.map(({ item }) => String(counts.get(`${day.day} ${item}`) ?? 0)),
    String(day.leftOut),
  ])
  const lines = [
    [...words.days, ...kinds.map(({ name }) => csvText(textIn(name, words.language))), words.leftOut],
    ...rows,
  ]
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

export function salesCsvName({ from, to }: DayRange): string {
  return `burritoful-sales-${from === to ? from : `${from}-to-${to}`}.csv`
}

/**
 * Trust rule 17: a spreadsheet would run a cell that starts like a formula. The apostrophe makes the cell text. Full-width
 * signs count too, since some spreadsheets take them for the ASCII ones.
 */
function csvText(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
