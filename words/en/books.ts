// What a check of the books says: on the Books screen, in the owner's mail, and at the terminal; and the accounts of the CSV.
import type { BooksCsvWords } from '#domain/books-csv.ts'
import type { BooksFault } from '#domain/books.ts'
import type { Account } from '#domain/ledger.ts'
import { formatMoney } from '#domain/money.ts'
import { formatCount, plural } from './counts.ts'
import { dayName, monthAndDay } from './dates.ts'

/** Two sentences: what is off stands apart. */
export interface FaultWords {
  readonly lead: string
  readonly rest: string
}

export function faultWords(fault: BooksFault): FaultWords {
  switch (fault.kind) {
    case 'chain':
      return {
        lead: `The chain breaks at entry ${formatCount(fault.entry)}.`,
        rest: `${chainWords[fault.why]} ${fault.day === null ? '' : `${dayName(fault.day)}. `}${restore}`,
      }
    case 'entry':
      return {
        lead: `Entry ${formatCount(fault.entry)} is wrong.`,
        rest: `${entryWords[fault.why]} ${dayName(fault.day)}. ${restore}`,
      }
    case 'closing':
      return {
        lead: `The seal of ${dayName(fault.day)} doesn’t fit.`,
        rest: `Up to entry ${formatCount(fault.entry)} the books aren’t what they were when that day was closed. ${restore}`,
      }
    case 'order':
      return {
        lead: `Order ${fault.number} doesn’t balance.`,
        rest: `${orderWords(fault)} ${dayName(fault.day)}.`,
      }
    case 'day':
      return {
        lead: `Order ${fault.number} counts on the wrong day.`,
        rest: fault.counted
          ? `The sales have it on ${dayName(fault.counted)}, the books on ${dayName(fault.day)}.`
          : `It isn’t in the sales, and the books have it on ${dayName(fault.day)}.`,
      }
  }
}

const restore = 'Restore from a backup, or ask for help.'

const chainWords = {
  changed: 'It was changed after it was written.',
  missing: 'It’s missing.',
  end: 'It was put in from outside.',
} satisfies Record<Extract<BooksFault, { kind: 'chain' }>['why'], string>

const entryWords = {
  unbalanced: 'Its debits and credits aren’t the same.',
  'without-order': 'Its order is missing.',
} satisfies Record<Extract<BooksFault, { kind: 'entry' }>['why'], string>

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

function orderWords({ why, says, books, account, paidWith }: Extract<BooksFault, { kind: 'order' }>): string {
  const [one, other] = [formatMoney(says), formatMoney(books)]
  switch (why) {
    case 'items':
      return `Its items come to ${one}, its bill says ${other}.`
    case 'charges':
      return `The parts of its bill say ${one}, its bill says ${other}.`
    case 'total':
      return `Its bill comes to ${one}, its total says ${other}.`
    case 'not-in-books':
      return `${one} was paid, and the books don’t have it.`
    case 'only-in-books':
      return `The books have ${other} that nobody paid.`
    case 'paid':
      return paidWith === 'counter'
        ? `The counter says ${one}, the books say ${other}.`
        : `The card says ${one}, the books say ${other}.`
    case 'account':
      return `For ${accountWords[account ?? 'sales']} the order says ${one}, the books say ${other}.`
    case 'refunded':
      return `${one} was refunded, the books say ${other}.`
    case 'over-refunded':
      return `${one} was refunded of ${other}.`
    case 'disputed':
      return `Banks took ${one} back, the books say ${other}.`
  }
}

export const booksWords = {
  balanced: 'Balanced to the cent',
  entriesSince: (entries: number, since: string, today: string) =>
    plural(entries, {
      one: `${formatCount(entries)} entry, unbroken since ${monthAndDay(since, { from: today })}.`,
      other: `${formatCount(entries)} entries, unbroken since ${monthAndDay(since, { from: today })}.`,
    }),
  noEntries: 'No entries yet.',
}

/** What `npm run books` prints. */
export const booksCommandWords = {
  balanced: (entries: number, since: string, today: string) =>
    `${booksWords.balanced}: ${booksWords.entriesSince(entries, since, today)}`,
  off: (count: number) =>
    plural(count, { one: 'One thing is off in the books.', other: `${count} things are off in the books.` }),
  notAll: 'There may be more: these are the first.',
  older:
    'This restaurant was last opened by an earlier version. Start the server with this version, then try again.',
}

/** R68: the mail to the owner when a check finds that the books are off. */
export const booksLetterWords = {
  subject: (restaurant: string) => `The books of ${restaurant} don’t balance`,
  found: 'The nightly check of the books found this:',
  books: 'The books:',
}

export const booksCsvWords = {
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
  practiceCard: 'Card (not real money)',
} satisfies BooksCsvWords
