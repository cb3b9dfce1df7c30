// The results of checking the books, for the Books screen and the terminal; and the labels of the CSV.
import type { BooksCsvLabels } from '#domain/books/books-csv.ts'
import type { Discrepancy } from '#domain/books/books-api.ts'
import type { Account } from '#domain/books/ledger.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { formatCount, plural } from '../basics/counts.ts'
import { dayName, monthAndDay } from '../basics/dates.ts'
import { inSentence, listNames } from '../basics/lists.ts'

/** `lead` says what is off, `rest` the details, so that screens can style them differently. */
export interface DiscrepancyParts {
  readonly lead: string
  readonly rest: string
}

export function discrepancyParts(discrepancy: Discrepancy): DiscrepancyParts {
  const day = dayName(discrepancy.day)
  switch (discrepancy.kind) {
    case 'entry':
      return {
        lead: `Order ${discrepancy.number} doesn’t balance.`,
        rest: `${entryWords(discrepancy)} ${day}.`,
      }
    case 'bill':
      return {
        lead: `Order ${discrepancy.number} doesn’t balance.`,
        rest: `${billWords(discrepancy)} ${day}.`,
      }
    case 'day':
      return {
        lead: `Order ${discrepancy.number} counts on the wrong day.`,
        rest: discrepancy.counted
          ? `The sales have it on ${dayName(discrepancy.counted)}, the books on ${day}.`
          : `It isn’t in the sales, and the books have it on ${day}.`,
      }
    case 'stray':
      return {
        lead: `Entry ${formatCount(discrepancy.entry)} is wrong.`,
        rest: `Its order is missing. ${day}. Restore from a backup, or ask for help.`,
      }
  }
}

type DiscrepancyOf<Kind extends Discrepancy['kind']> = Extract<Discrepancy, { kind: Kind }>

function entryWords({ why, of, entry, changes }: DiscrepancyOf<'entry'>): string {
  const name = inSentence(booksCsvLabels.kind[of])
  const each = (say: (change: DiscrepancyOf<'entry'>['changes'][number], account: string) => string) =>
    // The entry of an order of $0.00 changes no account.
    changes.length === 0
      ? formatMoney(cents(0))
      : listNames(changes.map((change) => say(change, accountWords[change.account])))
  switch (why) {
    case 'changed': {
      const off = each(
        ({ expected, found }, account) =>
          `${formatMoney(found)} for ${account} instead of ${formatMoney(expected)}`,
      )
      return `Entry ${formatCount(entry ?? 0)}, a ${name}, has ${off}.`
    }
    case 'missing': {
      const due = each(({ expected }, account) => `${formatMoney(expected)} for ${account}`)
      return `The books have no entry for a ${name} of ${due}.`
    }
    case 'surplus': {
      const extra = each(({ found }, account) => `${formatMoney(found)} for ${account}`)
      return `Entry ${formatCount(entry ?? 0)}, a ${name} of ${extra}, is for nothing that happened.`
    }
  }
}

const accountWords = {
  card: 'card',
  counter: 'counter',
  sales: 'sales',
  discounts: 'discounts',
  refunds: 'refunds',
  tax: 'tax',
  delivery: 'delivery',
  tips: 'tips',
} satisfies Record<Account, string>

function billWords({ why, says, books }: DiscrepancyOf<'bill'>): string {
  const [one, other] = [formatMoney(says), formatMoney(books)]
  switch (why) {
    case 'items':
      return `Its items come to ${one}, its bill says ${other}.`
    case 'charges':
      return `The parts of its bill say ${one}, its bill says ${other}.`
    case 'total':
      return `Its bill comes to ${one}, its total says ${other}.`
    case 'refunded':
      return `Its payment says that ${one} was refunded, its refunds say ${other}.`
    case 'over-refunded':
      return `${one} was refunded of ${other}.`
  }
}

export const booksMessages = {
  balanced: 'Balanced to the cent',
  entriesSince: (entries: number, since: string, today: string) =>
    plural(entries, {
      one: `${formatCount(entries)} entry since ${monthAndDay(since, { from: today })}.`,
      other: `${formatCount(entries)} entries since ${monthAndDay(since, { from: today })}.`,
    }),
  noEntries: 'No entries yet.',
}

/** What `npm run books` prints. */
export const booksCommandMessages = {
  balanced: (entries: number, since: string, today: string) =>
    `${booksMessages.balanced}: ${booksMessages.entriesSince(entries, since, today)}`,
  off: (count: number) =>
    plural(count, { one: 'One thing is off in the books.', other: `${count} things are off in the books.` }),
  notAll: 'There may be more: these are the first.',
  older:
    'This restaurant was last opened by an earlier version. Start the server with this version, then try again.',
}

export const booksCsvLabels = {
  columns: ['Date', 'Entry', 'Kind', 'Account', 'Debit', 'Credit', 'Order', 'Order placed'],
  kind: { capture: 'Sale', refund: 'Refund', 'refund-failed': 'Failed refund', dispute: 'Dispute' },
  account: {
    card: 'Card',
    counter: 'Counter',
    sales: 'Sales',
    discounts: 'Discounts',
    refunds: 'Refunds',
    tax: 'Sales tax payable',
    delivery: 'Delivery fees',
    tips: 'Tips payable',
  },
  disputes: 'Disputes',
  testModeCard: 'Card (not real money)',
} satisfies BooksCsvLabels
