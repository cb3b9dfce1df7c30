// What happened to an order, from the customer, the card and the staff, in the order it happened.
import type { OfficeDispute } from '#domain/payments/dispute-schema.ts'
import { changeOf, type AuditEntry } from '#domain/people/audit.ts'
import { isDisputeOver } from '#domain/payments/dispute.ts'
import { formatMoney } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import { fullName, type OrderStatus, type CancelReason } from '#domain/orders/order.ts'
import type { OfficeRefund } from '#domain/payments/refund.ts'
import { cancelWords } from '#words/orders/staff/cancel.ts'
import { disputeWords } from '#words/payments/staff/disputes.ts'
import { doerName } from '#words/people/staff/actors.ts'
import { failureWords, historyWords, statusOf, statusWords } from '#words/orders/staff/orders.ts'
import { refundWords } from '#words/payments/staff/refund.ts'
import { refunderOf, whatWentBack } from './refund-lines.ts'

export interface HistoryEntry {
  readonly key: string
  readonly at: string
  readonly what: string
  readonly about: readonly string[]
  /** Taken back: it shows hollow. */
  readonly isUndo: boolean
}

export function historyOf(order: OfficeOrder): readonly HistoryEntry[] {
  const { timestamp, firstName, lastName, history, forgottenAt } = order
  const name = forgottenAt === null ? fullName(firstName, lastName) : undefined
  const received = {
    key: 'received',
    at: timestamp,
    what: historyWords.received,
    about: [name === undefined ? historyWords.bySomebody : historyWords.onTheSite(name)],
    isUndo: false,
  }
  const staff = history.flatMap((entry) => deedEntry(entry, order))
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
      what: historyWords.paid[paidWith],
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
      what: historyWords.released[paidWith],
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
  if (reason === 'cancelled' && state === 'sent')
    return { ...entry(historyWords.refunded[order.paidWith], sentAt ?? at, back), isUndo: false }
  const who = refunderOf(order, refund)
  const what = whatWentBack(order, refund)
  const about = who ? refundWords.historyBy(what, who) : what
  const why = failure ? [failureWords.faults[failure.fault]] : []
  return entry(refundWords.history[state](back), failure?.at ?? at, about, ...why)
}

function disputeEntries({ id, amount, openedAt, closedAt, status, reason }: OfficeDispute): HistoryEntry[] {
  const entry = (key: string, at: string, what: string, ...about: string[]) => ({
    key: `${key} ${id}`,
    at,
    what,
    about,
    isUndo: false,
  })
  const opened = disputeWords.history.opened(formatMoney(amount))
  return [
    entry('opened', openedAt, opened, disputeWords.reasons[reason]),
    ...(closedAt !== null && isDisputeOver(status)
      ? [entry('closed', closedAt, disputeWords.history[status])]
      : []),
  ]
}

/** The card was never charged. A refund that failed is told with the refund itself. */
function failedEntry({ paymentFailure, payment }: OfficeOrder): HistoryEntry[] {
  if (!paymentFailure || payment !== 'capture-failed') return []
  const about = [failureWords.faults[paymentFailure.fault]]
  return [{ key: 'failed', at: paymentFailure.at, what: historyWords.captureFailed, about, isUndo: false }]
}

function deedEntry(
  { id, at, by, deed }: AuditEntry,
  { cancellation, fulfilment }: OfficeOrder,
): HistoryEntry[] {
  const name = doerName(by)
  const entry = (what: string, ...about: string[]) => [
    { key: String(id), at, what, about, isUndo: deed.what === 'undone' },
  ]
  const status = changeOf(deed, 'status')?.to as OrderStatus
  const reason = changeOf(deed, 'reason')?.to as CancelReason | undefined
  const promise = changeOf(deed, 'readyBy') as { from: string; to: string } | undefined
  switch (deed.what) {
    case 'moved':
      return entry(statusOf({ status, way: fulfilment.way }), name)
    case 'undone':
      return entry(historyWords.backTo(statusWords[status]), historyWords.undoBy(name))
    case 'canceled': {
      const why = reason && historyWords.because(cancelWords.reasons[reason], name)
      const note = cancellation?.note ? [historyWords.note(cancellation.note)] : []
      return entry(statusWords.cancelled, why ?? name, ...note)
    }
    case 'mailed':
      return entry(historyWords.mailAgain, name)
    case 'changed':
      if (!promise) return []
      return entry(historyWords.delayed((Date.parse(promise.to) - Date.parse(promise.from)) / 60_000), name)
    default:
      // A refund and a payment at the counter are told by the money itself.
      return []
  }
}
