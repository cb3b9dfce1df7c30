// The books as a CSV table for a bookkeeper: one row for each posting of each entry. Amounts are plain decimals.
import { accounts, type Account, type Entry } from './ledger.ts'
import { cents, formatAmount } from '../basics/money.ts'
import { csvText, spanOf } from './sales-csv.ts'
import type { DayRange } from './sales-days.ts'

export interface BooksCsvLabels {
  readonly columns: readonly string[]
  readonly kind: Readonly<Record<Entry['kind'], string>>
  readonly account: Readonly<Record<Account, string>>
  /** The account of what banks took in disputes. */
  readonly disputes: string
  /** The account of a card for which no money moved. */
  readonly testModeCard: string
}

/** An entry, with the number that its order has in the kitchen and the day of the order: after 999 the numbers start again. */
export interface NumberedEntry {
  readonly entry: Entry
  readonly number: number
  readonly placedOn: string
  /** Paid in demo mode or with a test card. */
  readonly isTestMode: boolean
}

/** With a byte order mark, as the sales have it. */
export function booksCsvHead({ columns }: BooksCsvLabels): string {
  return `\uFEFF${joinNames(columns.map(csvText))}`
}

/** Accounts that an entry leaves alone have no row. */
export function booksCsvRows(entries: readonly NumberedEntry[], words: BooksCsvLabels): string {
  return entries
    .flatMap(({ entry, number, placedOn, isTestMode }) =>
      accounts
        .filter((name) => entry[name] !== 0)
        .map((name) => {
          const amount = formatAmount(cents(Math.abs(entry[name])))
          const sides = entry[name] > 0 ? [amount, ''] : ['', amount]
          return joinNames([
            entry.day,
            String(entry.seq),
            csvText(words.kind[entry.kind]),
            csvText(accountLabel(name, { entry, isTestMode }, words)),
            ...sides,
            String(number),
            placedOn,
          ])
        }),
    )
    .join('')
}

function accountLabel(
  name: Account,
  { entry, isTestMode }: Pick<NumberedEntry, 'entry' | 'isTestMode'>,
  words: BooksCsvLabels,
): string {
  if (name === 'card' && isTestMode) return words.testModeCard
  if (name === 'refunds' && entry.kind === 'dispute') return words.disputes
  return words.account[name]
}

function joinNames(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

export function booksCsvName(range: DayRange): string {
  return `burritoful-books-${spanOf(range)}.csv`
}
