// What the owner has chosen to send back, what it comes to, and whether it can be sent. The amounts are those that the
// server will compute from the same rules (R67).
import { promoCodeOf } from '#domain/orders/bill.ts'
import type { ValidationErrors } from '#domain/basics/validation-errors.ts'
import { cents, formatMoney, type Cents } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import type { RefundBody } from '#domain/payments/payment-api.ts'
import { parsePrice } from '#domain/menu/menu-limits.ts'
import { refundBody, type OwnerRefundReason } from '#domain/payments/refund-schema.ts'
import {
  refundedLines,
  matchesSelection,
  maxRefundAmount,
  remainingOf,
  splitRefund,
  worthOf,
  type Remaining,
  type OfficeRefund,
  type RefundParts,
  type RefundSelection,
} from '#domain/payments/refund.ts'
import { formatValidationErrors } from '#domain/basics/validation-messages.ts'
import { refundedAmount } from '#domain/payments/refunded.ts'
import { staffErrorMessages } from '#words/people/staff/validation-errors.ts'
import { refundMessages as words } from '#words/payments/staff/refund.ts'
import { checkedBy } from '../checked-by.ts'
import type { Checked } from '../use-submit.ts'
import { lineName } from './refund-lines.ts'

export interface RefundDraft {
  /** Units by line. */
  readonly units: Readonly<Record<number, number>>
  readonly delivery: boolean
  readonly tip: boolean
  /** As typed. */
  readonly amount: string
  readonly reason: OwnerRefundReason | ''
  readonly note: string
}

export const blankRefund: RefundDraft = {
  units: {},
  delivery: false,
  tip: false,
  amount: '',
  reason: '',
  note: '',
}

export interface RefundPreview {
  readonly left: Remaining
  readonly selection: RefundSelection
  /** Undefined while nothing is chosen, or what was typed cannot go back. */
  readonly parts: RefundParts | undefined
  readonly rows: readonly (readonly [label: string, amount: Cents])[]
  /** What stays with the restaurant. */
  readonly retained: Cents
}

/** By the order as it is now: another owner may have refunded a part of it since the window opened. */
export function previewOf(order: OfficeOrder, draft: RefundDraft): RefundPreview {
  const left = remainingOf(order, order.refunds)
  const selection = selectionOf(draft, left)
  const parts = splitRefund(order, left, selection)
  const retained = cents(order.total - refundedAmount(order.refunds) - (parts?.amount ?? 0))
  return { left, selection, parts, rows: parts ? rowsOf(order, left, selection, parts) : [], retained }
}

/** Typing an amount clears the rest; choosing anything else clears the amount. */
export function changedBy(before: RefundDraft, change: Partial<RefundDraft>): RefundDraft {
  if (change.amount !== undefined && change.amount.trim() !== '')
    return { ...before, units: {}, delivery: false, tip: false, ...change }
  const isChoice = 'units' in change || 'delivery' in change || 'tip' in change
  return { ...before, ...(isChoice && { amount: '' }), ...change }
}

export function checkRefund(order: OfficeOrder, draft: RefundDraft, key: string): Checked<RefundBody> {
  const { left, selection, parts } = previewOf(order, draft)
  const wrong = (errors: ValidationErrors) => ({ fields: formatValidationErrors(staffErrorMessages, errors) })
  if (draft.amount.trim() !== '') {
    const most = maxRefundAmount(order, left)
    const typed = parsePrice(draft.amount)
    if (!typed) return wrong({ amount: { code: 'invalid-format' } })
    if (typed > most) return wrong({ amount: { code: 'too-large', most } })
  }
  if (!parts) return wrong({ selection: { code: 'missing' } })
  // A new line is no sign that the customer's page could show.
  const note = draft.note.replace(/\s+/g, ' ').trim()
  return checkedBy(refundBody, { key, selection, reason: draft.reason, note, expected: parts.amount })
}

/** A refund that was sent and not answered. */
export interface Unanswered {
  readonly body: RefundBody
  /** What was chosen then, as text. */
  readonly choice: string
  /** The last refund that was known then. */
  readonly after: number
}

export function unansweredBy(order: OfficeOrder, draft: RefundDraft, body: RefundBody): Unanswered {
  return { body, choice: choiceOf(draft), after: order.refunds.at(-1)?.id ?? 0 }
}

/**
 * What was sent is sent again as it was, with its key, so that the money goes back once; undefined for another choice. It is
 * not computed again: if it went through, less is left by now.
 */
export function sameAgain(unanswered: Unanswered | undefined, draft: RefundDraft): RefundBody | undefined {
  return unanswered?.choice === choiceOf(draft) ? unanswered.body : undefined
}

/** The refund that went through although its answer never came. */
export function arrivedAfter(
  { refunds }: OfficeOrder,
  unanswered: Unanswered | undefined,
): OfficeRefund | undefined {
  if (!unanswered) return undefined
  const { after, body } = unanswered
  return refunds.find(
    (refund) =>
      refund.id > after && refund.amount === body.expected && matchesSelection(refund, body.selection),
  )
}

function choiceOf({ units, delivery, tip, amount }: RefundDraft): string {
  return JSON.stringify([
    Object.entries(units).filter(([, chosen]) => chosen > 0),
    delivery,
    tip,
    amount.trim(),
  ])
}

function selectionOf({ units, delivery, tip, amount }: RefundDraft, left: Remaining): RefundSelection {
  if (amount.trim() !== '') return { amount: parsePrice(amount) ?? cents(0) }
  const chosen = left.units.map((open, line) => ({ line, quantity: Math.min(units[line] ?? 0, open) }))
  return {
    units: chosen.filter(({ quantity }) => quantity > 0),
    delivery: delivery && left.delivery > 0,
    tip: tip && left.tip > 0,
  }
}

type Row = [label: string, amount: number]

/** What is zero is not listed. */
function rowsOf(order: OfficeOrder, left: Remaining, selection: RefundSelection, parts: RefundParts) {
  const { goods, tax, delivery, tip } = parts
  const units = 'units' in selection ? selection.units : []
  const { gross, net } = worthOf(order, left, units) ?? { gross: goods, net: goods }
  const count = units.reduce((sum, { quantity }) => sum + quantity, 0)
  const becomes = words.tax(formatMoney(left.tax), formatMoney(cents(left.tax - tax)))
  const ofUnits: Row[] = [
    ...refundedLines(order, { units }).map((line): Row => [
      words.line(line.quantity, lineName(line)),
      line.price,
    ]),
    [words.share(promoCodeOf(order), count), net - gross],
    [words.before, goods - net],
  ]
  const rows: Row[] = [
    ...('units' in selection ? ofUnits : ([[words.someAmount, goods]] satisfies Row[])),
    [becomes, tax],
    [words.delivery, delivery],
    [words.tip, tip],
  ]
  return rows.filter(([, amount]) => amount !== 0).map(([label, amount]) => [label, cents(amount)] as const)
}
