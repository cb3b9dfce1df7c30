// The parts of an order that have rows of their own: its lines, its charges and its payment. The parts of many orders are
// read together, never order by order.
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Bill, Charge, PricedLine } from '#domain/orders/bill.ts'
import type { TicketLine } from '#domain/kitchen/tickets.ts'
import { cents, milliPercent } from '#domain/basics/money.ts'
import type { PaymentState } from '#domain/payments/payment.ts'
import type { OrderChargesTable, OrderChoicesTable, OrderLinesTable, OrdersTable } from './order-tables.ts'
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

/** SQLite binds at most 32,766 values in a statement, and thousands of open pages may need more. */
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
        .where('order_seq', 'in', some)
        .orderBy('order_seq')
        .orderBy('position')
        .execute(),
    ),
    inBatches(seqs, (some) => db.selectFrom('payments').selectAll().where('order_seq', 'in', some).execute()),
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
      .where('order_seq', 'in', some)
      .orderBy('order_seq')
      .orderBy('position')
      .execute(),
  )
  const bySeq = Map.groupBy(rows, (row) => row.order_seq)
  return (seq) => bySeq.get(seq) ?? []
}

/** The facts of an order that the rows of its parts repeat. */
export interface ParentOrder extends Pick<OrderRow, 'seq' | 'business_day'> {
  /** The kitchen's work for one unit of an item, in burritos; 1 by default. */
  readonly weights?: ReadonlyMap<string, number>
  /** The items that were reserved from the stock of the order's business day (R59). */
  readonly counted?: ReadonlySet<string>
}

export async function insertOrderParts(
  trx: Transaction<Tables>,
  order: ParentOrder,
  bill: Bill,
): Promise<void> {
  await trx.insertInto('order_lines').values(lineRows(order, bill)).execute()
  const choices = choiceRows(order, bill)
  if (choices.length > 0) await trx.insertInto('order_choices').values(choices).execute()
  await trx.insertInto('order_charges').values(chargeRows(order, bill)).execute()
}

export function lineRows(
  { seq, business_day, weights, counted }: ParentOrder,
  { lines }: Pick<Bill, 'lines'>,
): Insertable<OrderLinesTable>[] {
  return lines.map((line, position) => ({
    order_seq: seq,
    position,
    item: line.item,
    name: JSON.stringify(line.name),
    short_name: JSON.stringify(line.shortName),
    quantity: line.quantity,
    unit_price: line.unitPrice,
    price: line.price,
    discount: line.discount ?? 0,
    weight: Math.round((weights?.get(line.item) ?? 1) * 10),
    customization:
      line.choices || line.without
        ? JSON.stringify({ choices: line.choices, without: line.without } satisfies Customization)
        : null,
    changes: line.changes ? JSON.stringify(line.changes) : null,
    note: line.note ?? null,
    stock_day: counted?.has(line.item) ? business_day : null,
  }))
}

type Customization = Partial<Record<'choices' | 'without', unknown>>

/** The choices that differ from the items' defaults. */
export function choiceRows(
  { seq }: Pick<ParentOrder, 'seq'>,
  { lines }: Pick<Bill, 'lines'>,
): Insertable<OrderChoicesTable>[] {
  return lines.flatMap((line, at) =>
    (line.changes ?? [])
      .filter(({ kind }) => kind !== 'no')
      .map(({ id, name, count, price }) => ({
        order_seq: seq,
        line: at,
        choice: id,
        item: line.item,
        name: JSON.stringify(name),
        quantity: count * line.quantity,
        price: price * count * line.quantity,
      })),
  )
}

export function chargeRows(
  { seq }: Pick<ParentOrder, 'seq'>,
  { charges }: Pick<Bill, 'charges'>,
): Insertable<OrderChargesTable>[] {
  return charges.map((charge, position) => ({
    order_seq: seq,
    position,
    kind: charge.kind,
    amount: charge.amount,
    rate: charge.kind === 'tax' ? charge.rate : null,
    base: charge.kind === 'tax' ? charge.base : null,
    code: charge.kind === 'discount' ? charge.code : null,
    percent: charge.kind === 'tip' ? (charge.percent ?? null) : null,
  }))
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
