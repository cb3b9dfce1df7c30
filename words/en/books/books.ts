// What a check of the books says: on the Books screen, in the owner's mail, and at the terminal; and the accounts of the CSV.
import type { BooksCsvWords } from '#domain/books/books-csv.ts'
import type { BooksFault } from '#domain/books/books-api.ts'
import type { Account } from '#domain/books/ledger.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import { formatCount, plural } from '../basics/counts.ts'
import { dayName, monthAndDay } from '../basics/dates.ts'
import { inSentence, listOf } from '../basics/lists.ts'

/** Two sentences: what is off stands apart. */
export interface FaultWords {
  readonly lead: string
  readonly rest: string
}

export function faultWords(fault: BooksFault): FaultWords {
  const day = dayName(fault.day)
  switch (fault.kind) {
    case 'entry':
      return { lead: `Order ${fault.number} doesn’t balance.`, rest: `${entryWords(fault)} ${day}.` }
    case 'bill':
      return { lead: `Order ${fault.number} doesn’t balance.`, rest: `${billWords(fault)} ${day}.` }
    case 'day':
      return {
        lead: `Order ${fault.number} counts on the wrong day.`,
        rest: fault.counted
          ? `The sales have it on ${dayName(fault.counted)}, the books on ${day}.`
          : `It isn’t in the sales, and the books have it on ${day}.`,
      }
    case 'stray':
      return {
        lead: `Entry ${formatCount(fault.entry)} is wrong.`,
        rest: `Its order is missing. ${day}. Restore from a backup, or ask for help.`,
      }
  }
}

export function faultSentence(fault: BooksFault): string {
  const { lead, rest } = faultWords(fault)
  return `${lead} ${rest}`
}

type Fault<Kind extends BooksFault['kind']> = Extract<BooksFault, { kind: Kind }>

function entryWords({ why, of, entry, changes }: Fault<'entry'>): string {
  const name = inSentence(booksCsvWords.kind[of])
  const each = (say: (change: Fault<'entry'>['changes'][number], account: string) => string) =>
    // An order of zero has an entry of nothing.
    changes.length === 0
      ? formatMoney(cents(0))
      : listOf(changes.map((change) => say(change, accountWords[change.account])))
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

function billWords({ why, says, books }: Fault<'bill'>): string {
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

export const booksWords = {
  balanced: 'Balanced to the cent',
  entriesSince: (entries: number, since: string, today: string) =>
    plural(entries, {
      one: `${formatCount(entries)} entry since ${monthAndDay(since, { from: today })}.`,
      other: `${formatCount(entries)} entries since ${monthAndDay(since, { from: today })}.`,
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
