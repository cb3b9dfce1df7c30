// The rows of refunds, and the refunds made from them as the customer and the office see them.
import type { Kysely, Selectable } from 'kysely'
import { cents } from '#domain/basics/money.ts'
import {
  attemptsUntilStuck,
  type OfficeRefund,
  type Refund,
  type RefundedUnits,
  type RefundParts,
} from '#domain/payments/refund.ts'
import { isOneOf } from '../engine/is-one-of.ts'
import type { RefundsTable } from './payment-tables.ts'
import type { Tables } from '../schema.ts'

export type RefundRow = Selectable<RefundsTable>

/** By the seq of their orders, oldest first. */
export async function readRefundRows(db: Kysely<Tables>, seqs: readonly number[]): Promise<RefundRow[]> {
  return db
    .selectFrom('refunds')
    .selectAll()
    .where(isOneOf(db, 'order_seq', seqs))
    .orderBy('order_seq')
    .orderBy('seq')
    .execute()
}

export function refundOf(row: RefundRow): Refund {
  const { seq, at, reason, note, state } = row
  return {
    id: seq,
    at,
    units: JSON.parse(row.units) as RefundedUnits[],
    ...partsIn(row),
    reason,
    note,
    state,
  }
}

export function officeRefundOf(row: RefundRow): OfficeRefund {
  const { by_username: by, sent_at: sentAt, failure, failed_at: failedAt } = row
  return {
    ...refundOf(row),
    by,
    sentAt,
    isStuck: row.state === 'requested' && row.attempts >= attemptsUntilStuck,
    failure: failure && failedAt ? { at: failedAt, reason: failure } : null,
  }
}

export function partsIn({ goods, tax, delivery, tip, amount }: RefundRow): RefundParts {
  return {
    goods: cents(goods),
    tax: cents(tax),
    delivery: cents(delivery),
    tip: cents(tip),
    amount: cents(amount),
  }
}
