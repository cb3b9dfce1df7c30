// What the owner has chosen to send back, what it comes to, and whether it can be sent. The amounts are those that the
// server will compute from the same rules (R67).
import { codeOf } from '#domain/orders/bill.ts'
import type { Faults } from '#domain/basics/validation-errors.ts'
import { cents, formatMoney, type Cents } from '#domain/basics/money.ts'
import type { OfficeOrder } from '#domain/people/people-api.ts'
import type { RefundBody } from '#domain/payments/payment-api.ts'
import { readPrice } from '#domain/menu/menu-limits.ts'
import { refundBody, type GivenReason } from '#domain/payments/refund-schema.ts'
import {
  backLines,
  isWishOf,
  largestAmount,
  leftOf,
  partsOf,
  worthOf,
  type Left,
  type OfficeRefund,
  type RefundParts,
  type RefundWish,
} from '#domain/payments/refund.ts'
import { sayFaults } from '#domain/basics/validation-messages.ts'
import { wentBack } from '#domain/payments/refunded.ts'
import { staffFaults } from '#words/people/staff/validation-errors.ts'
import { refundWords as words } from '#words/payments/staff/refund.ts'
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
  readonly reason: GivenReason | ''
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
  readonly left: Left
  readonly wish: RefundWish
  /** Undefined while nothing is chosen, or what was typed cannot go back. */
  readonly parts: RefundParts | undefined
  readonly rows: readonly (readonly [label: string, amount: Cents])[]
  /** What stays with the restaurant. */
  readonly kept: Cents
}

/** By the order as it is now: another owner may have refunded a part of it since the window opened. */
export function previewOf(order: OfficeOrder, draft: RefundDraft): RefundPreview {
  const left = leftOf(order, order.refunds)
  const wish = wishOf(draft, left)
  const parts = partsOf(order, left, wish)
  const kept = cents(order.total - wentBack(order.refunds) - (parts?.amount ?? 0))
  return { left, wish, parts, rows: parts ? rowsOf(order, left, wish, parts) : [], kept }
}

/** Typing an amount clears the rest; choosing anything else clears the amount. */
export function changedBy(before: RefundDraft, change: Partial<RefundDraft>): RefundDraft {
  if (change.amount !== undefined && change.amount.trim() !== '')
    return { ...before, units: {}, delivery: false, tip: false, ...change }
  const isChoice = 'units' in change || 'delivery' in change || 'tip' in change
  return { ...before, ...(isChoice && { amount: '' }), ...change }
}

export function checkRefund(order: OfficeOrder, draft: RefundDraft, key: string): Checked<RefundBody> {
  const { left, wish, parts } = previewOf(order, draft)
  const wrong = (faults: Faults) => ({ fields: sayFaults(staffFaults, faults) })
  if (draft.amount.trim() !== '') {
    const most = largestAmount(order, left)
    const typed = readPrice(draft.amount)
    if (!typed) return wrong({ amount: { code: 'wrong-shape' } })
    if (typed > most) return wrong({ amount: { code: 'too-large', most } })
  }
  if (!parts) return wrong({ wish: { code: 'missing' } })
  // A new line is no sign that the customer's page could show.
  const note = draft.note.replace(/\s+/g, ' ').trim()
  return checkedBy(refundBody, { key, wish, reason: draft.reason, note, expected: parts.amount })
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
    (refund) => refund.id > after && refund.amount === body.expected && isWishOf(refund, body.wish),
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

function wishOf({ units, delivery, tip, amount }: RefundDraft, left: Left): RefundWish {
  if (amount.trim() !== '') return { amount: readPrice(amount) ?? cents(0) }
  const chosen = left.units.map((open, line) => ({ line, quantity: Math.min(units[line] ?? 0, open) }))
  return {
    units: chosen.filter(({ quantity }) => quantity > 0),
    delivery: delivery && left.delivery > 0,
    tip: tip && left.tip > 0,
  }
}

type Row = [label: string, amount: number]

/** What is zero is not listed. */
function rowsOf(order: OfficeOrder, left: Left, wish: RefundWish, parts: RefundParts) {
  const { goods, tax, delivery, tip } = parts
  const units = 'units' in wish ? wish.units : []
  const { gross, net } = worthOf(order, left, units) ?? { gross: goods, net: goods }
  const count = units.reduce((sum, { quantity }) => sum + quantity, 0)
  const becomes = words.tax(formatMoney(left.tax), formatMoney(cents(left.tax - tax)))
  const ofUnits: Row[] = [
    ...backLines(order, { units }).map((line): Row => [
      words.line(line.quantity, lineName(line)),
      line.price,
    ]),
    [words.share(codeOf(order), count), net - gross],
    [words.before, goods - net],
  ]
  const rows: Row[] = [
    ...('units' in wish ? ofUnits : ([[words.someAmount, goods]] satisfies Row[])),
    [becomes, tax],
    [words.delivery, delivery],
    [words.tip, tip],
  ]
  return rows.filter(([, amount]) => amount !== 0).map(([label, amount]) => [label, cents(amount)] as const)
}
