// What happened to an order, from the customer, the card and the staff, in the order it happened.
import type { OfficeDispute } from '#domain/payments/dispute-schema.ts'
import { findChange, type AuditEntry } from '#domain/people/audit.ts'
import { isDisputeOver } from '#domain/payments/dispute.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { fullName, type OrderStatus, type CancelReason } from '#domain/orders/order.ts'
import type { OfficeRefund } from '#domain/payments/refund.ts'
import { cancelMessages } from '#words/orders/staff/cancel.ts'
import { disputeMessages } from '#words/payments/staff/disputes.ts'
import { actorName } from '#words/people/staff/actors.ts'
import { paymentFailureMessages, historyMessages, statusOf, statusNames } from '#words/orders/staff/orders.ts'
import { refundMessages } from '#words/payments/staff/refund.ts'
import { refunderOf, whatWasRefunded } from './refund-lines.ts'

export interface HistoryEntry {
  readonly key: string
  readonly at: string
  readonly what: string
  readonly about: readonly string[]
  /** Taken back: it shows hollow. */
  readonly isUndo: boolean
}

export function historyOf(order: OfficeOrder): readonly HistoryEntry[] {
  const { timestamp, firstName, lastName, history, purgedAt } = order
  const name = purgedAt === null ? fullName(firstName, lastName) : undefined
  const received = {
    key: 'received',
    at: timestamp,
    what: historyMessages.received,
    about: [name === undefined ? historyMessages.bySomebody : historyMessages.onTheSite(name)],
    isUndo: false,
  }
  const staff = history.flatMap((entry) => actionEntry(entry, order))
  // Those of the same moment stay in this order.
  return [
    received,
    ...paidEntry(order),
    ...staff,
    ...releasedEntry(order),
    ...order.refunds.map((refund) => refundEntry(order, refund)),
    ...failedEntry(order),
    ...order.disputes.flatMap(disputeEntries),
  ].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

function paidEntry({ capturedAt, paidWith, total }: OfficeOrder): HistoryEntry[] {
  if (capturedAt === null) return []
  return [
    {
      key: 'paid',
      at: capturedAt,
      what: historyMessages.paid[paidWith],
      about: [formatMoney(total)],
      isUndo: false,
    },
  ]
}

function releasedEntry({ returnedAt, payment, paidWith, total }: OfficeOrder): HistoryEntry[] {
  if (returnedAt === null || payment !== 'voided') return []
  return [
    {
      key: 'returned',
      at: returnedAt,
      what: historyMessages.released[paidWith],
      about: total > 0 ? [formatMoney(total)] : [],
      isUndo: false,
    },
  ]
}

function refundEntry(order: OfficeOrder, refund: OfficeRefund): HistoryEntry {
  const { id, at, amount, state, reason, sentAt, failure } = refund
  const entry = (what: string, when: string, ...about: string[]) => ({
    key: `refund ${id}`,
    at: when,
    what,
    about,
    isUndo: true,
  })
  const back = formatMoney(amount)
  if (reason === 'canceled' && state === 'sent')
    return { ...entry(historyMessages.refunded[order.paidWith], sentAt ?? at, back), isUndo: false }
  const who = refunderOf(order, refund)
  const what = whatWasRefunded(order, refund)
  const about = who ? refundMessages.historyBy(what, who) : what
  const why = failure ? [paymentFailureMessages.reasons[failure.reason]] : []
  return entry(refundMessages.history[state](back), failure?.at ?? at, about, ...why)
}

function disputeEntries({ id, amount, openedAt, closedAt, status, reason }: OfficeDispute): HistoryEntry[] {
  const entry = (key: string, at: string, what: string, ...about: string[]) => ({
    key: `${key} ${id}`,
    at,
    what,
    about,
    isUndo: false,
  })
  const opened = disputeMessages.history.opened(formatMoney(amount))
  return [
    entry('opened', openedAt, opened, disputeMessages.reasons[reason]),
    ...(closedAt !== null && isDisputeOver(status)
      ? [entry('closed', closedAt, disputeMessages.history[status])]
      : []),
  ]
}

/** The card was never charged. A refund that failed stands with the refund itself. */
function failedEntry({ paymentFailure, payment }: OfficeOrder): HistoryEntry[] {
  if (!paymentFailure || payment !== 'capture-failed') return []
  const about = [paymentFailureMessages.reasons[paymentFailure.reason]]
  return [{ key: 'failed', at: paymentFailure.at, what: historyMessages.captureFailed, about, isUndo: false }]
}

function actionEntry(
  { id, at, by, action }: AuditEntry,
  { cancellation, fulfillmentDetails }: OfficeOrder,
): HistoryEntry[] {
  const name = actorName(by)
  const entry = (what: string, ...about: string[]) => [
    { key: String(id), at, what, about, isUndo: action.what === 'undone' },
  ]
  const status = findChange(action, 'status')?.to as OrderStatus
  const reason = findChange(action, 'reason')?.to as CancelReason | undefined
  const promise = findChange(action, 'readyBy') as { from: string; to: string } | undefined
  switch (action.what) {
    case 'moved':
      return entry(statusOf({ status, fulfillment: fulfillmentDetails.fulfillment }), name)
    case 'undone':
      return entry(historyMessages.backTo(statusNames[status]), historyMessages.undoBy(name))
    case 'canceled': {
      const why = reason && historyMessages.because(cancelMessages.reasons[reason], name)
      const note = cancellation?.note ? [historyMessages.note(cancellation.note)] : []
      return entry(statusNames.canceled, why ?? name, ...note)
    }
    case 'mailed':
      return entry(historyMessages.resendEmail, name)
    case 'settled':
      return entry(historyMessages.settled, name)
    case 'changed':
      if (!promise) return []
      return entry(
        historyMessages.delayed((Date.parse(promise.to) - Date.parse(promise.from)) / 60_000),
        name,
      )
    default:
      // A refund and a payment at the counter stand with the money itself.
      return []
  }
}
