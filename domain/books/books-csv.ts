// The books as a CSV table for a bookkeeper: one row for each posting of each entry. Amounts are plain decimals.
import { accounts, type Account, type Entry } from './ledger.ts'
import { cents, formatAmount } from '../basics/money.ts'
import { csvText, spanOf } from './sales-csv.ts'
import type { DayRange } from './sales-days.ts'

export interface BooksCsvLabels {
  readonly columns: readonly string[]
  readonly kind: Readonly<Record<Entry['kind'], string>>
  readonly account: Readonly<Record<Account, string>>
  /** The label of the account for money that banks withdrew in disputes. */
  readonly disputes: string
  /** The label of the card account for payments in test mode. */
  readonly testModeCard: string
}

/** An entry, with its order's number and day. The day is needed because numbers repeat after 999. */
export interface NumberedEntry {
  readonly entry: Entry
  readonly number: number
  readonly placedOn: string
  /** True if the order was paid in demo mode or with a test card. */
  readonly isTestMode: boolean
}

/** With a byte order mark, for the reason given at `salesCsv`. */
export function booksCsvHead({ columns }: BooksCsvLabels): string {
  return `\uFEFF${joinCells(columns.map(csvText))}`
}

/** An account that an entry does not change has no row. */
export function booksCsvRows(entries: readonly NumberedEntry[], labels: BooksCsvLabels): string {
  return entries
    .flatMap(({ entry, number, placedOn, isTestMode }) =>
      accounts
        .filter((name) => entry[name] !== 0)
        .map((name) => {
          const amount = formatAmount(cents(Math.abs(entry[name])))
          const sides = entry[name] > 0 ? [amount, ''] : ['', amount]
          return joinCells([
            entry.day,
            String(entry.seq),
            csvText(labels.kind[entry.kind]),
            csvText(accountLabel(name, { entry, isTestMode }, labels)),
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
  labels: BooksCsvLabels,
): string {
  if (name === 'card' && isTestMode) return labels.testModeCard
  if (name === 'refunds' && entry.kind === 'dispute') return labels.disputes
  return labels.account[name]
}

function joinCells(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`
}

export function booksCsvName(range: DayRange): string {
  return `burritoful-books-${spanOf(range)}.csv`
}
