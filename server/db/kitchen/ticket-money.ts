// The money on a ticket and on a row of the order book: the amount to collect (R65), and what a cancellation would give back.
import type { Kysely } from 'kysely'
import { moneyIfCanceled } from '#domain/payments/refunded.ts'
import type { Ticket } from '#domain/kitchen/tickets.ts'
import { cents } from '#domain/basics/money.ts'
import { isPaymentFailed } from '#domain/payments/payment.ts'
import { isOneOf } from '../engine/is-one-of.ts'
import { inBatches, type OrderPayment, type OrderRow } from '../orders/order-parts.ts'
import { readRefundRows, refundOf, type RefundRow } from '../payments/refund-rows.ts'
import type { Tables } from '../schema.ts'

export type TicketMoney = Pick<Ticket, 'toCollect' | 'moneyIfCanceled'>

/** For a canceled order. */
export const noTicketMoney: TicketMoney = { toCollect: null, moneyIfCanceled: null }

type PaidRow = Pick<OrderRow, 'seq' | 'status' | 'total'>

export function ticketMoneyOf(
  { status, total: amount }: PaidRow,
  { state: payment, gateway: paidWith }: Pick<OrderPayment, 'state' | 'gateway'>,
  refundRows: readonly RefundRow[],
): TicketMoney {
  const total = cents(amount)
  return {
    toCollect: payment === 'to-collect' ? total : null,
    moneyIfCanceled: moneyIfCanceled({
      status,
      payment,
      paidWith,
      total,
      refunds: refundRows.map(refundOf),
    }),
  }
}

/** The same for a row of the order book, which also shows whether the payment failed. */
export function bookRowMoneyOf(row: PaidRow, payment: OrderPayment, refunds: readonly RefundRow[]) {
  const isRealSetAside = payment.set_aside_at !== null && payment.is_test_mode === 0
  const isSettled = payment.failure_settled_at !== null
  return {
    paymentFailed: isPaymentFailed({ payment: payment.state, status: row.status, isRealSetAside, isSettled }),
    moneyIfCanceled: ticketMoneyOf(row, payment, refunds).moneyIfCanceled,
  }
}

/** Runs its queries one after the other, because a transaction has only one connection. */
export async function readTicketMoney(
  db: Kysely<Tables>,
  rows: readonly PaidRow[],
): Promise<(row: PaidRow) => TicketMoney> {
  const seqs = rows.map(({ seq }) => seq)
  const payments = await inBatches(seqs, (some) =>
    db
      .selectFrom('payments')
      .select(['order_seq', 'state', 'gateway'])
      .where(isOneOf(db, 'order_seq', some))
      .execute(),
  )
  const refunds = await inBatches(seqs, (some) => readRefundRows(db, some))
  const paymentOf = new Map(payments.map((one) => [one.order_seq, one]))
  const refundsOf = Map.groupBy(refunds, (refund) => refund.order_seq)
  return (row) => {
    const payment = paymentOf.get(row.seq)
    if (!payment) throw new Error('an order without its payment')
    return ticketMoneyOf(row, payment as OrderPayment, refundsOf.get(row.seq) ?? [])
  }
}
