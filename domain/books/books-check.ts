// The check of the books (R68): each entry agrees with its order, payment and refund, and each bill adds up. A discrepancy
// names its order, with what was expected and what was found.
import type { Discrepancy } from './books-api.ts'
import { accounts, type Account, type BillSums, type Entry, type Postings } from './ledger.ts'
import { cents } from '../basics/money.ts'
import type { OrderId } from '../orders/order.ts'

/** The entry that the books should have (`due`) and the entry that they have (`found`); one of them may be missing. */
export interface ComparedEntry {
  /** Null if the entry belongs to an order that does not exist. */
  readonly order: { readonly id: OrderId; readonly number: number } | null
  readonly kind: Entry['kind']
  /** The day is null for failed refunds and disputes, whose day only the entry records. */
  readonly due: { readonly day: string | null; readonly postings: Postings } | null
  readonly found: { readonly seq: number; readonly day: string; readonly postings: Postings } | null
  /** The day on which the order was placed. */
  readonly placedOn: string
}

export function findEntryDiscrepancy({
  order,
  kind,
  due,
  found,
  placedOn,
}: ComparedEntry): Discrepancy | undefined {
  if (!order) return found ? { kind: 'stray', entry: found.seq, day: found.day } : undefined
  const { id, number } = order
  const changes = accounts.flatMap((account) => {
    const [expected, is] = [asRead(account, due?.postings), asRead(account, found?.postings)]
    return expected === is ? [] : [{ account, expected: cents(expected), found: cents(is) }]
  })
  const day = found?.day ?? due?.day ?? placedOn
  const why = due && found ? 'changed' : due ? 'missing' : 'surplus'
  // Disputes are compared by the sum of what banks withdrew and returned. If the sum is zero, there may be no entry.
  if (changes.length > 0 || (why !== 'changed' && kind !== 'dispute'))
    return { kind: 'entry', order: id, number, day, why, of: kind, entry: found?.seq ?? null, changes }
  if (!due || due.day === day || kind === 'dispute' || kind === 'refund-failed') return undefined
  return { kind: 'day', order: id, number, day, counted: due.day }
}

/** Sales, tax, delivery and tips are credits, which people read as positive amounts. */
function asRead(account: Account, postings: Postings | undefined): number {
  const isCredit = account === 'sales' || account === 'tax' || account === 'delivery' || account === 'tips'
  const amount = postings?.[account] ?? 0
  return isCredit ? 0 - amount : amount
}

/** An order's bill, with the sums of its parts and of its payment to compare it with. */
export interface ComparedBill extends BillSums {
  readonly id: OrderId
  readonly number: number
  readonly day: string
  /** The sums of the bill's lines. */
  readonly price: number
  readonly linesDiscount: number
  /** The sums of the bill's charges, by kind. The discount is positive. */
  readonly chargedDiscount: number
  readonly chargedTax: number
  readonly chargedDelivery: number
  readonly chargedTip: number
  /** What the payment says: what came in, what was refunded, and whether everything was refunded. */
  readonly captured: number
  readonly refunded: number
  readonly isFullyRefunded: 0 | 1
  /** The sums of the refunds that did not fail. */
  readonly sent: number
  readonly sentGoods: number
  readonly sentTax: number
  readonly sentDelivery: number
  readonly sentTip: number
}

type BillFlaw = Extract<Discrepancy, { kind: 'bill' }>['why']

export function findBillDiscrepancy(bill: ComparedBill): Discrepancy | undefined {
  const { id: order, number, day, subtotal, discount, tax, delivery, tip, total, captured, refunded } = bill
  const sum = subtotal - discount + tax + delivery + tip
  const pairs: readonly (readonly [why: BillFlaw, says: number, books: number])[] = [
    ['items', bill.price, subtotal],
    ['items', bill.linesDiscount, discount],
    ['charges', bill.chargedDiscount, discount],
    ['charges', bill.chargedTax, tax],
    ['charges', bill.chargedDelivery, delivery],
    ['charges', bill.chargedTip, tip],
    ['total', sum, total],
    ['refunded', bill.isFullyRefunded ? captured : refunded, refunded],
    ['refunded', refunded, bill.sent],
    // No part of a bill is refunded more than once, so all refunds together are at most what was paid.
    ['over-refunded', bill.sent, captured],
    ['over-refunded', bill.sentGoods, subtotal - discount],
    ['over-refunded', bill.sentTax, tax],
    ['over-refunded', bill.sentDelivery, delivery],
    ['over-refunded', bill.sentTip, tip],
  ]
  const flaw = pairs.find(([why, says, books]) => (why === 'over-refunded' ? says > books : says !== books))
  if (!flaw) return undefined
  const [why, says, books] = flaw
  return { kind: 'bill', order, number, day, why, says: cents(says), books: cents(books) }
}
