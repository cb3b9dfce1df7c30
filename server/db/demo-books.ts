// The money of the demo's past: codes and their uses, refunds, and the ledger in the order in which the money moved.
import { deliveryOf, discountOf, taxOf, tipOf, type Bill } from '#domain/bill.ts'
import type { CodeSet } from '#domain/codes.ts'
import { postCapture, postRefund, type BillSums } from '#domain/ledger.ts'
import { mailboxOf } from '#domain/order-limits.ts'
import type { Insertable, Transaction } from 'kysely'
import type { LedgerTable } from './book-tables.ts'
import type { PastOrder } from './demo.ts'
import { insertInBatches } from './insert-in-batches.ts'
import type { NewEntry } from './ledger.ts'
import type { Tables } from './schema.ts'

export interface NumberedOrder {
  readonly order: PastOrder
  readonly seq: number
}

/** An order whose money was never taken because it was cancelled has not used its code. */
export async function insertCodes(
  trx: Transaction<Tables>,
  codes: readonly CodeSet[],
  orders: readonly NumberedOrder[],
): Promise<void> {
  const uses = orders.flatMap(({ order, seq }) => {
    const used = order.bill.charges.find(({ kind }) => kind === 'discount')
    return used && 'code' in used && order.payment.state !== 'voided' ? [{ order, seq, code: used.code }] : []
  })
  await insertInBatches(
    trx,
    'codes',
    codes.map(({ isOn, ...terms }) => {
      const ofCode = uses.filter(({ code }) => code === terms.code)
      const earned = ofCode.filter(({ order }) => order.earnedDay !== null)
      return {
        code: terms.code,
        terms: JSON.stringify(terms),
        is_on: isOn ? 1 : 0,
        first_uses: terms.firstUses,
        used: ofCode.length,
        given: earned.reduce((given, { order }) => given + discountOf(order.bill), 0),
      }
    }),
  )
  const rows = await trx.selectFrom('codes').select(['seq', 'code']).execute()
  const seqOf = new Map(rows.map(({ seq, code }) => [code, seq]))
  await insertInBatches(
    trx,
    'code_uses',
    uses.map(({ order, seq, code }) => ({
      order_seq: seq,
      code_seq: seqOf.get(code) ?? 0,
      mailbox: mailboxOf(order.email),
      discount: discountOf(order.bill),
    })),
  )
}

export async function insertBooks(trx: Transaction<Tables>, orders: readonly NumberedOrder[]): Promise<void> {
  await insertRefunds(trx, orders)
  const rows = await trx.selectFrom('refunds').select(['seq', 'key']).execute()
  const refundSeqs = new Map(rows.map(({ seq, key }) => [key, seq]))
  const moved = orders
    .flatMap((one) => movesOf(one, refundSeqs))
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : one.order - other.order))
  const entries = moved.map(({ order, refund, ...rest }): Insertable<LedgerTable> => {
    return { order_seq: order, refund_seq: refund, ...rest }
  })
  await insertInBatches(trx, 'ledger', entries)
}

async function insertRefunds(trx: Transaction<Tables>, orders: readonly NumberedOrder[]): Promise<void> {
  await insertInBatches(
    trx,
    'refunds',
    orders.flatMap(({ order, seq }) =>
      order.refunds.map(({ key, at, sentAt, by, reason, units, parts, day }) => ({
        order_seq: seq,
        key,
        at,
        by_username: by,
        reason,
        note: '',
        units: JSON.stringify(units),
        goods: parts.goods,
        tax: parts.tax,
        delivery: parts.delivery,
        tip: parts.tip,
        amount: parts.amount,
        state: 'sent' as const,
        sent_at: sentAt,
        day,
      })),
    ),
  )
}

function movesOf({ order, seq }: NumberedOrder, refundSeqs: ReadonlyMap<string, number>): NewEntry[] {
  const { payment, bill, earnedDay, refunds } = order
  const { gateway, capturedAt } = payment
  if (capturedAt === null || earnedDay === null) return []
  return [
    {
      at: capturedAt,
      day: earnedDay,
      kind: 'capture',
      order: seq,
      refund: null,
      gateway,
      ...postCapture(sumsOf(bill), gateway),
    },
    ...refunds.map(({ key, sentAt, day, parts }): NewEntry => ({
      at: sentAt,
      day,
      kind: 'refund',
      order: seq,
      refund: refundSeqs.get(key) ?? 0,
      gateway,
      ...postRefund(parts, gateway),
    })),
  ]
}

function sumsOf(bill: Bill): BillSums {
  const { subtotal, total } = bill
  const [discount, tax, delivery, tip] = [discountOf(bill), taxOf(bill).amount, deliveryOf(bill), tipOf(bill)]
  return { subtotal, discount, tax, delivery, tip, total }
}
