// What must hold in the books (R68): pure checks of an entry's place in the chain, and of an order against its entries. Each
// answers the first thing that is off, as a code with its values.
import type { booksFault, booksReply, booksState, closeReply, practice } from './contract/books.ts'
import type { Wire } from './contract/values.ts'
import { isBalanced, type Account, type Entry, type Postings } from './ledger.ts'
import { cents } from './money.ts'
import type { OrderId, PaidWith } from './order.ts'

/** Off: a fault is known. Unchecked: no check has come so far. */
export const balances = ['balanced', 'off', 'unchecked'] as const
/** Changed: an entry is not what its hash was made of. Missing: one is not there. End: the last one is not the last written. */
export const chainBreaks = ['changed', 'missing', 'end'] as const
export const entryFlaws = ['unbalanced', 'without-order'] as const
export const orderFlaws = [
  'items',
  'charges',
  'total',
  'not-in-books',
  'only-in-books',
  'paid',
  'account',
  'refunded',
  'over-refunded',
  'disputed',
] as const

export type Balance = (typeof balances)[number]
export type BooksFault = Wire<typeof booksFault>
export type BooksState = Wire<typeof booksState>
export type BooksReply = Wire<typeof booksReply>
export type BooksDay = BooksReply['days'][number]
export type BooksSums = BooksReply['total']
export type Practice = Wire<typeof practice>
export type CloseReply = Wire<typeof closeReply>

/** The end of the chain, up to an entry. */
export interface ChainEnd {
  readonly seq: number
  readonly hash: string
}

/** The last entry that a check has read; without a day before the first. */
export interface LastRead extends ChainEnd {
  readonly day: string | null
}

/** A stored entry, with its stored hash and the hash that it should have after the entry before it. */
export interface KeptEntry {
  readonly entry: Entry
  readonly hash: string
  readonly expected: string
  readonly hasOrder: boolean
}

export function faultOfEntry(
  { entry, hash, expected, hasOrder }: KeptEntry,
  before: ChainEnd,
): BooksFault | undefined {
  const { seq, day } = entry
  if (seq !== before.seq + 1) return missing(before.seq + 1)
  if (hash !== expected) return { kind: 'chain', entry: seq, day, why: 'changed' }
  if (!isBalanced(entry)) return { kind: 'entry', entry: seq, day, why: 'unbalanced' }
  return hasOrder ? undefined : { kind: 'entry', entry: seq, day, why: 'without-order' }
}

/** The head knows the last entry: what was cut off or put on at the end, the entries alone cannot tell. */
export function faultOfEnd({ seq, hash, day }: LastRead, head: ChainEnd): BooksFault | undefined {
  if (seq === head.seq && hash === head.hash) return undefined
  // An entry too many is the last; of entries too few, the first that is gone.
  if (seq < head.seq) return missing(seq + 1)
  return { kind: 'chain', entry: seq, day, why: seq === head.seq ? 'changed' : 'end' }
}

function missing(entry: number): BooksFault {
  return { kind: 'chain', entry, day: null, why: 'missing' }
}

/** Then nothing proves any entry: the chain is broken, or was written anew since a day was closed. */
export function breaksChain({ kind }: BooksFault): boolean {
  return kind === 'chain' || kind === 'closing'
}

type BillParts = Readonly<Record<'discount' | 'tax' | 'delivery' | 'tip', number>>
type RefundSums = Readonly<Record<'goods' | 'tax' | 'delivery' | 'tip' | 'amount', number>>

/** An order with all that its rows, its payment, its refunds and its entries say; amounts in cents. */
export interface BookedOrder {
  readonly order: OrderId
  readonly number: number
  readonly paidWith: PaidWith
  readonly placedOn: string
  readonly earnedDay: string | null
  readonly bill: BillParts & { readonly subtotal: number; readonly total: number }
  /** The sums of its lines, and of its charges by kind; a discount above zero. */
  readonly lines: { readonly price: number; readonly discount: number }
  readonly charges: BillParts
  /** What came in and went back, as the payment has it. */
  readonly isPaid: boolean
  readonly paid: number
  readonly returned: number
  /** The payment says that all of it went back. */
  readonly isAllBack: boolean
  /** Null where the books have no capture of it. */
  readonly entry: { readonly day: string; readonly postings: Postings } | null
  /** The refunds that were sent, and their entries, less those whose money came back. */
  readonly sent: RefundSums
  readonly sentEntries: Postings
  /** What banks have taken and not given back, as the disputes and their entries have it. */
  readonly disputed: { readonly taken: number; readonly posted: number }
}

export function faultOfOrder(booked: BookedOrder): BooksFault | undefined {
  const flaw = flawOf(booked)
  const { order, number, paidWith, placedOn, earnedDay, entry } = booked
  const day = entry?.day ?? earnedDay ?? placedOn
  if (flaw) {
    const { says, books, ...rest } = flaw
    return {
      kind: 'order',
      order,
      number,
      day,
      paidWith,
      ...rest,
      says: cents(says),
      books: cents(books),
    }
  }
  if ((entry?.day ?? null) === earnedDay) return undefined
  return { kind: 'day', order, number, day, counted: earnedDay }
}

interface Flaw {
  readonly why: (typeof orderFlaws)[number]
  readonly account?: Account
  readonly says: number
  readonly books: number
}

function flawOf(booked: BookedOrder): Flaw | undefined {
  const differs = ({ says, books }: Flaw) => says !== books
  return (
    pairsOfBill(booked).find(differs) ??
    oneSided(booked) ??
    pairsOfMoney(booked).find(differs) ??
    overRefund(booked)
  )
}

function pairsOfBill({ bill, lines, charges }: BookedOrder): Flaw[] {
  const parts = ['discount', 'tax', 'delivery', 'tip'] as const
  return [
    { why: 'items', says: lines.price, books: bill.subtotal },
    { why: 'items', says: lines.discount, books: bill.discount },
    ...parts.map((part) => ({ why: 'charges', says: charges[part], books: bill[part] }) as const),
    {
      why: 'total',
      says: bill.subtotal - bill.discount + bill.tax + bill.delivery + bill.tip,
      books: bill.total,
    },
  ]
}

/** Also of an order of zero, which has its entry, too. */
function oneSided({ isPaid, paid, entry }: BookedOrder): Flaw | undefined {
  if (isPaid && !entry) return { why: 'not-in-books', says: paid, books: 0 }
  if (isPaid || !entry) return undefined
  const { card, counter } = entry.postings
  return { why: 'only-in-books', says: 0, books: card + counter }
}

function pairsOfMoney(booked: BookedOrder): Flaw[] {
  const { bill, paid, returned, isAllBack, entry, sent, sentEntries, disputed } = booked
  const posted = entry?.postings
  const account = (name: Account, says: number, books: number): Flaw => ({
    why: 'account',
    account: name,
    says,
    books,
  })
  return [
    { why: 'paid', says: paid, books: posted ? posted.card + posted.counter : 0 },
    ...(posted
      ? [
          account('sales', bill.subtotal, 0 - posted.sales),
          account('discounts', bill.discount, posted.discounts),
          account('refunds', 0, posted.refunds),
          account('tax', bill.tax, 0 - posted.tax),
          account('delivery', bill.delivery, 0 - posted.delivery),
          account('tips', bill.tip, 0 - posted.tips),
        ]
      : []),
    { why: 'refunded', says: isAllBack ? paid : returned, books: returned },
    { why: 'refunded', says: returned, books: sent.amount },
    { why: 'refunded', says: sent.amount, books: 0 - sentEntries.card - sentEntries.counter },
    account('refunds', sent.goods, sentEntries.refunds),
    account('tax', sent.tax, sentEntries.tax),
    account('delivery', sent.delivery, sentEntries.delivery),
    account('tips', sent.tip, sentEntries.tips),
    { why: 'disputed', says: disputed.taken, books: disputed.posted },
  ]
}

/** No part of a bill goes back more than once, and so all together are at most what was paid. */
function overRefund({ bill, paid, sent }: BookedOrder): Flaw | undefined {
  const parts: readonly (readonly [number, number])[] = [
    [sent.amount, paid],
    [sent.goods, bill.subtotal - bill.discount],
    [sent.tax, bill.tax],
    [sent.delivery, bill.delivery],
    [sent.tip, bill.tip],
  ]
  const over = parts.find(([back, whole]) => back > whole)
  return over && { why: 'over-refunded', says: over[0], books: over[1] }
}
