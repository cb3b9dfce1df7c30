// Checks the books against the payments by a calculation of its own (R68): every entry balances, every movement of money
// is entered once, and an order's entries add up to its payment.
import { read } from './due-money.ts'
import type { Place } from './set-up.ts'

export interface BooksVerdict {
  readonly entries: number
  /** Orders whose entries do not add up to their payment, and entries that are not balanced. */
  readonly off: number
}

const accounts = ['card', 'counter', 'sales', 'discounts', 'refunds', 'tax', 'delivery', 'tips'] as const
type Amounts = Readonly<Record<(typeof accounts)[number], number | string>>

interface EntryRow extends Amounts {
  readonly kind: string
  readonly order_seq: number | string
}

interface PaymentRow {
  readonly order_seq: number | string
  readonly captured: number | string
  readonly refunded: number | string
}

export async function judgeBooks(place: Place): Promise<BooksVerdict> {
  const entries = await read<EntryRow>(place, 'select * from ledger')
  const payments = await read<PaymentRow>(
    place,
    'select order_seq, captured, refunded from payments where order_seq is not null',
  )
  const sent = await read<{ seq: number | string }>(place, `select seq from refunds where state = 'sent'`)
  const disputes = await read<{ order_seq: number | string; withdrawn: number | string }>(
    place,
    'select order_seq, withdrawn from disputes',
  )
  const cash = new Map<number, number>()
  for (const entry of entries) {
    const order = Number(entry.order_seq)
    cash.set(order, (cash.get(order) ?? 0) + Number(entry.card) + Number(entry.counter))
  }
  // Money that a bank withdrew for a dispute is not a refund, so the payment does not count it.
  for (const { order_seq, withdrawn } of disputes)
    cash.set(Number(order_seq), (cash.get(Number(order_seq)) ?? 0) + Number(withdrawn))
  const unbalanced = entries.filter((entry) => sumOf(entry) !== 0).length
  const unpaid = payments.filter(
    ({ order_seq, captured, refunded }) =>
      (cash.get(Number(order_seq)) ?? 0) !== Number(captured) - Number(refunded),
  ).length
  const count = (wanted: string) => entries.filter(({ kind }) => kind === wanted).length
  const entered = count('refund') - count('refund-failed')
  return { entries: entries.length, off: unbalanced + unpaid + Math.abs(sent.length - entered) }
}

function sumOf(entry: EntryRow): number {
  return accounts.reduce((sum, account) => sum + Number(entry[account]), 0)
}

export function isInOrder({ off }: BooksVerdict): boolean {
  return off === 0
}

export function formatBooks({ entries, off }: BooksVerdict): string {
  return `${entries} entries in the books, ${off} off`
}
