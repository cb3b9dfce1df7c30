// The sales as CSV tables for a spreadsheet: one table with a row for each day, and one with a row for each choice on each
// day. Amounts are plain decimals, and there is no row of totals.
import { textInLanguage, type Language } from '../basics/local-text.ts'
import { cents, formatAmount } from '../basics/money.ts'
import type { SalesItem, SalesChoice, SalesDay } from './books-api.ts'
import type { ChoiceSales, ItemSales } from './sales-breakdown.ts'
import type { DayRange } from './sales-days.ts'

/** The column headers. The names of the items follow them. */
export interface SalesCsvLabels {
  readonly days: readonly string[]
  /** The language of the items' names. */
  readonly language: Language
}

/**
 * Starts with a byte order mark: without one, Excel reads UTF-8 as a legacy encoding and garbles an accent in the name of an
 * item.
 */
export function salesCsv(
  days: readonly SalesDay[],
  kinds: readonly SalesItem[],
  sold: readonly ItemSales[],
  words: SalesCsvLabels,
): string {
  const counts = new Map(sold.map(({ day, item, burritos }) => [`${day} ${item}`, burritos]))
  // Our own numbers, even negative ones, are not escaped, so that they stay numbers.
  const rows = days.map((day) => [
    csvText(day.day),
    String(day.orders),
    String(day.burritos),
    formatAmount(day.sales),
    formatAmount(day.discounts),
    formatAmount(day.refunds),
    formatAmount(day.disputes),
    formatAmount(day.netSales),
    formatAmount(day.tax),
    formatAmount(day.delivery),
    formatAmount(day.tips),
    formatAmount(day.tipsByFulfillment.delivery),
    formatAmount(day.tipsByFulfillment.pickup),
    formatAmount(day.total),
    String(day.canceled),
    ...kinds.map(({ item }) => String(counts.get(`${day.day} ${item}`) ?? 0)),
  ])
  const lines = [
    [...words.days, ...kinds.map(({ name }) => csvText(textInLanguage(name, words.language)))],
    ...rows,
  ]
  return tableOf(lines)
}

export interface ChoicesCsvLabels extends Pick<SalesCsvLabels, 'language'> {
  /** The headers of all columns. */
  readonly columns: readonly string[]
}

/** R61: by day, and within a day in the order of the menu. A choice that nobody made on a day has no row. */
export function choicesCsv(
  listed: readonly SalesChoice[],
  sold: readonly ChoiceSales[],
  { columns, language }: ChoicesCsvLabels,
): string {
  const rows = [...Map.groupBy(sold, ({ day }) => day)].flatMap(([day, ofDay]) =>
    listed.flatMap(({ choice, name, group }) => {
      const one = ofDay.find((part) => part.choice === choice)
      if (!one) return []
      const of = group ? textInLanguage(group.name, language) : ''
      const words = [day, of, textInLanguage(name, language), choice].map(csvText)
      return [[...words, String(one.count), formatAmount(cents(one.added))]]
    }),
  )
  return tableOf([columns, ...rows])
}

function tableOf(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

export function salesCsvName(range: DayRange): string {
  return `burritoful-sales-${spanOf(range)}.csv`
}

export function choicesCsvName(range: DayRange): string {
  return `burritoful-choices-${spanOf(range)}.csv`
}

export function spanOf({ from, to }: DayRange): string {
  return from === to ? from : `${from}-to-${to}`
}

/**
 * Trust rule 17: a spreadsheet would run a cell that starts like a formula. The apostrophe turns the cell into text. This
 * includes full-width signs, since some spreadsheets treat them like the ASCII ones.
 */
export function csvText(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
