// The words about promo codes (R64): what a code gives, and why it is refused. Loaded lazily, because most customers have
// none.
import type { PromoCodeRejection } from '#domain/orders/promo-codes.ts'
import type { PromoCodeTerms } from '#domain/orders/discount.ts'
import { cents, formatMoney } from '#domain/basics/money.ts'
import type { Weekday } from '#domain/basics/days.ts'
import { monthAndDay } from '../../basics/dates.ts'
import { periodName, weekdayName } from '../../restaurant/hours.ts'
import { listNames } from '../../basics/lists.ts'

export const promoCodeMessages = {
  label: 'Code',
  apply: 'Apply',
  remove: 'Remove',
  removes: (code: string) => `Remove ${code}`,
  missing: 'Enter a code.',
  noAnswer: 'We couldn’t check that code. Try again.',
  tooMany: 'Too many tries. Wait a moment, then try again.',
}

export function formatDiscount({ gives }: Pick<PromoCodeTerms, 'gives'>): string {
  return gives.kind === 'percent' ? `${gives.percent}% off` : `${formatMoney(gives.amount)} off`
}

export function promoCodeRejectionMessage(refused: PromoCodeRejection | undefined): string {
  const { why, minimumOrder, missing, day, days = [], hours = null } = refused ?? {}
  switch (why) {
    case 'too-small':
      return `This code needs a subtotal of ${formatMoney(minimumOrder ?? cents(0))}. You’re ${formatMoney(missing ?? cents(0))} away.`
    case 'not-yet':
      return `This code starts on ${monthAndDay(day ?? '')}.`
    case 'ended':
      return `This code ended on ${monthAndDay(day ?? '')}.`
    case 'not-now':
      return `${formatDaysAndHours(days, hours)}.`
    case 'used-up':
      return 'This code is used up.'
    case 'already-used':
      return 'You’ve already used this code.'
    default:
      return 'We don’t know that code.'
  }
}

/** Tuesdays only, 2 PM to 5 PM */
function formatDaysAndHours(days: readonly Weekday[], hours: PromoCodeRejection['hours']): string {
  const span = hours ? periodName(hours) : ''
  if (days.length === 0) return `Only from ${span}`
  const only = `${listNames(days.map((day) => `${weekdayName(day)}s`))} only`
  return span ? `${only}, ${span}` : only
}
