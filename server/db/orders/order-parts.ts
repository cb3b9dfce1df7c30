// The parts of an order that have rows of their own: its lines, its charges and its payment. The parts of many orders are
// read together, never order by order.
import type { Kysely, Selectable } from 'kysely'
import type { Charge, PricedLine } from '#domain/orders/bill.ts'
import type { TicketLine } from '#domain/kitchen/tickets.ts'
import { cents, milliPercent } from '#domain/basics/money.ts'
import type { PaymentState } from '#domain/payments/payment.ts'
import type { OrderChargesTable, OrderLinesTable, OrdersTable } from './order-tables.ts'
import { isOneOf } from '../engine/is-one-of.ts'
import { readRefundRows, type RefundRow } from '../payments/refund-rows.ts'
import type { Tables } from '../schema.ts'
import type { PaymentsTable } from '../payments/payment-tables.ts'

export type OrderRow = Selectable<OrdersTable>

/** The payment of a stored order: its money was held. */
export type OrderPayment = Selectable<PaymentsTable> & { readonly state: PaymentState }

export interface FullOrder {
  readonly row: OrderRow
  readonly lines: readonly PricedLine[]
  /** The same lines as the kitchen sees them. */
  readonly ticketLines: readonly TicketLine[]
  readonly charges: readonly Charge[]
  readonly payment: OrderPayment
  /** Oldest first. */
  readonly refunds: readonly RefundRow[]
}

/** Thousands of open pages may need more; between two batches, SQLite's thread does other work. */
const batchSize = 500

export async function inBatches<Value, Row>(
  values: readonly Value[],
  read: (some: Value[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let from = 0; from < values.length; from += batchSize) {
    rows.push(...(await read(values.slice(from, from + batchSize))))
  }
  return rows
}

/** In the order of the rows. */
export async function readFullOrders(db: Kysely<Tables>, rows: readonly OrderRow[]): Promise<FullOrder[]> {
  const seqs = rows.map(({ seq }) => seq)
  const [rowsOf, charges, payments, refunds] = await Promise.all([
    readLineRows(db, seqs),
    inBatches(seqs, (some) =>
      db
        .selectFrom('order_charges')
        .selectAll()
        .where(isOneOf(db, 'order_seq', some))
        .orderBy('order_seq')
        .orderBy('position')
        .execute(),
    ),
    inBatches(seqs, (some) =>
      db
        .selectFrom('payments')
        .selectAll()
        .where(isOneOf(db, 'order_seq', some))
        .execute(),
    ),
    inBatches(seqs, (some) => readRefundRows(db, some)),
  ])
  const refundsOf = Map.groupBy(refunds, (refund) => refund.order_seq)
  const chargesOf = Map.groupBy(charges, (charge) => charge.order_seq)
  const paymentOf = new Map(payments.map((payment) => [payment.order_seq, payment as OrderPayment]))
  return rows.map((row) => {
    const payment = paymentOf.get(row.seq)
    if (!payment) throw new Error('an order without its payment')
    const lines = rowsOf(row.seq)
    return {
      row,
      lines: lines.map(lineOf),
      ticketLines: lines.map(ticketLineOf),
      charges: (chargesOf.get(row.seq) ?? []).map(chargeOf),
      payment,
      refunds: refundsOf.get(row.seq) ?? [],
    }
  })
}

export async function readFullOrder(
  db: Kysely<Tables>,
  row: OrderRow | undefined,
): Promise<FullOrder | undefined> {
  return row && (await readFullOrders(db, [row]))[0]
}

/** The lines of tickets, by the seq of their orders. */
export async function readTicketLines(
  db: Kysely<Tables>,
  seqs: readonly number[],
): Promise<(seq: number) => readonly TicketLine[]> {
  const rowsOf = await readLineRows(db, seqs)
  return (seq) => rowsOf(seq).map(ticketLineOf)
}

type LineRow = Selectable<OrderLinesTable>

async function readLineRows(
  db: Kysely<Tables>,
  seqs: readonly number[],
): Promise<(seq: number) => readonly LineRow[]> {
  const rows = await inBatches(seqs, (some) =>
    db
      .selectFrom('order_lines')
      .selectAll()
      .where(isOneOf(db, 'order_seq', some))
      .orderBy('order_seq')
      .orderBy('position')
      .execute(),
  )
  const bySeq = Map.groupBy(rows, (row) => row.order_seq)
  return (seq) => bySeq.get(seq) ?? []
}

function ticketLineOf(row: LineRow): TicketLine {
  return { ...lineOf(row), rolled: row.rolled }
}

/** What a line of the bill is made of. */
export type LineColumns = Pick<
  LineRow,
  | 'item'
  | 'name'
  | 'short_name'
  | 'quantity'
  | 'unit_price'
  | 'price'
  | 'discount'
  | 'customization'
  | 'changes'
  | 'note'
>

export function lineOf(row: LineColumns): PricedLine {
  return {
    item: row.item,
    name: JSON.parse(row.name) as PricedLine['name'],
    shortName: JSON.parse(row.short_name) as PricedLine['shortName'],
    quantity: row.quantity,
    unitPrice: cents(row.unit_price),
    price: cents(row.price),
    ...(row.discount > 0 && { discount: cents(row.discount) }),
    ...(row.customization !== null &&
      (JSON.parse(row.customization) as Pick<PricedLine, 'choices' | 'without'>)),
    ...(row.note !== null && { note: row.note }),
    ...(row.changes !== null && { changes: JSON.parse(row.changes) as PricedLine['changes'] & object }),
  }
}

export type ChargeColumns = Pick<
  Selectable<OrderChargesTable>,
  'kind' | 'amount' | 'rate' | 'base' | 'code' | 'percent'
>

export function chargeOf(row: ChargeColumns): Charge {
  const { kind, rate, base, code, percent } = row
  const amount = cents(row.amount)
  if (kind === 'tax') return { kind, amount, rate: milliPercent(rate ?? 0), base: cents(base ?? 0) }
  if (kind === 'discount') return { kind, amount, code: code ?? '' }
  if (kind === 'tip') return { kind, amount, ...(percent !== null && { percent }) }
  return { kind, amount }
}
