// The sales as CSV tables for a spreadsheet: one row for each day, and in the second one for each choice of a day. Amounts
// are plain decimals, and there is no row of totals.
import { textInLanguage, type Language } from '../basics/local-text.ts'
import { cents, formatAmount } from '../basics/money.ts'
import type { SalesItem, SalesChoice, SalesDay } from './books-api.ts'
import type { ChoiceSales, ItemSales } from './sales-breakdown.ts'
import type { DayRange } from './sales-days.ts'

/** The heads of the columns; after them stand the names of the burritos. */
export interface SalesCsvLabels {
  readonly days: readonly string[]
  /** Of the names. */
  readonly language: Language
}

/**
 * Starts with a byte order mark: without one, Excel reads UTF-8 as its own old encoding and spoils an accent in the name
 * of a burrito.
 */
export function salesCsv(
  days: readonly SalesDay[],
  kinds: readonly SalesItem[],
  sold: readonly ItemSales[],
  words: SalesCsvLabels,
): string {
  const counts = new Map(sold.map(({ day, item, burritos }) => [`${day} ${item}`, burritos]))
  // Our own numbers, also the negative ones, are not escaped and so stay numbers.
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
  /** The heads of all columns. */
  readonly columns: readonly string[]
}

/** R61: by day, and within a day in the order of the menu. What nobody chose on a day has no row. */
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
 * Trust rule 17: a spreadsheet would run a cell that starts like a formula. The apostrophe makes the cell text. Full-width
 * signs count too, since some spreadsheets take them for the ASCII ones.
 */
export function csvText(text: string): string {
  const harmless = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
