// What became of a demo order's money (R65, R67): taken when cooking starts or over the counter, let go, or sent back.
import { businessDayOf } from '#domain/business-day.ts'
import { deliveryOf } from '#domain/bill.ts'
import { cents } from '#domain/money.ts'
import { largestAmount, leftOf, partsOf, wholeOf, type RefundWish } from '#domain/refund.ts'
import type { PastPayment, PastRefund } from '../db/demo.ts'
import { iso, type Course } from './course.ts'
import type { Random } from './random.ts'
import { marisol } from './staff.ts'
import type { Draft } from './told-orders.ts'

const second = 1_000
const minute = 60_000

/** The share of finished orders of which a part goes back. */
const refundedInPart = 0.012

export interface Takings {
  readonly payment: PastPayment
  readonly refunds: readonly PastRefund[]
  readonly earnedDay: string | null
}

export function takingsOf(
  key: string,
  draft: Pick<Draft, 'chosen' | 'time'>,
  course: Course,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
  random: Random,
): Takings {
  const { bill, atCounter } = draft.chosen
  const isOver = (at: number | undefined): at is number => at !== undefined && at <= now.getTime()
  const reached = (status: string) => {
    const move = course.moves.find(({ to }) => to === status)
    return move && Date.parse(move.at)
  }
  const readyBy = Date.parse(draft.time.promise.readyBy)
  const captureAt = atCounter ? undefined : Math.min(reached('cooking') ?? readyBy, readyBy)
  const paidAt = atCounter ? reached('handed-over') : (captureAt ?? 0) + 2 * second
  const cancelledAt = reached('cancelled')
  const isPaid = isOver(paidAt) && !(cancelledAt !== undefined && cancelledAt < paidAt)
  const asked = {
    gateway: bill.total === 0 ? 'free' : atCounter ? 'counter' : 'demo',
    intent: atCounter || bill.total === 0 ? null : key,
    captureAt: captureAt === undefined ? null : iso(captureAt),
    returnAskedAt: cancelledAt === undefined ? null : iso(cancelledAt),
  } as const
  if (!isPaid) {
    const returnedAt = cancelledAt === undefined ? null : iso(cancelledAt + 3 * second)
    const state = returnedAt ? 'voided' : atCounter ? 'to-collect' : 'authorised'
    return { payment: { ...asked, state, capturedAt: null, returnedAt }, refunds: [], earnedDay: null }
  }
  const refunds = [
    ...(cancelledAt === undefined
      ? partlyBack(key, draft, course, random)
      : [wholeBack(key, draft, cancelledAt)]),
  ]
    .filter(({ sentAt }) => isOver(Date.parse(sentAt)))
    .map((refund) => ({ ...refund, day: businessDayOf(new Date(refund.sentAt), timeZone) }))
  return {
    payment: {
      ...asked,
      state: refunds.some(({ parts }) => parts.amount === bill.total) ? 'refunded' : 'captured',
      capturedAt: iso(paidAt),
      returnedAt: refunds.at(-1)?.sentAt ?? null,
    },
    refunds,
    earnedDay: businessDayOf(new Date(paidAt), timeZone),
  }
}

type Unsent = Omit<PastRefund, 'day'>

function wholeBack(key: string, { chosen: { bill } }: Pick<Draft, 'chosen'>, cancelledAt: number): Unsent {
  return {
    key,
    at: iso(cancelledAt),
    sentAt: iso(cancelledAt + 3 * second),
    by: null,
    reason: 'cancelled',
    units: [],
    parts: wholeOf(leftOf(bill, [])),
  }
}

/** Marisol makes up for it within the hour. */
function partlyBack(
  key: string,
  { chosen: { bill } }: Pick<Draft, 'chosen'>,
  { moves }: Course,
  random: Random,
): Unsent[] {
  const handedOver = moves.find(({ to }) => to === 'handed-over')
  if (!handedOver || !random.chance(refundedInPart)) return []
  const left = leftOf(bill, [])
  const reasons: readonly (readonly [PastRefund['reason'], RefundWish])[] = [
    ['missing', { units: [{ line: bill.lines.length - 1, quantity: 1 }], delivery: false, tip: false }],
    ['wrong', { units: [{ line: 0, quantity: 1 }], delivery: false, tip: false }],
    ['other', { amount: cents(Math.min(300, largestAmount(bill, left))) }],
    ...(deliveryOf(bill) > 0 ? [['late', { units: [], delivery: true, tip: false }] as const] : []),
  ]
  const [reason, wish] = random.pick(reasons)
  const parts = partsOf(bill, left, wish)
  if (!parts) return []
  const at = Date.parse(handedOver.at) + random.between(12, 55) * minute
  const units = 'units' in wish ? wish.units : []
  return [
    {
      key: `${key}-back`,
      at: iso(at),
      sentAt: iso(at + 3 * second),
      by: marisol.username,
      reason,
      units,
      parts,
    },
  ]
}
